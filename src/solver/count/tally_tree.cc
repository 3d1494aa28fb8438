#include "solver/count/tally_tree.h"

#include "core/rng.h"

namespace minewise {

std::vector<int> TallyTree::split(int mines, Rng& rng) {
  product();
  std::vector<int> shares(static_cast<std::size_t>(leaves()), 0);
  split_node(1, mines, rng, shares);
  return shares;
}

void TallyTree::split_node(int node, int mines, Rng& rng, std::vector<int>& shares) {
  if (node >= leaves()) {
    shares[node - leaves()] = mines;
    return;
  }
  const Tally &left = below(2 * node), &right = below(2 * node + 1);
  const auto weight = [&](int k) { return left.at(k) * right.at(mines - k); };
  const int share = draw_number(left.first, left.last(), weight, rng);
  split_node(2 * node, share, rng, shares);
  split_node(2 * node + 1, mines - share, rng, shares);
}

}  // namespace minewise
