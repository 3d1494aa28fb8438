#include "reason/count/tally_tree.h"

namespace minewise {

std::vector<int> TallyTree::split(int mines, Rng& rng) {
  product();
  std::vector<int> shares(static_cast<std::size_t>(leaves()), 0);
  split_node(1, mines, rng, shares);
  return shares;
}

void TallyTree::split_node(int node, int mines, Rng& rng, std::vector<int>& shares) {
  if (node >= leaves()) {
    shares[static_cast<std::size_t>(node - leaves())] = mines;
    return;
  }
  const Tally &left = below(2 * node), &right = below(2 * node + 1);
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
