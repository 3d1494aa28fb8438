// The input of a search: the layouts, the weight of each, what happens after a mine, the symmetries
// of the board, and the random keys by which sets of layouts are recognised.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/topology.h"
#include "core/view.h"
#include "core/whole.h"
#include "search/effort.h"
#include "search/layout_table.h"
#include "search/set_table.h"

namespace minewise {

// The symmetries of a board are the ways to turn and mirror it onto itself. They are found from the
// neighbour lists alone, so this works for every kind of board.

// A symmetry gives every cell its image; neighbours go to neighbours.
using Symmetry = std::vector<Cell>;

// All symmetries except the one that moves nothing, or the first `most` of them. Boards such as
// 2x8, where the cells of each column can change places, have more than are useful.
std::vector<Symmetry> find_symmetries(const Topology& topology, std::size_t most);

// The weights of layouts, in whole numbers. Layouts with the same number of mines are equally
// likely. The weights of layouts with different numbers come from the count prior
// (solver/count/count_prior.h):
//
//     known        1 each
//     density P    P^k (1-P)^(N-k), with P the decimal that was written
//     unknown      1 / C(N, k), each number of mines being as likely as any other
//
// for k mines on N cells that are not promised free, times a factor that makes all of them whole
// numbers.

// The weight of a layout by its number of mines, 0..cells, if this many cells may hold a mine.
std::vector<Whole> layout_weights(const MineCount& count, int cells);

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
