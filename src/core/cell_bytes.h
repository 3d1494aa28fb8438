// A byte for each cell, with fast operations on all neighbours of a cell. The neighbours nearly
// always lie in three runs of three bytes (Topology::Runs), and a run is read or changed at once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "core/topology.h"

namespace minewise {

class CellBytes {
 public:
  void assign(const Topology& topology, std::uint8_t value) {
    make_room(topology);
    std::fill_n(at(0), topology.cells(), value);
  }

  // REQUIRES: there is a value for each cell.
  void assign(const Topology& topology, std::span<const std::uint8_t> values) {
    make_room(topology);
    std::ranges::copy(values, at(0));
  }

  std::uint8_t operator[](Cell cell) const { return *at(cell.index); }
  std::uint8_t& operator[](Cell cell) { return *at(cell.index); }

  // Adds numbers to the bytes around cells. For many cells, one adder keeps at hand what stays the
  // same: a byte that is written might be any of it, as far as the compiler knows, and all would be
  // read again for each cell.
  class Adder {
   public:
    Adder(CellBytes& bytes, const Topology& topology)
        : topology_(topology), runs_(topology.all_runs()), bytes_(bytes.at(0)) {}

    // Adds to the bytes of all neighbours. REQUIRES: each stays between 0 and 255.
    void add(Cell cell, int change) const {
      const auto& [has_runs, run] = runs_[cell];
      if (!has_runs) {
        for (const Cell near : topology_.neighbours(cell)) {
          bytes_[near.index] = static_cast<std::uint8_t>(bytes_[near.index] + change);
        }
        return;
      }
      const auto factor = static_cast<std::uint32_t>(change);
      const std::ptrdiff_t row = topology_.row_length();
      std::uint8_t* const first = bytes_ + (cell.index - 1);
      if (run[0] != 0) write(first - row, read(first - row) + run[0] * factor);
      write(first, read(first) + run[1] * factor);
      if (run[2] != 0) write(first + row, read(first + row) + run[2] * factor);
    }

   private:
    const Topology& topology_;
    Topology::RunsTable runs_;
    std::uint8_t* bytes_;
  };
  void add_around(Cell cell, const Topology& topology, int change) {
    Adder(*this, topology).add(cell, change);
  }

  // Calls visit(cell), in ascending order, for each neighbour whose byte is odd. The visit may
  // change the byte of that cell.
  template <class Visit>
  void for_each_odd_around(Cell cell, const Topology& topology, const Visit& visit) const {
    visit_around(
        cell, topology, [](std::uint32_t bytes, std::uint32_t run) { return bytes & run; }, visit);
  }

  // The same for each neighbour whose byte is zero.
  template <class Visit>
  void for_each_zero_around(Cell cell, const Topology& topology, const Visit& visit) const {
    // Adding 127 to its lower seven bits sets the highest bit of any byte that is not zero.
    constexpr std::uint32_t kLower = 0x7F7F7F7F;
    visit_around(
        cell, topology,
        [](std::uint32_t bytes, std::uint32_t run) {
          return ~(((bytes & kLower) + kLower) | bytes) >> 7 & run;
        },
        visit);
  }

 private:
  // The run around a cell may begin before the first one, and end after the last. It is read as
  // four bytes, of which the last is not looked at, but has to be there.
  static constexpr int kBefore = 1, kAfter = 3;

  std::uint8_t* at(int index) { return bytes_.data() + kBefore + index; }
  const std::uint8_t* at(int index) const { return bytes_.data() + kBefore + index; }
  void make_room(const Topology& topology) {
    bytes_.resize(static_cast<std::size_t>(kBefore + topology.cells() + kAfter));
  }

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

  // find(bytes, run) gives the lowest bit of each byte of the run that is to be visited.
  template <class Find, class Visit>
  void visit_around(Cell cell, const Topology& topology, const Find& find,
                    const Visit& visit) const {
    const auto& [has_runs, run] = topology.runs(cell);
    if (!has_runs) {
      for (const Cell near : topology.neighbours(cell)) {
        if (find((*this)[near], 1) != 0) visit(near);
      }
      return;
    }
    // All that is found goes into one word, in ascending order: a bit for each byte, 24 bits for a
    // run. The last run begins a bit early, or its last bit would not fit. One word, and not a loop
    // for each run, since the visit is then compiled once, in place.
    const std::uint8_t* const first = at(cell.index - 1);
    const std::ptrdiff_t row = topology.row_length();
    std::uint64_t found = std::uint64_t{find(read(first), run[1])} << 24;
    if (run[0] != 0) found |= find(read(first - row), run[0]);
    if (run[2] != 0) found |= std::uint64_t{find(read(first + row), run[2])} << 47;
    for (; found != 0; found &= found - 1) {
      const auto bit = static_cast<std::size_t>(std::countr_zero(found));
      visit(Cell{cell.index + topology.run_steps()[(bit + 1) / 8]});
    }
  }

  std::vector<std::uint8_t> bytes_;
};

}  // namespace minewise
