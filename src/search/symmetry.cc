#include "search/symmetry.h"

#include <algorithm>

namespace minewise {
namespace {

// Tries an image for one cell after another, each next to the one that it was reached from, so that
// few images come into question.
class SymmetryFinder {
 public:
  SymmetryFinder(const Topology& topology, std::size_t most)
      : topology_(topology),
        most_(most),
        image_(static_cast<std::size_t>(topology.cells()), kNone),
        used_(static_cast<std::size_t>(topology.cells()), false) {
    for (int index = 0; index < topology.cells(); ++index) {
      if (std::ranges::find(order_, Cell{index}) == order_.end()) reach_from(Cell{index});
    }
  }

  std::vector<Symmetry> run() {
    extend(0);
    return std::move(found_);
  }

 private:
  static constexpr Cell kNone{-1};

  void reach_from(Cell start) {
    order_.push_back(start);
    for (std::size_t next = order_.size() - 1; next < order_.size(); ++next) {
      for (const Cell cell : topology_.neighbours(order_[next])) {
        if (std::ranges::find(order_, cell) == order_.end()) order_.push_back(cell);
      }
    }
  }

  bool touch(Cell a, Cell b) const {
    return std::ranges::binary_search(topology_.neighbours(a), b);
  }

  bool fits(std::size_t next, Cell image) const {
    const Cell cell = order_[next];
    if (used_[image.at()] || topology_.degree(cell) != topology_.degree(image)) return false;
    return std::all_of(
        order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(next),
        [&](Cell before) { return touch(cell, before) == touch(image, image_[before.at()]); });
  }

  void extend(std::size_t next) {
    if (next == order_.size()) {
      const bool moves = !std::ranges::is_sorted(image_);
      if (moves) found_.push_back(image_);
      return;
    }
    for (int index = 0; index < topology_.cells() && found_.size() < most_; ++index) {
      const Cell image{index};
      if (!fits(next, image)) continue;
      image_[order_[next].at()] = image;
      used_[image.at()] = true;
      extend(next + 1);
      used_[image.at()] = false;
    }
  }

  const Topology& topology_;
  std::size_t most_;
  std::vector<Cell> order_;
  Symmetry image_;
  std::vector<bool> used_;
  std::vector<Symmetry> found_;
};

}  // namespace

std::vector<Symmetry> find_symmetries(const Topology& topology, std::size_t most) {
  return SymmetryFinder(topology, most).run();
}

}  // namespace minewise
