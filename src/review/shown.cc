#include "review/shown.h"

#include <algorithm>

namespace minewise {

void Shown::take_in(const View& view, std::size_t uncovered) {
  if (view_.promised().empty() && !view.promised().empty()) {
    view_.promise({view.promised().begin(), view.promised().end()});
  }
  view_.tell_count(view.count());
  const std::size_t end = std::min(uncovered, view.uncovered().size());
  for (; taken_in_ < end; ++taken_in_) {
    const Cell cell = view.uncovered()[taken_in_];
    if (view.is_open(cell)) {
      view_.open(cell, cell == hidden_ ? Clue::withheld() : view.clue(cell));
    } else if (view.state(cell) == CellState::Mine) {
      view_.step_on(cell);
    }
  }
}

}  // namespace minewise
