// Chooses the cells that are worth opening at a risk, for a set of layouts in which no cell is safe
// in all. The fewer cells are tried, the faster is the search (tree_search.h), and most cells can
// be excluded.
//
// All code is in the header because it is the innermost loop of the search.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "search/alike_cover.h"
#include "search/game_tree.h"
#include "search/layout_frame.h"
#include "search/set_stack.h"

namespace minewise {

// A column that may be opened at a risk.
template <class Loss>
struct RiskyColumn {
  int column = 0;
  const Bits* mines = nullptr;  // within the set
  Loss risk{};
  Loss bound{};                      // the risk, and bounds on the losses after it
  std::size_t first = 0, parts = 0;  // the sets that its answers lead to
};

template <class Loss>
using RiskyColumns = boost::container::small_vector<RiskyColumn<Loss>, 24>;

// Sorts columns. The module of the page has one sort for all orders, since it loads over a wire.
template <class Loss, class Less>
void sort_columns(RiskyColumns<Loss>& columns, Less less) {
#ifdef MINEWISE_MODULE
  bool (*const in_order)(const RiskyColumn<Loss>&, const RiskyColumn<Loss>&) = less;
#else
  const Less in_order = less;
#endif
  std::ranges::sort(columns, in_order);
}

// The total weight of the layouts of a set.
template <class Loss>
Loss weight_of(const GameTree<Loss>& tree, const LayoutFrame& frame, const Bits* set) {
  if (tree.weight.empty()) return static_cast<unsigned>(count_bits(set, frame.words()));
  Loss sum = 0;
  for_each_member(set, frame.words(), [&](int member) { sum += tree.weight[frame.row(member)]; });
  return sum;
}

// Every column that is a mine in some layouts of the set and safe in others, the safest first.
template <class Loss>
RiskyColumns<Loss> risky_choices(const GameTree<Loss>& tree, const LayoutFrame& frame,
                                 const Bits* set, int size, SetStack& stack) {
  const int words = frame.words();
  RiskyColumns<Loss> choices;
  Bits* mines = stack.take(words);
  for (int column = 0; column < frame.columns(); ++column) {
    if (!intersect(set, frame.mines(column), words, mines)) continue;
    if (count_bits(mines, words) == size) continue;
    choices.push_back({column, mines, weight_of(tree, frame, mines), 0, 0, 0});
    mines = stack.take(words);
  }
  sort_columns(choices, [](const RiskyColumn<Loss>& a, const RiskyColumn<Loss>& b) {
    return std::tie(a.risk, a.column) < std::tie(b.risk, b.column);
  });
  return choices;
}

// A classic game is over once all safe cells are open. If the number of mines is unknown, the set
// may hold a layout in which only mines are left; if the game goes on, that layout is not the true
// one. Returns the set without it, or null if there is none.
template <class Loss>
Bits* without_won(const LayoutFrame& frame, const Bits* set, const RiskyColumns<Loss>& choices,
                  SetStack& stack) {
  const int words = frame.words();
  Bits* won = stack.take(words);
  std::copy(set, set + words, won);
  for (const RiskyColumn<Loss>& choice : choices) {
    if (!intersect(won, choice.mines, words, won)) return nullptr;
  }
  for (int i = 0; i < words; ++i) won[i] = set[i] & ~won[i];
  return won;
}

// Drops a cell A if there is a cell B that is a mine only in layouts in which A is a mine too. To
// open B first, and then A unless A is known to be a mine by then, costs no more and tells no less;
// and something better may be found in between. REQUIRES: the safest come first.
template <class Loss>
void drop_dominated(const LayoutFrame& frame, RiskyColumns<Loss>& choices) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto first = choices.begin(), end = first + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(first, end, [&](const RiskyColumn<Loss>& safer) {
          return is_within(safer.mines, choices[i].mines, frame.words());
        })) {
      continue;
    }
    if (kept != i) choices[kept] = std::move(choices[i]);
    ++kept;
  }
  choices.resize(kept);
}

// Drops choices whose loss cannot be under the limit, by the bound of alike_cover.h. Returns the
// smallest of the bounds of those dropped.
template <class Loss>
std::optional<Loss> drop_hopeless(const GameTree<Loss>& tree, const LayoutFrame& frame,
                                  const Bits* set, const Loss& limit, AlikeCover& cover,
                                  RiskyColumns<Loss>& choices) {
  std::optional<Loss> least;
  if (!tree.weight.empty()) return least;
  cover.cover(frame, set);
  cover.look_at_guesses(tree.survives_mines);
  const auto is_hopeless = [&](const RiskyColumn<Loss>& choice) {
    const int more = cover.lost_more_by(choice.column);
    const Loss bound = static_cast<unsigned>(cover.lost() + more);
    if (bound < limit) return false;
    if (!least || bound < *least) least = bound;
    return true;
  };
  choices.erase(std::remove_if(choices.begin(), choices.end(), is_hopeless), choices.end());
  return least;
}

// Drops cells that tell nothing. REQUIRES: a mine ends the game, and all layouts have equally many
// mines. A cell that gives the same answer wherever it is safe can wait until only such cells are
// left: play as if it were open, and open it last. (Opening only such cells wins a single layout;
// any other cell, with its two answers, wins two.)
template <class Loss>
void drop_uninformative(const LayoutFrame& frame, const Bits* set, RiskyColumns<Loss>& choices) {
  const auto tells_something = [&](const RiskyColumn<Loss>& choice) {
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
