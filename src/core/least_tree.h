// Finds the least of many values that change one at a time. A binary tree: each node keeps the
// lesser of its two children, so a change updates only the nodes up to the root.
#pragma once

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

namespace minewise {

class LeastTree {
 public:
  // Prepares for this many values, each infinite.
  void start(int values) {
    leaves_ = std::bit_ceil(static_cast<std::size_t>(std::max(values, 1)));
    least_.assign(2 * leaves_, std::numeric_limits<double>::infinity());
  }

  int values() const { return static_cast<int>(leaves_); }

  void set(int index, double value) {
    std::size_t node = leaves_ + static_cast<std::size_t>(index);
    least_[node] = value;
    while (node /= 2) least_[node] = std::min(least_[2 * node], least_[2 * node + 1]);
  }

  double least() const { return least_[1]; }

  // Calls visit(index) for each value that is at most `most`, in order.
  template <class Visit>
  void each_up_to(double most, const Visit& visit) const {
    visit_below(1, most, visit);
  }

 private:
  template <class Visit>
  void visit_below(std::size_t node, double most, const Visit& visit) const {
    if (least_[node] > most) return;
    if (node >= leaves_) return visit(static_cast<int>(node - leaves_));
    visit_below(2 * node, most, visit);
    visit_below(2 * node + 1, most, visit);
  }

  std::size_t leaves_ = 1;
  std::vector<double> least_;  // children of i are 2i and 2i + 1, the root is 1
};

}  // namespace minewise
