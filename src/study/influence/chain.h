// A chain of influence: a first clue, a deduction that rests on it, one that rests on that, and so
// on, each time by the deepest premise; ties go to clues, then to the lowest cell.
#pragma once

#include <cstdint>
#include <vector>

#include "ground/board/topology.h"
#include "study/influence/reason_graph.h"

namespace minewise {

struct Chain {
  // The inferences on it, first to last.
  std::vector<std::int32_t> links;
  int length() const { return static_cast<int>(links.size()); }

  // The cells it goes through: that of the first premise, then of each deduction; and, where a
  // cascade opened the cell whose clue is the next premise, that cell. A chain that begins with the
  // number of mines begins with its first deduction.
  struct Stop {
    Cell cell;
    int links = 0;  // deductions so far
  };
  std::vector<Stop> stops;

  // In moves from a cell to a neighbour: how far from the first stop it gets, and the whole way.
  int travel = 0;
  int steps = 0;
};

// The chain that ends with an inference; an empty one for ReasonGraph::kNone.
Chain chain_to(const ReasonGraph& graph, std::int32_t end, const Topology& topology);

}  // namespace minewise
