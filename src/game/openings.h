// The openings of a board, the ground on which players' numbers stand. An opening is a group of
// connected zeros together with every cell that touches one of them: one click opens it all. A safe
// cell in no opening is lone: it takes a click of its own. A cell on the edge of two openings
// belongs to both.
//
//     0 0 1 * 1 0      two openings, of 9 cells and of 4
//     0 0 2 2 3 1
//     0 0 1 * 2 *      two lone cells, each a 2 beside the mine in the last row
//
// All of it goes by neighbours, so that it holds on any grid.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cell_bytes.h"
#include "core/layout.h"
#include "core/topology.h"

namespace minewise {

class Openings {
 public:
  // REQUIRES: the layout has as many cells as the topology. Both outlive this.
  Openings(const Layout& layout, const Topology& topology);

  const Layout& layout() const { return layout_; }
  const Topology& topology() const { return topology_; }
  int count() const { return static_cast<int>(ends_.size()); }

  // The mines around a cell, be it a mine itself or not.
  int number(Cell cell) const { return numbers_[cell]; }

  bool is_mine(Cell cell) const { return layout_.has_mine(cell); }
  bool is_zero(Cell cell) const { return number(cell) == 0 && !is_mine(cell); }
  bool is_lone(Cell cell) const { return last_[cell.at()] == kNone && !is_mine(cell); }

  // The opening of a zero, from 0. REQUIRES: it is one.
  int opening_of(Cell zero) const { return last_[zero.at()]; }

  // The zeros and the edge of an opening.
  std::span<const Cell> cells(int opening) const;

 private:
  static constexpr std::int32_t kNone = -1;

  void open(Cell zero);

  const Layout& layout_;
  const Topology& topology_;
  CellBytes numbers_;
  std::vector<std::int32_t> last_;  // by cell: the opening found last that has it
  std::vector<Cell> cells_;         // opening after opening
  std::vector<std::size_t> ends_;   // by opening: where its cells end
};

}  // namespace minewise
