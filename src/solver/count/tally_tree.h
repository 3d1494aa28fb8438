// The tallies of all components multiplied together (product_tree.h). It can also draw how a number
// of mines on the whole frontier is shared among the components.
#pragma once

#include <vector>

#include "core/rng.h"
#include "solver/count/product_tree.h"

namespace minewise {

class TallyTree : public ProductTree<Tally> {
 public:
  // Draws how a number of mines is shared among the leaves. REQUIRES: product().at(mines) > 0.
  std::vector<int> split(int mines, Rng& rng);

 private:
  void split_node(int node, int mines, Rng& rng, std::vector<int>& shares);
};

}  // namespace minewise
