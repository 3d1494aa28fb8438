// A chain of influence: a first clue, a deduction that follows from it, a deduction that follows
// from that one, and so on. Seen from its end, it always goes back to the deepest premise; of
// equally deep premises to a clue, then to the lowest cell.
#pragma once

#include <cstdint>
#include <vector>

#include "core/topology.h"
#include "review/reason_graph.h"

namespace minewise {

struct Chain {
  // The inferences on the chain, first to last, by index.
  std::vector<std::int32_t> links;
  int length() const { return static_cast<int>(links.size()); }

  // The cells on the chain: the cell of the first premise, then the cell of each deduction. Where a
  // cascade opened the cell whose clue is the next premise, that cell is a stop too. If the first
  // premise is the number of mines, the first stop is the first deduction.
  struct Stop {
    Cell cell;
    int links = 0;  // deductions so far
  };
  std::vector<Stop> stops;

  // In steps from a cell to a neighbour: the greatest distance from the first stop, and the length
  // of the whole way.
  int travel = 0;
  int steps = 0;
};

// The chain that ends with an inference; empty for ReasonGraph::kNone.
Chain chain_to(const ReasonGraph& graph, std::int32_t end, const Topology& topology);

}  // namespace minewise
