// The input of a search: the layouts, the weight of each, what happens after a mine, and the random
// keys by which sets of layouts are recognised.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/whole.h"
#include "search/layout_table.h"
#include "search/pace.h"
#include "search/set_table.h"
#include "search/symmetry.h"

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

// One random key for each layout. Tables that stay for good are arrays: what a game allocates does
// not depend on whether it is the first to need them.
void fill_with_random_keys(std::span<SetKey> keys);
std::vector<SetKey> random_keys(std::size_t count);
template <std::size_t kCount>
std::array<SetKey, kCount> random_key_array() {
  std::array<SetKey, kCount> keys{};
  fill_with_random_keys(keys);
  return keys;
}

// Random keys for the layouts of a table and their images. REQUIRES: there are no symmetries, or
// the table has at most 64 cells, a column for every cell, and a row for every image of a row.
SetKeys keys_with_images(const LayoutTable& table, const std::vector<Symmetry>& symmetries,
                         Pace& pace);

}  // namespace minewise
