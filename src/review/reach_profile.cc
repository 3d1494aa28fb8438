#include "review/reach_profile.h"

#include <algorithm>
#include <numeric>

namespace minewise {
namespace {

template <class List>
auto& at_distance(List& list, int distance) {
  const auto index = static_cast<std::size_t>(distance);
  if (index >= list.size()) list.resize(index + 1);
  return list[index];
}

}  // namespace

void ReachProfile::add(std::span<const int> distance, std::span<const Change> changes) {
  int reach = 0;
  for (const auto& [cell, amount] : changes) {
    const int away = distance[cell.at()];
    Ring& ring = at_distance(rings_, away);
    ++ring.pairs;
    ring.sum += amount;
    ring.most = std::max(ring.most, amount);
    ring.changed += amount > kRounding;
    ring.noticeable += amount > kNoticeable;
    if (amount > kNoticeable) reach = std::max(reach, away);
  }
  ++at_distance(by_reach_, reach);
}

void ReachProfile::merge(const ReachProfile& other) {
  if (rings_.size() < other.rings_.size()) rings_.resize(other.rings_.size());
  for (std::size_t d = 0; d < other.rings_.size(); ++d) {
    const Ring& theirs = other.rings_[d];
    rings_[d].pairs += theirs.pairs;
    rings_[d].sum += theirs.sum;
    rings_[d].most = std::max(rings_[d].most, theirs.most);
    rings_[d].changed += theirs.changed;
    rings_[d].noticeable += theirs.noticeable;
  }
  if (by_reach_.size() < other.by_reach_.size()) by_reach_.resize(other.by_reach_.size());
  for (std::size_t d = 0; d < other.by_reach_.size(); ++d) by_reach_[d] += other.by_reach_[d];
}

std::uint64_t ReachProfile::sources() const {
  return std::accumulate(by_reach_.begin(), by_reach_.end(), std::uint64_t{0});
}

double ReachProfile::mean_reach() const {
  std::uint64_t sum = 0;
  for (std::size_t d = 0; d < by_reach_.size(); ++d) sum += d * by_reach_[d];
  return sum == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(sources());
}

double ReachProfile::share_reaching(int distance) const {
  std::uint64_t reaching = 0;
  for (auto d = static_cast<std::size_t>(distance); d < by_reach_.size(); ++d) {
    reaching += by_reach_[d];
  }
  return reaching == 0 ? 0 : static_cast<double>(reaching) / static_cast<double>(sources());
}

int ReachProfile::farthest() const {
  return by_reach_.empty() ? 0 : static_cast<int>(by_reach_.size()) - 1;
}

}  // namespace minewise
