// The tallies of all components multiplied together, and the product of all but one of them for
// each.
//
// A binary tree over the components: a node holds the tally of everything below it. When a
// component changes, only the nodes on its way to the root are computed again. The way down gives
// each part its outside weights, worth by number of mines, with everything else summed out; a
// node's are computed from its parent's when they are asked for.
#pragma once

#include <vector>

#include "ground/base/rng.h"
#include "ground/base/tally.h"

namespace minewise {

class TallyTree {
 public:
  // Prepares for this many leaves, each Tally::one().
  void start(int leaves);

  int leaves() const { return leaves_; }
  const Tally& leaf(int index) const { return at(index + leaves_).below; }
  void set_leaf(int index, const Tally& tally);

  // The product of all leaves.
  const Tally& product();

  // Says what the whole is worth by its number of mines; outside() then answers for each leaf, over
  // the leaf's own range. REQUIRES for outside(): no leaf has changed since.
  void set_worth(Tally worth);
  const Tally& outside(int index);

  // The product of all leaves but those listed, ascending.
  Tally product_without(const std::vector<int>& left_out);

  // Draws how a number of mines is shared among the leaves. REQUIRES: product().at(mines) > 0.
  std::vector<int> split(int mines, Rng& rng);

  // Whether the product lost weights above zero, or holds some that may vanish when multiplied.
  bool is_lossy() const { return at(1).is_lossy; }

 private:
  struct Node {
    Tally below;
    Tally outside;
    bool is_stale = false;    // below must be computed again
    bool is_weighed = false;  // outside is right
    bool is_lossy = false;    // weights were lost here or below
  };

  Node& at(int index) { return nodes_[static_cast<std::size_t>(index)]; }
  const Node& at(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
  void refresh(int node);
  void weigh(int node);
  void split_node(int node, int mines, Rng& rng, std::vector<int>& shares);
  void collect_without(int node, int first, int count, const std::vector<int>& left_out,
                       Tally& product);

  int leaves_ = 0;           // a power of two
  std::vector<Node> nodes_;  // children of i are 2i and 2i + 1, the root is 1
};

}  // namespace minewise
