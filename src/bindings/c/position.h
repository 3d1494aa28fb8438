// A position as a handle. A position taken from a game keeps what the player saw there until it is
// edited. That may be more than notation says: that a safe cell is left, or that the first cell is
// promised to be safe.
#pragma once

#include <optional>

#include "bindings/c/border.h"

struct mw_position {
  minewise::Position position;
  std::optional<minewise::View> seen = {};

  minewise::View view() const { return seen ? *seen : minewise::view_of(position); }
};

namespace minewise::c {

// What the player of a game sees.
std::unique_ptr<mw_position> position_in(const Game& game);

}  // namespace minewise::c
