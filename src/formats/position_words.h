// What can be said of a position beside its text, in the words of its headers. A word overrides a
// header. Front ends read the words as options.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/position.h"

namespace minewise {

struct PositionWords {
  std::optional<std::string> mines = {}, density = {}, count_prior = {}, clues = {}, topology = {};
  bool count_unknown = false;

  std::string_view first_word() const;  // the name of the first that is said; empty if none is
  bool any() const { return !first_word().empty(); }
};

// Adjusts a position. An Error begins with the name of the word: "mines: 'x' is not a number ...".
Result<void> adjust(Position& position, const PositionWords& words);

// Reads a position and adjusts it: read_position("? ? ?\n1 2 1\n", {.mines = "2"}).
Result<Position> read_position(std::string_view text, const PositionWords& words = {});

}  // namespace minewise
