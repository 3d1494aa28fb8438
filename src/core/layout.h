// Layouts: where the mines are, how they are written as text, and sets of them in a file. Only the
// game that dealt a layout, and code that reads or draws one, has it. Agents and engines see a
// View.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.h"
#include "core/contract.h"
#include "core/result.h"
#include "core/shape.h"
#include "core/topology.h"

namespace minewise {

class Layout {
 public:
  explicit Layout(int cells = 0)
      : cells_(cells), words_((static_cast<std::size_t>(cells) + kBits - 1) / kBits, 0) {}

  int cells() const { return cells_; }
  int mines() const { return mines_; }
  bool has_mine(Cell cell) const { return (words_[cell.at() / kBits] & bit(cell)) != 0; }

  // REQUIRES: no mine is there yet.
  void place_mine(Cell cell) {
    MINEWISE_CHECK(!has_mine(cell));
    words_[cell.at() / kBits] |= bit(cell);
    ++mines_;
  }

  // REQUIRES: a mine is there.
  void take_mine(Cell cell) {
    MINEWISE_CHECK(has_mine(cell));
    words_[cell.at() / kBits] &= ~bit(cell);
    --mines_;
  }

  // Calls visit(cell) for each mine, in ascending order.
  template <class Visit>
  void for_each_mine(const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) for_each_bit(i, words_[i], visit);
  }

  // The same for each cell that is a mine in one of two layouts only. REQUIRES: as many cells.
  template <class Visit>
  void for_each_difference(const Layout& other, const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for_each_bit(i, words_[i] ^ other.words_[i], visit);
    }
  }

  friend bool operator==(const Layout&, const Layout&) = default;

 private:
  static constexpr std::size_t kBits = 64;
  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.at() % kBits); }

  template <class Visit>
  static void for_each_bit(std::size_t word, std::uint64_t left, const Visit& visit) {
    for (; left != 0; left &= left - 1) {
      visit(Cell{static_cast<std::int32_t>(word * kBits) + std::countr_zero(left)});
    }
  }

  int cells_;
  int mines_ = 0;
  std::vector<std::uint64_t> words_;  // a bit for each cell
};

// The true number of mines that touch a cell.
int mines_around(const Layout& layout, const Topology& topology, Cell cell);

// Layouts as text: `*` for a mine and `.` for none, or `1` and `0`, row by row, with or without
// spaces. A line `topology hex` may stand before the rows. A file must use only one of the two
// alphabets: beside a `*`, a `1` is more likely the number of a drawn board than a mine.

struct DrawnLayout {
  Shape shape;
  Layout layout;
};

Result<DrawnLayout> parse_layout(std::string_view text);

// Written with `*` and `.`; the topology is named unless it is the usual one.
std::string format_layout(const DrawnLayout& drawn);
std::string format_layout(const Layout& layout, int width);

// A layout set: boards from a file, to be played as they are. The first line says what they share;
// each line after it is one board, row by row:
//
//     layouts 3x2 first=0,0 topology=square
//     010010
//     000011
//
// `first` is the opening move that every agent makes; it and `topology` may be left out. Blank
// lines and lines that begin with "//" are ignored.

class LayoutSet {
 public:
  // An empty set. REQUIRES: `first`, if there is one, lies within the shape.
  explicit LayoutSet(const Shape& shape, std::optional<Place> first = std::nullopt);

  const Shape& shape() const { return shape_; }
  const std::optional<Place>& first() const { return first_; }
  std::size_t size() const { return size_; }

  // Board `index`, from 0, and its text of '0' and '1'.
  Layout layout(std::size_t index) const;
  std::string_view row(std::size_t index) const;
  int mines(std::size_t index) const;

  // REQUIRES: the layout has as many cells as the shape.
  void add(const Layout& layout);

  // A number by which this set is recognised.
  std::uint64_t digest() const;

 private:
  friend Result<LayoutSet> parse_layout_set(std::string_view text);

  Shape shape_;
  std::optional<Place> first_;
  std::size_t size_ = 0;
  std::string cells_;  // '0' and '1', board after board
};

Result<LayoutSet> parse_layout_set(std::string_view text);
std::string format_layout_set(const LayoutSet& set);

}  // namespace minewise
