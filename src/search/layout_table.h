// A table of the layouts that explain what is seen: one row per layout, one column per covered
// cell, with the cell's answer in that layout. Opening a cell excludes the rows with other answers.
// So a search over this table needs neither neighbours nor clues, and is the same for every kind of
// board. It can list every layout of a board, or those that explain a view.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/layout.h"
#include "core/topology.h"
#include "core/view.h"
#include "search/effort.h"

namespace minewise {

class LayoutTable {
 public:
  // What a cell answers when it is opened: the number of mines around it, or kMine.
  using Answer = std::uint8_t;
  static constexpr Answer kMine = kMaxDegree + 1;

  // A table with a column for each of these cells, and no rows yet.
  LayoutTable(TopologyPtr topology, std::vector<Cell> cells);

  void add(const Layout& layout);

  // Keeps only the rows for whose number of mines `is_possible(mines)` is true.
  void keep_rows(const std::function<bool(int mines)>& is_possible);

  std::size_t rows() const { return mines_.size(); }
  std::size_t columns() const { return cells_.size(); }
  Cell cell(std::size_t column) const { return cells_[column]; }

  Answer answer(std::size_t row, std::size_t column) const {
    return answers_[row * columns() + column];
  }

  // The number of mines of a row's layout.
  int mines(std::size_t row) const { return mines_[row]; }

  // The memory that a table takes, for code that must stay within a limit.
  static std::int64_t bytes_of(std::int64_t rows, std::int64_t columns) {
    return rows * (columns + static_cast<std::int64_t>(sizeof(std::int32_t)));
  }

 private:
  TopologyPtr topology_;
  std::vector<Cell> cells_;
  std::vector<Answer> answers_;  // row by row
  std::vector<std::int32_t> mines_;
};

// Every layout of a board with this number of mines. REQUIRES: 0 <= mines <= cells.
LayoutTable every_layout(const TopologyPtr& topology, int mines);

// Lists every layout that explains a view, if there are few.
//
// The arrangements of each component are found by trying its cells one after another, neighbours of
// a clue together, and turning back where a clue can no longer be satisfied. Then one arrangement
// of each component is combined with a way to lay the remaining mines in the interior, in all ways
// that give the number of mines on the board.

// The layouts, with the answers of all covered cells; nothing if there are more than `most`, if
// finding them takes too long for their number, or if the pace is stopped. A pending promise is
// ignored. In a running classic game with an unknown number of mines, the layout in which all
// covered cells are mines is left out: with it the game would be over. REQUIRES: the numbers shown
// are true.
std::optional<LayoutTable> layouts_explaining(const View& view, std::size_t most, Pace& pace);

}  // namespace minewise
