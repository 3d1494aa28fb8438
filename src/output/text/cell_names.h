// Short names for the cells of a position, as reports 000, 002 and 004 use them: A, B, ... Z, AA,
// AB, ... in reading order, for every covered cell next to a number. Other cells are named by their
// place.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/view.h"

namespace minewise {

class CellNames {
 public:
  explicit CellNames(const PlacedView& placed);

  bool has_letters(Cell cell) const { return number_[cell.at()] >= 0; }

  // "C", or "(3,4)" for a cell without letters.
  std::string of(Cell cell) const;

  // Names in a row, at most so many: "A B C", "A B and 5 more".
  std::string list(std::span<const Cell> cells, std::size_t most) const;

  // "C at (3,4)", or "(3,4)".
  std::string with_place(Cell cell) const;

  std::size_t longest() const { return longest_; }  // letters in a name

 private:
  Shape shape_;
  std::vector<std::int32_t> number_;  // by cell; -1: none
  std::size_t longest_ = 1;
};

// The letters of a number: 0 is A, 25 is Z, 26 is AA.
std::string letters_of(int number);

// The board with names in place of covered cells. `.` is covered and next to no number, `*` a mine
// flagged or stepped on. Odd rows of a hex board stand half a cell to the right.
std::string named_board(const PlacedView& placed, const CellNames& names);

}  // namespace minewise
