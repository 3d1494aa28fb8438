// Finds best play by a search over sets of layouts.
//
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
//  - Of the others, many are excluded because another cell is at least as good (choices.h).
//  - A search has a limit: only a loss below it matters. Layouts that are alike (alike_cover.h) and
//    earlier bounds show early that a set, or a cell to open, cannot stay below it.
//  - Sets that are images of each other under a symmetry of the board are looked up as one, and so
//    are small sets of the same shape (set_shape.h).
//  - Independent parts are searched one by one (set_factors.h).
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <optional>
#include <span>

#include "search/alike_cover.h"
#include "search/choices.h"
#include "search/effort.h"
#include "search/game_tree.h"
#include "search/layout_frame.h"
#include "search/pace.h"
#include "search/set_factors.h"
#include "search/set_stack.h"
#include "search/set_table.h"

namespace minewise {

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
