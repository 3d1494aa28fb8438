// What a search is about: the layouts, what each weighs, what a mine does, and by which random keys
// sets of layouts are told apart.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <vector>

#include "reason/search/layout_table.h"
#include "reason/search/set_table.h"
#include "reason/search/symmetry.h"

namespace minewise {

// Losses are exact. Layouts of unlike weights may take many bits.
inline constexpr unsigned kWideBits = 1024;
using Wide = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    kWideBits, kWideBits, boost::multiprecision::unsigned_magnitude,
    boost::multiprecision::unchecked, void>>;

// What layouts are told apart by: the key of each row, and those of its images under the symmetries
// of the board. Row by row, in two halves.
struct SetKeys {
  static constexpr std::size_t kMostImages = 33;

  std::size_t images = 1;  // the row itself is the first
  std::vector<std::uint64_t> high, low;
};

// REQUIRES: twice the sum of all weights times the number of columns fits into a Loss.
template <class Loss>
struct GameTree {
  LayoutTable table;
  std::vector<Loss> weight;     // by row; empty if all weigh 1
  bool survives_mines = false;  // the game goes on after a mine

  SetKeys keys;
};

std::vector<SetKey> random_keys(std::size_t count);

// REQUIRES: there are no symmetries, or the table has a column for every cell and a row for every
// image of a row, and at most 64 cells.
SetKeys keys_with_images(const LayoutTable& table, const std::vector<Symmetry>& symmetries);

}  // namespace minewise
