#include "cli/terminal/board_pane.h"

#include <algorithm>

namespace minewise {
namespace {

constexpr int kMargin = 4;  // for the numbers of the rows

// Where a window of `size` cells over `all` should begin to show `focus` and some cells around it,
// if it began at `first`.
int scrolled(int first, int size, int all, int focus) {
  const int around = std::min(2, (size - 1) / 2);
  first = std::clamp(first, focus - size + 1 + around, focus - around);
  return std::clamp(first, 0, std::max(0, all - size));
}

}  // namespace

int BoardPane::indent_of(int row) const {
  return kMargin + (shape_.is_hex() && row % 2 == 1 ? pitch_ / 2 : 0);
}

int BoardPane::draw(Screen& screen, int top, int rows, int cell_width, Cell focus,
                    const PaneCellAt& at) {
  const bool hex = shape_.is_hex();
  pitch_ = cell_width + (hex ? 1 : 0);
  top_ = top;
  const int width = screen.cols() - kMargin - (hex ? pitch_ / 2 : 0);
  shown_rows_ = std::clamp(rows - 1, 1, shape_.height);
  shown_cols_ = std::clamp(width / pitch_, 1, shape_.width);
  const Place place = shape_.place(focus);
  first_.row = scrolled(first_.row, shown_rows_, shape_.height, place.row);
  first_.col = scrolled(first_.col, shown_cols_, shape_.width, place.col);
  draw_ruler(screen);
  for (int row = 0; row < shown_rows_; ++row) draw_row(screen, first_.row + row, at);
  return 1 + shown_rows_;
}

// Numbers of three digits fill a narrow cell: every other one is left out.
void BoardPane::draw_ruler(Screen& screen) const {
  for (int i = 0; i < shown_cols_; ++i) {
    const int col = first_.col + i;
    if (col >= 100 && col % 2 == 1 && pitch_ < 4) continue;
    const std::string number = fmt::format("{:>{}}", col, pitch_ / 2 + 1);
    screen.write(top_, kMargin + i * pitch_, number, Role::Faint);
  }
}

void BoardPane::draw_row(Screen& screen, int row, const PaneCellAt& at) const {
  const int line = top_ + 1 + row - first_.row;
  screen.write(line, 0, fmt::format("{:>3}", row), Role::Faint);
  for (int i = 0; i < shown_cols_; ++i) {
    const PaneCell cell = at(shape_.cell({row, first_.col + i}));
    screen.write(line, indent_of(row) + i * pitch_, cell.text, cell.role, cell.light);
  }
}

std::optional<Cell> BoardPane::cell_at(int row, int col) const {
  const int down = row - top_ - 1;
  if (down < 0 || down >= shown_rows_) return std::nullopt;
  const int right = col - indent_of(first_.row + down);
  if (right < 0 || right / pitch_ >= shown_cols_) return std::nullopt;
  return shape_.cell({first_.row + down, first_.col + right / pitch_});
}

}  // namespace minewise
