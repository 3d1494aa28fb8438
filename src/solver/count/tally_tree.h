// Multiplies many parts together, and finds for each part the product of all the others. A
// TallyTree does so with the tallies of components.
//
// It is a binary tree over the parts: a node holds the product of all parts below it. When a part
// changes, only the nodes from it to the root are computed again. On the way down, outside() tells
// each part its worth given all other parts; it is computed from the parent's when asked for.
//
// A part is a tally (the weight by number of mines) or a set of possible numbers. Its type has
//
//     void make_one(Part&)                        the part that changes nothing
//     bool multiply(a, b, out)                    returns whether anything was lost on the way
//     void part_of(whole, rest, own, out)         what is left for `own` beside `rest`
#pragma once

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "core/contract.h"
#include "core/rng.h"
#include "core/tally.h"

namespace minewise {

inline void make_one(Tally& tally) {
  tally.first = 0;
  tally.weight.assign(1, 1.0);
}
inline bool multiply(const Tally& a, const Tally& b, Tally& out) {
  return convolve(a, b, out);
}
inline void part_of(const Tally& whole, const Tally& rest, const Tally& own, Tally& out) {
  weigh_part(whole, rest, own.first, own.last(), out);
}

inline void make_one(CountSet& set) {
  set = CountSet::one();
}
inline bool multiply(const CountSet& a, const CountSet& b, CountSet& out) {
  sum(a, b, out);
  return false;
}

template <class Part>
class ProductTree {
 public:
  // Prepares for this many leaves, each set by make_one().
  void start(int leaves) {
    leaves_ = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(leaves, 1))));
    nodes_.resize(static_cast<std::size_t>(2 * leaves_));
    for (Node& node : nodes_) {
      make_one(node.below);
      node.is_stale = false;
      node.is_weighed = false;
      node.is_lossy = false;
    }
  }

  int leaves() const { return leaves_; }
  const Part& leaf(int index) const { return at(index + leaves_).below; }

  void set_leaf(int index, const Part& part) {
    int node = index + leaves_;
    at(node).below = part;
    while (node > 1 && !at(node /= 2).is_stale) at(node).is_stale = true;
  }

  // The product of all leaves.
  const Part& product() {
    refresh(1);
    return at(1).below;
  }

  // Whether the product lost weights above zero, or has some that may become zero when multiplied.
  bool is_lossy() const { return at(1).is_lossy; }

  // Sets the worth of the whole. outside() then gives the worth of each leaf, over the leaf's own
  // range. REQUIRES for outside(): no leaf has changed since.
  void set_worth(const Part& worth) {
    product();
    for (Node& node : nodes_) node.is_weighed = false;
    at(1).outside = worth;
    at(1).is_weighed = true;
  }

  const Part& outside(int index) {
    weigh(index + leaves_);
    return at(index + leaves_).outside;
  }

  // The product of all leaves except those listed (ascending).
  Part product_without(const std::vector<int>& left_out) {
    product();
    Part product;
    make_one(product);
    collect_without(1, 0, leaves_, left_out, product);
    return product;
  }

 protected:
  // The product of a node's leaves. REQUIRES: product() was called since the last change.
  const Part& below(int node) const { return at(node).below; }

 private:
  struct Node {
    Part below;
    Part outside;
    bool is_stale = false;    // below must be computed again
    bool is_weighed = false;  // outside is right
    bool is_lossy = false;    // weights were lost here or below
  };

  Node& at(int index) { return nodes_[index]; }
  const Node& at(int index) const { return nodes_[index]; }

  void refresh(int node) {
    if (!at(node).is_stale) return;
    refresh(2 * node);
    refresh(2 * node + 1);
    const Node &left = at(2 * node), &right = at(2 * node + 1);
    const bool lost = multiply(left.below, right.below, at(node).below);
    at(node).is_lossy = lost || left.is_lossy || right.is_lossy;
    at(node).is_stale = false;
  }

  void weigh(int node) {
    if (at(node).is_weighed) return;
    MINEWISE_CHECK(node > 1);  // set_worth() was called
    weigh(node / 2);
    part_of(at(node / 2).outside, at(node ^ 1).below, at(node).below, at(node).outside);
    at(node).is_weighed = true;
  }

  // A subtree without a leaf of the list is multiplied in as a whole.
  void collect_without(int node, int first, int count, const std::vector<int>& left_out,
                       Part& product) {
    const auto next = std::lower_bound(left_out.begin(), left_out.end(), first);
    if (next == left_out.end() || *next >= first + count) {
      Part longer;
      multiply(product, at(node).below, longer);
      product = std::move(longer);
    } else if (count > 1) {
      collect_without(2 * node, first, count / 2, left_out, product);
      collect_without(2 * node + 1, first + count / 2, count / 2, left_out, product);
    }
  }

  int leaves_ = 0;           // a power of two
  std::vector<Node> nodes_;  // children of i are 2i and 2i + 1, the root is 1
};

// The tallies of all components multiplied together. It can also draw how a number of mines on the
// whole frontier is shared among the components.

class TallyTree : public ProductTree<Tally> {
 public:
  // Draws how a number of mines is shared among the leaves. REQUIRES: product().at(mines) > 0.
  std::vector<int> split(int mines, Rng& rng);

 private:
  void split_node(int node, int mines, Rng& rng, std::vector<int>& shares);
};

}  // namespace minewise
