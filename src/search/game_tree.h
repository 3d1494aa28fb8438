// What a search is about: the layouts, what each weighs, what a mine does, and by which random keys
// sets of layouts are told apart.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <vector>

#include "search/layout_table.h"
#include "search/position_table.h"
#include "search/symmetry.h"

namespace minewise {

// Losses are exact. Layouts of unlike weights may take many bits.
inline constexpr unsigned kWideBits = 1024;
using Wide = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    kWideBits, kWideBits, boost::multiprecision::unsigned_magnitude,
    boost::multiprecision::unchecked, void>>;

// REQUIRES: twice the sum of all weights times the number of columns fits into a Loss.
template <class Loss>
struct GameTree {
  LayoutTable table;
  std::vector<Loss> weight;  // by row; empty if all weigh 1
  bool goes_on = false;      // after a mine

  std::vector<SetKey> keys;                 // by row
  std::vector<std::vector<SetKey>> images;  // by symmetry: the keys of the rows' images
};

std::vector<SetKey> random_keys(std::size_t rows);

// The keys of the images of all rows, for each symmetry. REQUIRES: the table has a column for every
// cell and a row for every image of a row; at most 64 cells.
std::vector<std::vector<SetKey>> image_keys(const LayoutTable& table,
                                            const std::vector<Symmetry>& symmetries,
                                            const std::vector<SetKey>& keys);

}  // namespace minewise
