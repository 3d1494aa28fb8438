#include "reason/count/tally_tree.h"

#include <bit>
#include <utility>

namespace minewise {

void TallyTree::start(int leaves) {
  leaves_ = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(leaves, 1))));
  nodes_.resize(static_cast<std::size_t>(2 * leaves_));
  for (Node& node : nodes_) {
    node.below.first = 0;
    node.below.weight.assign(1, 1.0);
    node.is_stale = false;
    node.is_weighed = false;
    node.is_lossy = false;
  }
}

void TallyTree::set_leaf(int index, const Tally& tally) {
  int node = index + leaves_;
  at(node).below = tally;
  while (node > 1 && !at(node /= 2).is_stale) at(node).is_stale = true;
}

const Tally& TallyTree::product() {
  refresh(1);
  return at(1).below;
}

void TallyTree::refresh(int node) {
  if (!at(node).is_stale) return;
  refresh(2 * node);
  refresh(2 * node + 1);
  const Node &left = at(2 * node), &right = at(2 * node + 1);
  const bool lost = convolve(left.below, right.below, at(node).below);
  at(node).is_lossy = lost || left.is_lossy || right.is_lossy;
  at(node).is_stale = false;
}

void TallyTree::set_worth(Tally worth) {
  product();
  for (Node& node : nodes_) node.is_weighed = false;
  at(1).outside = std::move(worth);
  at(1).is_weighed = true;
}

const Tally& TallyTree::outside(int index) {
  weigh(index + leaves_);
  return at(index + leaves_).outside;
}

void TallyTree::weigh(int node) {
  if (at(node).is_weighed) return;
  weigh(node / 2);
  const Tally& sibling = at(node ^ 1).below;
  const Tally& below = at(node).below;
  Tally& outside = at(node).outside;
  weigh_part(at(node / 2).outside, sibling, below.first, below.last(), outside);
  at(node).is_weighed = true;
}

Tally TallyTree::product_without(const std::vector<int>& left_out) {
  product();
  Tally product = Tally::one();
  collect_without(1, 0, leaves_, left_out, product);
  return product;
}

// Whole subtrees without a leaf of the list are taken as they are.
void TallyTree::collect_without(int node, int first, int count, const std::vector<int>& left_out,
                                Tally& product) {
  const auto next = std::lower_bound(left_out.begin(), left_out.end(), first);
  if (next == left_out.end() || *next >= first + count) {
    Tally longer;
    convolve(product, at(node).below, longer);
    product = std::move(longer);
  } else if (count > 1) {
    collect_without(2 * node, first, count / 2, left_out, product);
    collect_without(2 * node + 1, first + count / 2, count / 2, left_out, product);
  }
}

std::vector<int> TallyTree::split(int mines, Rng& rng) {
  product();
  std::vector<int> shares(static_cast<std::size_t>(leaves_), 0);
  split_node(1, mines, rng, shares);
  return shares;
}

void TallyTree::split_node(int node, int mines, Rng& rng, std::vector<int>& shares) {
  if (node >= leaves_) {
    shares[static_cast<std::size_t>(node - leaves_)] = mines;
    return;
  }
  const Tally &left = at(2 * node).below, &right = at(2 * node + 1).below;
  double total = 0;
  for (int k = left.first; k <= left.last(); ++k) total += left.at(k) * right.at(mines - k);
  double rest = rng.unit() * total;
  int share = left.first;
  for (int k = left.first; k <= left.last() && rest >= 0; ++k) {
    const double weight = left.at(k) * right.at(mines - k);
    if (weight == 0) continue;
    share = k;  // a crumb left by rounding belongs to the last one possible
    rest -= weight;
  }
  split_node(2 * node, share, rng, shares);
  split_node(2 * node + 1, mines - share, rng, shares);
}

}  // namespace minewise
