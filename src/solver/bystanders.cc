#include "solver/bystanders.h"

namespace minewise {

void Bystander::start(const ComponentCount& count, int regions, double otherwise,
                      CountLanes& lanes) {
  tally_ = count.total();
  regions_ = static_cast<std::size_t>(regions);
  otherwise_ = otherwise;
  const int numbers = static_cast<int>(tally_.weight.size());
  const auto is_asked = [&](int lane, int, int mines) {
    return tally_.first + lane == mines ? 1.0 : 0.0;
  };
  lanes.weigh(count, numbers, is_asked);
  shares_.clear();
  for (int lane = 0; lane < numbers; ++lane) {
    for (int r = 0; r < regions; ++r) shares_.push_back(lanes.share(r, lane, 0));
  }
}

// Each sum adds the same weights in the same order as their total does. So a region that is all
// mines has a share of exactly 1.
void Bystander::find_shares(std::span<const double> worth, std::span<double> shares) const {
  std::fill(shares.begin(), shares.end(), 0.0);
  double total = 0;
  for (std::size_t k = 0; k < tally_.weight.size(); ++k) {
    const double weight = tally_.weight[k] * worth[k];
    if (weight == 0) continue;
    total += weight;
    const double* row = shares_.data() + k * regions_;
    for (std::size_t r = 0; r < regions_; ++r) shares[r] += weight * row[r];
  }
  for (double& share : shares) share = total > 0 ? share / total : otherwise_;
}

void Bystanders::clear() {
  size_ = 0;
  members_.clear();
}

void Bystanders::add(const Bystander& bystander) {
  members_.push_back(&bystander);
  ++size_;
  if (before_.size() <= static_cast<std::size_t>(size_)) before_.emplace_back();
  convolve(before_[size_ - 1], bystander.tally(), before_[size_]);
}

}  // namespace minewise
