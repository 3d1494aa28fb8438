// A cell of a board, and a list of cells. A cell is an index into the neighbour lists, nothing
// more. Rows and columns belong to Shape and to the code that reads and draws boards; engines and
// agents do not use them.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace minewise {

struct Cell {
  std::int32_t index = 0;

  // For indexing arrays with one entry per cell.
  std::size_t at() const { return static_cast<std::size_t>(index); }

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

// A list of cells that costs little to copy: one cell is held inside, and a longer list is shared
// by its copies. Made for reasons, which are copied with every deduction and move, name one clue
// most of the time, and are seldom read.

class CellList {
 public:
  using value_type = Cell;
  using const_iterator = const Cell*;

  CellList() = default;
  explicit CellList(Cell cell) : one_(cell), size_(1) {}
  CellList(std::initializer_list<Cell> cells) : CellList(std::span(cells.begin(), cells.size())) {}
  explicit CellList(std::span<const Cell> cells) : size_(static_cast<std::uint32_t>(cells.size())) {
    if (cells.size() == 1) one_ = cells.front();
    if (cells.size() > 1) many_ = std::make_shared<std::vector<Cell>>(cells.begin(), cells.end());
  }

  explicit CellList(std::vector<Cell>&& cells) : size_(static_cast<std::uint32_t>(cells.size())) {
    if (cells.size() == 1) one_ = cells.front();
    if (cells.size() > 1) many_ = std::make_shared<std::vector<Cell>>(std::move(cells));
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Cell* data() const { return many_ ? many_->data() : &one_; }
  const Cell* begin() const { return data(); }
  const Cell* end() const { return data() + size_; }
  Cell operator[](std::size_t i) const { return data()[i]; }
  Cell front() const { return *data(); }

  // Leaves the copies made before as they are.
  void push_back(Cell cell);

  friend bool operator==(const CellList& a, const CellList& b);

 private:
  Cell one_;  // the cell, if there is just one
  std::uint32_t size_ = 0;
  std::shared_ptr<std::vector<Cell>> many_;  // all of them, if there are more
};

// The same cells in ascending order.
CellList ascending(std::vector<Cell> cells);

}  // namespace minewise
