// Measures the longest chain of influence on a board that is cleared by proof alone (clearing.h). A
// search for boards with long chains measures many boards with it. It reuses its memory.
#pragma once

#include "generate/clearing.h"
#include "review/reason_graph.h"

namespace minewise {

class ChainMeter {
 public:
  ChainMeter(TopologyPtr topology, Means means);

  // Clears a board from its first cell, as far as the engines can, and follows their reasons.
  // Returns the length of the longest chain. REQUIRES: the layout has as many cells as the
  // topology.
  int measure(const Layout& layout, Cell first);

  // For the board measured last: whether it was cleared, the view at the end, all reasons, and a
  // longest chain.
  bool is_cleared() const { return is_cleared_; }
  const View& view() const { return clearing_.view(); }
  const ReasonGraph& graph() const { return graph_; }
  Chain longest() const;

 private:
  Clearing clearing_;
  ReasonGraph graph_;
  bool is_cleared_ = false;
};

}  // namespace minewise
