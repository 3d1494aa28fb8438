// Shows a board on a screen, with rulers as in printed boards. If the board is larger than the
// screen, it shows the part around a cell of interest, and scrolls no further than necessary.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/terminal/screen.h"
#include "core/shape.h"

namespace minewise {

struct PaneCell {
  std::string text;  // three columns, or five
  Role role = Role::Ink;
  Light light = Light::None;
};
using PaneCellAt = std::function<PaneCell(Cell cell)>;

class BoardPane {
 public:
  explicit BoardPane(Shape shape) : shape_(shape) {}

  // Draws into `rows` rows of the screen from `top` on, ruler included; returns how many rows it
  // used. Cells are `cell_width` columns wide. The cell `focus` is always shown.
  int draw(Screen& screen, int top, int rows, int cell_width, Cell focus, const PaneCellAt& at);

  // The cell at a place on the screen, in the last drawing.
  std::optional<Cell> cell_at(int row, int col) const;

 private:
  int indent_of(int row) const;  // odd rows of a hex board are half a cell to the right
  void draw_ruler(Screen& screen) const;
  void draw_row(Screen& screen, int row, const PaneCellAt& at) const;

  Shape shape_;
  Place first_;  // the cell shown top left
  int top_ = 0;
  int shown_rows_ = 0, shown_cols_ = 0;
  int pitch_ = 3;  // columns from cell to cell
};

}  // namespace minewise
