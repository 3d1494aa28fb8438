// The input of a search: the layouts, the weight of each, what happens after a mine, and the random
// keys by which sets of layouts are recognised.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <vector>

#include "reason/search/layout_table.h"
#include "reason/search/set_table.h"
#include "reason/search/symmetry.h"

namespace minewise {

// Losses are exact numbers. They may need many bits where layouts have different weights.
inline constexpr unsigned kWideBits = 1024;
using Wide = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    kWideBits, kWideBits, boost::multiprecision::unsigned_magnitude,
    boost::multiprecision::unchecked, void>>;

// The key of each row (layout), and the keys of its images under the symmetries of the board. Row
// by row, in two halves.
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

// One random key for each layout.
std::vector<SetKey> random_keys(std::size_t count);

// Random keys for the layouts of a table and their images. REQUIRES: there are no symmetries, or
// the table has at most 64 cells, a column for every cell, and a row for every image of a row.
SetKeys keys_with_images(const LayoutTable& table, const std::vector<Symmetry>& symmetries);

}  // namespace minewise
