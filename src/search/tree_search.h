// Finds best play by a search over sets of layouts. The value of a set is the least loss: the
// weight of the layouts that are lost if a mine ends the game, or of all mines stepped on if the
// game goes on. A set that was searched before is looked up.
#pragma once

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "search/alike_cover.h"
#include "search/effort.h"
#include "search/game_tree.h"
#include "search/layout_frame.h"
#include "search/set_matrix.h"
#include "search/set_table.h"

namespace minewise {

// Chooses the cells that are worth opening at a risk, for a set of layouts in which no cell is safe
// in all. The fewer cells are tried, the faster is the search, and most cells can be excluded. All
// of this code is in the header because it is the innermost loop of the search.

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

// The least of a figure first. One sort serves all figures, which keeps the page small.
template <class Loss>
void sort_by(Loss RiskyColumn<Loss>::* figure, RiskyColumns<Loss>& columns) {
  std::ranges::sort(columns, [figure](const RiskyColumn<Loss>& a, const RiskyColumn<Loss>& b) {
    return std::tie(a.*figure, a.column) < std::tie(b.*figure, b.column);
  });
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
  sort_by(&RiskyColumn<Loss>::risk, choices);
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

// Once every cell that is safe in all layouts of a set has been opened, nothing else about the past
// matters. The open cells are exactly those that are safe in all its layouts; their order does not
// matter. A cell that is a mine in all of them costs nothing more, stepped on or not. So a set has
// a value, and a set that was searched before is looked up.
//
// The value is a loss, and the least loss is looked for. If a mine ends the game, the loss is the
// weight of the layouts that are lost; if the game goes on, it is the weight of all mines stepped
// on. Opening a cell costs the weight of the layouts in which it is a mine, plus the losses of the
// sets into which its answers split the other layouts; if the game goes on, "a mine" is an answer
// too. So one search serves both games, and the chance to win is what is not lost.
//
// What makes it fast:
//  - Cells that are safe in all layouts are opened at once: they cost nothing.
//  - Of the others, many are excluded because another cell is at least as good (above).
//  - A search has a limit: only a loss below it matters. Layouts that are alike (alike_cover.h) and
//    earlier bounds show early that a set, or a cell to open, cannot stay below it.
//  - Sets that are images of each other under a symmetry of the board are looked up as one, and so
//    are small sets of the same shape (set_matrix.h).
//  - Independent parts are searched one by one (set_matrix.h).

template <class Loss>
class TreeSearch {
 public:
  // All arguments are shared with other threads. REQUIRES: they outlive this.
  TreeSearch(const GameTree<Loss>& tree, SetTable<Loss>& known, Effort& effort)
      : tree_(tree), known_(known), effort_(effort), pace_([&effort] { return effort.ask(); }) {}

  // A set of a frame's layouts, and what is known of its loss so far.
  struct Part {
    const Bits* set = nullptr;
    int size = 0;
    SetKey key;
    Loss loss{};         // the least loss, or a lower bound on it
    bool exact = false;  // which of the two
  };
  using Parts = boost::container::small_vector<Part, 12>;

  // A set with what is known of it from earlier searches. REQUIRES: the set is not empty.
  Part look_up(const LayoutFrame& frame, const Bits* set);

  // Finds the least loss of a part if it is under the limit; otherwise a lower bound that is not
  // under the limit. Finds nothing once the effort is stopped.
  void settle(const LayoutFrame& frame, Part& part, const Loss& limit);

  // The sets that opening a column's cells may lead to, in memory of the search. If a mine ends the
  // game, there is none for the mine.
  void open(const LayoutFrame& frame, const Bits* set, int column, auto& parts);

 private:
  bool recall(Part& part) const;
  Loss reframed(const LayoutFrame& frame, const Bits* set, bool is_closed, const Loss& limit);
  Loss searched(const LayoutFrame& frame, const Bits* set, int size, const Loss& limit);
  Loss parted(const LayoutFrame& frame, const Bits* set, int size, RiskyColumns<Loss>& choices,
              const Loss& limit);
  Loss multiplied(const LayoutFrame& frame, const SetMatrix& matrix, const SetFactors& factors,
                  const Loss& limit);
  struct Joint {
    Loss loss{};
    Loss limit{};
  };
  Joint join(const Parts& parts, const Part& one, const Loss& whole, const Loss& limit) const;
  Loss guessed(const LayoutFrame& frame, const Bits* set, RiskyColumns<Loss>& choices,
               const Loss& limit);
  Loss total(const LayoutFrame& frame, std::span<Part> parts, Loss base, const Loss& limit);
  bool is_in_other_hands(const Part& part) const;
  bool split_by_safe(const LayoutFrame& frame, const Bits* set, Parts& parts);
  Loss bound(const LayoutFrame& frame, const Bits* set);
  SetKey key_of(const LayoutFrame& frame, const Bits* set, int size) const;
  void keep(const SetKey& key, const Loss& loss, bool exact);

  const GameTree<Loss>& tree_;
  SetTable<Loss>& known_;
  Effort& effort_;
  Pace pace_;
  SetStack stack_;
  AlikeCover cover_;
  int depth_ = 0;  // of guesses that follow guesses
};

extern template class TreeSearch<std::uint64_t>;
extern template class TreeSearch<Wide>;

}  // namespace minewise
