// The boards of studies that have curves against density or size: square, with so many mines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "study/experiment.h"

namespace minewise {

struct SquareBoard {
  int side = 0;
  int mines = 0;

  double density() const { return static_cast<double>(mines) / (side * side); }
  std::string text() const;  // "16x16/40"
};

// The board of each condition. An Error where one is not square, or its mines are not counted.
Result<std::vector<SquareBoard>> square_boards(const Experiment& experiment);

// What the boards of a study differ in: its setting `axis`.
struct BoardAxis {
  std::string_view label;
  double (*x)(const SquareBoard& board) = nullptr;
};
Result<BoardAxis> find_axis(std::string_view word);  // "density", "side"

}  // namespace minewise
