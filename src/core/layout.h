// A layout: where the mines are. Only the game that dealt a layout, and code that reads or draws
// one, has it; agents and engines see a View.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/cell.h"
#include "core/contract.h"
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

}  // namespace minewise
