// A position as a handle. One that is a moment of a game keeps what the player saw there, which may
// be more than notation says (a safe cell is left, a first cell is promised), until it is edited.
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
