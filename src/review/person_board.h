// The board of a person's game, click by click, as a View: what the person saw, which engines can
// think about.
#pragma once

#include <vector>

#include "core/view.h"
#include "formats/click_board.h"

namespace minewise {

class PersonBoard {
 public:
  // The board before the first click. REQUIRES: the game outlives this.
  explicit PersonBoard(const PersonGame& game);

  // What is open. Flags are left out: they can be taken back, and prove nothing.
  const View& view() const { return view_; }

  // The same with the flags that stand.
  View view_with_flags() const;

  bool is_flagged(Cell cell) const { return board_.state(cell) == ClickBoard::State::Flagged; }

  // The covered cells that a click is about to open, without what a zero among them opens.
  std::vector<Cell> cells_of(const Click& click) const;

  // Makes the next click. The newest of view().uncovered() are the cells that it opened.
  void take(const Click& click);

 private:
  const PersonGame& game_;
  ClickBoard board_;
  View view_;
};

// What the person saw before a click, from 0, flags included.
View view_before(const PersonGame& game, std::size_t click);

}  // namespace minewise
