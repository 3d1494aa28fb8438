// The layouts that explain what is seen, one row each, with what every covered cell would answer in
// each of them. To open a cell is to learn in which rows one is; so a game tree over this table
// needs neither neighbours nor clues any more, and is the same for every kind of board.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ground/board/layout.h"
#include "ground/board/topology.h"

namespace minewise {

class LayoutTable {
 public:
  // What a cell answers when it is opened: the number of mines around it, or that it is one.
  using Answer = std::uint8_t;
  static constexpr Answer kMine = kMaxDegree + 1;

  // A table of these cells' answers, without rows yet.
  LayoutTable(TopologyPtr topology, std::vector<Cell> cells);

  void add(const Layout& layout);

  // Keeps the rows whose layouts have a number of mines of which `is_possible(mines)` holds.
  void keep_rows(const std::function<bool(int mines)>& is_possible);

  std::size_t rows() const { return mines_.size(); }
  std::size_t columns() const { return cells_.size(); }
  Cell cell(std::size_t column) const { return cells_[column]; }

  Answer answer(std::size_t row, std::size_t column) const {
    return answers_[row * columns() + column];
  }

  // All mines of a row's layout.
  int mines(std::size_t row) const { return mines_[row]; }

  // What a table takes, for those who must stay within a limit.
  static std::int64_t bytes_of(std::int64_t rows, std::int64_t columns) {
    return rows * (columns + static_cast<std::int64_t>(sizeof(std::int32_t)));
  }

 private:
  TopologyPtr topology_;
  std::vector<Cell> cells_;
  std::vector<Answer> answers_;  // row by row
  std::vector<std::int32_t> mines_;
};

// Every layout of a board with so many mines. REQUIRES: 0 <= mines <= cells.
LayoutTable every_layout(const TopologyPtr& topology, int mines);

}  // namespace minewise
