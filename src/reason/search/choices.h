// Which cells are worth opening at a risk, of a set of layouts in which no cell is safe in all. The
// fewer are tried, the faster the search (tree_search.h), and most can be seen to be needless.
//
// All of it stands in the header: it is the innermost loop of the search.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "reason/search/alike_cover.h"
#include "reason/search/game_tree.h"
#include "reason/search/layout_frame.h"
#include "reason/search/set_stack.h"

namespace minewise {

// A column that may be opened at some risk.
template <class Loss>
struct Choice {
  int column = 0;
  const Bits* mines = nullptr;  // within the set
  Loss risk{};
  Loss bound{};                      // the risk, and bounds on what follows
  std::size_t first = 0, parts = 0;  // what follows
};

template <class Loss>
using Choices = boost::container::small_vector<Choice<Loss>, 24>;

// What the layouts of a set weigh together.
template <class Loss>
Loss weight_of(const GameTree<Loss>& tree, const LayoutFrame& frame, const Bits* set) {
  if (tree.weight.empty()) return static_cast<unsigned>(count_bits(set, frame.words()));
  Loss sum = 0;
  for_each_member(set, frame.words(), [&](int member) { sum += tree.weight[frame.row(member)]; });
  return sum;
}

// Every column that is neither safe nor a mine in the whole set, the safest first.
template <class Loss>
Choices<Loss> risky_choices(const GameTree<Loss>& tree, const LayoutFrame& frame, const Bits* set,
                            int size, SetStack& stack) {
  const int words = frame.words();
  Choices<Loss> choices;
  Bits* mines = stack.take(words);
  for (int column = 0; column < frame.columns(); ++column) {
    if (!intersect(set, frame.mines(column), words, mines)) continue;
    if (count_bits(mines, words) == size) continue;
    choices.push_back({column, mines, weight_of(tree, frame, mines), 0, 0, 0});
    mines = stack.take(words);
  }
  std::ranges::sort(choices, [](const Choice<Loss>& a, const Choice<Loss>& b) {
    return std::tie(a.risk, a.column) < std::tie(b.risk, b.column);
  });
  return choices;
}

// A classic game is over once all safe cells are open. If that leaves nothing but mines in some
// layout, which takes an unknown number of them, going on means that it is another one.
template <class Loss>
Bits* without_won(const LayoutFrame& frame, const Bits* set, const Choices<Loss>& choices,
                  SetStack& stack) {
  const int words = frame.words();
  Bits* won = stack.take(words);
  std::copy(set, set + words, won);
  for (const Choice<Loss>& choice : choices) {
    if (!intersect(won, choice.mines, words, won)) return nullptr;
  }
  for (int i = 0; i < words; ++i) won[i] = set[i] & ~won[i];
  return won;
}

// A cell is not worth opening before another that is a mine only where it is a mine too. To open
// the other first, and then the one unless it is known by then to be a mine, costs the same and
// tells no less; and there may be something better to do in between. REQUIRES: the safest come
// first.
template <class Loss>
void drop_dominated(const LayoutFrame& frame, Choices<Loss>& choices) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto first = choices.begin(), end = first + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(first, end, [&](const Choice<Loss>& safer) {
          return is_within(safer.mines, choices[i].mines, frame.words());
        })) {
      continue;
    }
    if (kept != i) choices[kept] = std::move(choices[i]);
    ++kept;
  }
  choices.resize(kept);
}

// Drops choices that cannot be under the limit, as far as layouts that are alike tell
// (alike_cover.h). Returns the least of what they lose at least.
template <class Loss>
std::optional<Loss> drop_hopeless(const GameTree<Loss>& tree, const LayoutFrame& frame,
                                  const Bits* set, const Loss& limit, AlikeCover& cover,
                                  Choices<Loss>& choices) {
  std::optional<Loss> least;
  if (!frame.knows_alike() || !tree.weight.empty()) return least;
  cover.cover(frame, set);
  const auto is_hopeless = [&](const Choice<Loss>& choice) {
    const int more = cover.lost_more_by(choice.column, tree.survives_mines);
    const Loss bound = static_cast<unsigned>(cover.lost() + more);
    if (bound < limit) return false;
    if (!least || bound < *least) least = bound;
    return true;
  };
  choices.erase(std::remove_if(choices.begin(), choices.end(), is_hopeless), choices.end());
  return least;
}

// Where a mine ends the game and all layouts have equally many, a cell that answers the same
// wherever it is safe can wait until only such cells are left: play as if it had been opened, and
// open it in the end. (To open nothing but such cells wins a single layout; any other cell, with
// its two answers, wins two.)
template <class Loss>
void drop_uninformative(const LayoutFrame& frame, const Bits* set, Choices<Loss>& choices) {
  const auto tells_something = [&](const Choice<Loss>& choice) {
    int answers = 0;
    for (int index = 0; index < frame.answers(choice.column) && answers < 2; ++index) {
      answers += meet(set, frame.answer(choice.column, index), frame.words());
    }
    return answers > 1;
  };
  if (std::ranges::none_of(choices, tells_something)) return;
  choices.erase(std::remove_if(choices.begin(), choices.end(), std::not_fn(tells_something)),
                choices.end());
}

}  // namespace minewise
