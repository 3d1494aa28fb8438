// A view of what a game has shown, without flags, which are only a player's claims. One clue can be
// left out as well.
#pragma once

#include <cstddef>
#include <limits>

#include "core/view.h"

namespace minewise {

class Shown {
 public:
  static constexpr Cell kNothing{-1};
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  // A game before its first move. The number in the cell `hidden` will be withheld.
  explicit Shown(const View& view, Cell hidden = kNothing)
      : view_(view.topology_ptr(), view.rules(), view.count()), hidden_(hidden) {}

  // Adds what the game has uncovered since the last call, up to `uncovered` cells in all.
  void take_in(const View& view, std::size_t uncovered = kAll);

  const View& view() const { return view_; }

 private:
  View view_;
  Cell hidden_;
  std::size_t taken_in_ = 0;  // of the game's uncovered cells
};

}  // namespace minewise
