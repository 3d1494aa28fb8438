// A byte for each cell, and quick work on all neighbours of a cell. Where these are the eight
// around it, as nearly everywhere on most boards, they are three runs of three bytes, and a run is
// read or changed at once.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "ground/board/topology.h"

namespace minewise {

class CellBytes {
 public:
  void assign(std::size_t cells, std::uint8_t value) { bytes_.assign(cells + kRoomToRead, value); }
  void assign(std::span<const std::uint8_t> values) {
    bytes_.resize(values.size() + kRoomToRead);
    std::ranges::copy(values, bytes_.begin());
  }

  std::uint8_t operator[](Cell cell) const { return bytes_[cell.at()]; }
  std::uint8_t& operator[](Cell cell) { return bytes_[cell.at()]; }

  // Adds a number to the bytes of all neighbours. REQUIRES: each stays between 0 and 255.
  void add_around(Cell cell, const Topology& topology, int change) {
    if (!topology.is_amid_rows(cell)) {
      for (const Cell near : topology.neighbours(cell)) {
        (*this)[near] = static_cast<std::uint8_t>((*this)[near] + change);
      }
      return;
    }
    std::uint8_t* const left = bytes_.data() + cell.at() - 1;
    const auto change_of_run = static_cast<std::uint32_t>(change) * kOneEach;
    write(left - topology.row_length(), read(left - topology.row_length()) + change_of_run);
    write(left, read(left) + change_of_run - static_cast<std::uint32_t>(change) * kOneAmid);
    write(left + topology.row_length(), read(left + topology.row_length()) + change_of_run);
  }

  // Calls visit(cell), in ascending order, for each neighbour whose byte is odd. The visit may
  // change the byte of that cell.
  template <class Visit>
  void for_each_odd_around(Cell cell, const Topology& topology, const Visit& visit) const {
    if (!topology.is_amid_rows(cell)) {
      for (const Cell near : topology.neighbours(cell)) {
        if ((*this)[near] % 2 != 0) visit(near);
      }
      return;
    }
    const int left = cell.index - 1, row = topology.row_length();
    visit_odd(left - row, kOneEach, visit);
    visit_odd(left, kOneEach - kOneAmid, visit);
    visit_odd(left + row, kOneEach, visit);
  }

 private:
  // A run of three bytes is read as four. The last is not looked at, but has to be there.
  static constexpr std::size_t kRoomToRead = 1;
  static constexpr std::uint32_t kOneEach = 0x010101, kOneAmid = 0x000100;

  static std::uint32_t in_order(std::uint32_t word) {
    return std::endian::native == std::endian::little ? word : __builtin_bswap32(word);
  }
  static std::uint32_t read(const std::uint8_t* from) {
    std::uint32_t word;
    std::memcpy(&word, from, sizeof word);
    return in_order(word);
  }
  static void write(std::uint8_t* to, std::uint32_t word) {
    word = in_order(word);
    std::memcpy(to, &word, sizeof word);
  }

  template <class Visit>
  void visit_odd(int first, std::uint32_t among, const Visit& visit) const {
    std::uint32_t odd = read(bytes_.data() + first) & among;
    for (; odd != 0; odd &= odd - 1) visit(Cell{first + std::countr_zero(odd) / 8});
  }

  std::vector<std::uint8_t> bytes_;
};

}  // namespace minewise
