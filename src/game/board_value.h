// What a board asks of a player's hand. docs/metrics.md has the definitions and their sources.
//
// 3BV, Bechtel's Board Benchmark Value: the fewest clicks that clear the board without flags, one
// for each opening and one for each lone cell (openings.h). Islands: the groups of lone cells that
// touch one another.
#pragma once

#include <array>

#include "game/openings.h"

namespace minewise {

struct BoardValue {
  int clicks = 0;  // the 3BV
  int openings = 0;
  int islands = 0;
  std::array<int, kMaxDegree + 1> numbers{};  // how many safe cells have each number

  friend bool operator==(const BoardValue&, const BoardValue&) = default;
};

BoardValue board_value(const Openings& openings);
BoardValue board_value(const Layout& layout, const Topology& topology);

// The 3BV alone.
int count_3bv(const Openings& openings);
int count_3bv(const Layout& layout, const Topology& topology);

}  // namespace minewise
