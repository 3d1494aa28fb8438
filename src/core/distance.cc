#include "core/distance.h"

namespace minewise {

std::vector<int> distances_from(const Topology& topology, Cell cell) {
  std::vector<int> distance(static_cast<std::size_t>(topology.cells()), -1);
  std::vector<Cell> reached{cell};
  distance[cell.at()] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Cell from = reached[i];
    for (const Cell near : topology.neighbours(from)) {
      if (distance[near.at()] >= 0) continue;
      distance[near.at()] = distance[from.at()] + 1;
      reached.push_back(near);
    }
  }
  return distance;
}

}  // namespace minewise
