#include "game/openings.h"

#include "core/check.h"

namespace minewise {

Openings::Openings(const Layout& layout, const Topology& topology)
    : layout_(layout),
      topology_(topology),
      last_(static_cast<std::size_t>(topology.cells()), kNone) {
  CHECK(layout.cells() == topology.cells());
  numbers_.assign(topology, 0);
  layout.for_each_mine([&](Cell mine) { numbers_.add_around(mine, topology, 1); });
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    if (last_[cell.at()] == kNone && is_zero(cell)) open(cell);
  }
}

// The cells found are also the queue of the search.
void Openings::open(Cell zero) {
  const std::int32_t opening = count();
  std::size_t next = cells_.size();
  last_[zero.at()] = opening;
  cells_.push_back(zero);
  for (; next < cells_.size(); ++next) {
    const Cell from = cells_[next];
    if (number(from) > 0) continue;
    for (const Cell cell : topology_.neighbours(from)) {
      if (last_[cell.at()] == opening) continue;
      last_[cell.at()] = opening;
      cells_.push_back(cell);
    }
  }
  ends_.push_back(cells_.size());
}

std::span<const Cell> Openings::cells(int opening) const {
  const auto at = static_cast<std::size_t>(opening);
  const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
  return std::span(cells_).subspan(begin, ends_[at] - begin);
}

}  // namespace minewise
