// The numbers of a board, told.
#pragma once

#include <optional>
#include <string>

#include "core/shape.h"
#include "game/board_value.h"
#include "game/zini.h"
#include "generate/difficulty.h"

namespace minewise {

// What there is to say of a board.
struct BoardMetrics {
  Shape shape;
  int mines = 0;
  BoardValue value;
  Zini zini;
  std::optional<Place> first = {};  // the cell from which it was graded
  std::optional<Grade> grade = {};  // nothing if it takes a guess from there
};

BoardMetrics measure_board(const Shape& shape, const Layout& layout, std::optional<Place> first);

// A line for each number.
std::string describe_metrics(const BoardMetrics& metrics);

}  // namespace minewise
