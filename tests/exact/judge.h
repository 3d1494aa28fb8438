// What is true of a small position, found without the engines: the oracle's answer, and where a
// classic game is still running, the same without the layout in which nothing safe is left.
#pragma once

#include <cstdint>
#include <vector>

#include "exact/every_layout.h"
#include "exact/random_positions.h"
#include "oracle/brute_force.h"

namespace minewise {

// A view as the oracle reads it.
oracle::Position oracle_position(const Seen& seen);

// Whether the view is of a classic game that has mines laid and still runs, so that some covered
// cell is safe.
bool has_a_safe_cell_left(const View& view);

struct Truth {
  std::uint64_t layouts = 0;
  // One entry a cell, meaningless where the cell is not covered.
  std::vector<double> mine_probability;
  std::vector<bool> is_always_mine;
  std::vector<bool> is_never_mine;
};

Truth truth_of(const Seen& seen);

// Every layout that explains the view, by weight.
std::vector<WeighedLayout> layouts_of(const Seen& seen);

}  // namespace minewise
