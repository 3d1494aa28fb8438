// What a game has shown, kept as a view of its own: flags, which are a player's claims, are left
// out, and so is one clue if that is wanted.
#pragma once

#include <cstddef>
#include <limits>

#include "ground/view/view.h"

namespace minewise {

class Shown {
 public:
  static constexpr Cell kNothing{-1};
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  // A game before its first move. The number in the cell `hidden` will be withheld.
  explicit Shown(const View& view, Cell hidden = kNothing)
      : view_(view.topology_ptr(), view.rules(), view.count()), hidden_(hidden) {}

  // Takes in what the game has uncovered since the last call, up to so many cells in all.
  void take_in(const View& view, std::size_t uncovered = kAll);

  const View& view() const { return view_; }

 private:
  View view_;
  Cell hidden_;
  std::size_t taken_in_ = 0;  // of the game's uncovered cells
};

}  // namespace minewise
