#include "review/chain.h"

#include <algorithm>

namespace minewise {
namespace {

// How many moves from neighbour to neighbour cells are apart, found breadth first, which serves
// every kind of board. Remembers its search, so that many questions about one cell cost one.
class Walk {
 public:
  Walk(const Topology& topology, Cell from)
      : topology_(topology), distance_(static_cast<std::size_t>(topology.cells()), kFar) {
    begin(from);
  }

  // From now on, from another cell.
  void begin(Cell from) {
    for (const Cell cell : reached_) distance_[cell.at()] = kFar;
    reached_.assign(1, from);
    distance_[from.at()] = 0;
    next_ = 0;
  }

  int to(Cell cell) {
    while (distance_[cell.at()] == kFar && next_ < reached_.size()) {
      const Cell here = reached_[next_++];
      for (const Cell near : topology_.neighbours(here)) {
        if (distance_[near.at()] != kFar) continue;
        distance_[near.at()] = distance_[here.at()] + 1;
        reached_.push_back(near);
      }
    }
    return distance_[cell.at()];
  }

 private:
  static constexpr int kFar = -1;

  const Topology& topology_;
  std::vector<int> distance_;
  std::vector<Cell> reached_;  // in order of distance
  std::size_t next_ = 0;       // the first whose neighbours have not been looked at
};

void measure(Chain& chain, const Topology& topology) {
  if (chain.stops.empty()) return;
  Walk walk(topology, chain.stops.front().cell);
  for (const auto& [cell, links] : chain.stops)
    chain.travel = std::max(chain.travel, walk.to(cell));
  for (std::size_t i = 1; i < chain.stops.size(); ++i) {
    walk.begin(chain.stops[i - 1].cell);
    chain.steps += walk.to(chain.stops[i].cell);
  }
}

}  // namespace

Chain chain_to(const ReasonGraph& graph, std::int32_t end, const Topology& topology) {
  Chain chain;
  for (std::int32_t i = end; i != ReasonGraph::kNone;) {
    const Inference& inference = graph.inferences()[i];
    chain.links.push_back(i);
    chain.stops.push_back({inference.cell, inference.depth});
    const Premise* premise = graph.deepest_premise(inference);
    if (!premise || premise->kind == Premise::Kind::Count) break;
    i = premise->from;
    const bool is_along = i == Premise::kGiven || graph.inferences()[i].cell != premise->cell;
    if (is_along) chain.stops.push_back({premise->cell, premise->depth});
  }
  std::ranges::reverse(chain.links);
  std::ranges::reverse(chain.stops);
  measure(chain, topology);
  return chain;
}

}  // namespace minewise
