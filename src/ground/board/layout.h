// A layout: where the mines are. Only the game that dealt a layout, and code that reads or draws
// one, has it; agents and engines see a View.
#pragma once

#include <vector>

#include "ground/board/cell.h"
#include "ground/board/topology.h"

namespace minewise {

class Layout {
 public:
  explicit Layout(int cells = 0) : mine_(static_cast<std::size_t>(cells), false) {}

  int cells() const { return static_cast<int>(mine_.size()); }
  int mines() const { return mines_; }
  bool has_mine(Cell cell) const { return mine_[cell.at()]; }

  // REQUIRES: no mine is there yet.
  void place_mine(Cell cell);

  // REQUIRES: a mine is there.
  void take_mine(Cell cell);

  friend bool operator==(const Layout&, const Layout&) = default;

 private:
  std::vector<bool> mine_;
  int mines_ = 0;
};

// The true number of mines that touch a cell.
int mines_around(const Layout& layout, const Topology& topology, Cell cell);

}  // namespace minewise
