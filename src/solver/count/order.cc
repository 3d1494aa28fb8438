#include "solver/count/order.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/hot.h"

namespace minewise {
namespace {

constexpr char kUntouched = 0, kCandidate = 1, kTaken = 2;
constexpr double kCheap = 2000;  // orders that cost less are not worth a second look
constexpr int kMoreStarts = 6;
constexpr std::size_t kLarge = 400;  // regions from which on a queue pays

}  // namespace

const CountingOrder& OrderFinder::find(const Component& component) {
  const auto clues = [](const Region& region) { return region.clues.count; };
  const auto start = std::ranges::min_element(component.regions, {}, clues);
  const int regions = static_cast<int>(component.regions.size());
  order_from(static_cast<int>(start - component.regions.begin()), component, best_);
  for (int i = 0; i < kMoreStarts && best_.cost > kCheap; ++i) {
    // The far end first, then starts spread over the component.
    const int from = i == 0 ? best_.regions.back() : i * regions / kMoreStarts;
    order_from(from, component, other_);
    if (other_.cost < best_.cost) std::swap(best_, other_);
  }
  return best_;
}

// By what factor the number of states grows if a candidate is taken.
MINEWISE_HOT inline double OrderFinder::growth(int candidate, const Component& component) const {
  const Region& region = component.regions[candidate];
  double growth = 1;
  for (const int c : region.clues) {
    const Progress& clue = progress_[c];
    growth /= clue.range;
    if (clue.regions_left > 1) growth *= clue.range_of(clue.taken + region.size);
  }
  return growth;
}

// The best candidate in the queue: what was ranked again since, or taken, is passed over.
int OrderFinder::pop_best() {
  while (true) {
    const Ranked best = queue_.top();
    queue_.pop();
    const auto index = static_cast<std::size_t>(best.region);
    const bool waits = region_state_[index] == kCandidate;
    if (waits && best.growth == ranked_[index].growth) return best.region;
  }
}

// Removes the candidate that leaves the fewest states; the one that has waited longest on a tie.
MINEWISE_HOT inline int OrderFinder::choose(const Component& component) {
  --waiting_;
  if (queues_) return pop_best();
  int* best = candidates_.begin();
  int* const end = candidates_.end();
  if (end - best > 1) {
    double fewest = std::numeric_limits<double>::infinity();
    for (int* candidate = best; candidate != end; ++candidate) {
      const double grown = growth(*candidate, component);
      if (grown < fewest) {
        fewest = grown;
        best = candidate;
      }
    }
  }
  const int chosen = *best;
  for (; best + 1 != end; ++best) *best = best[1];
  candidates_.cut(candidates_.size() - 1);
  return chosen;
}

MINEWISE_HOT inline void OrderFinder::add_candidates(const ComponentClue& clue) {
  for (const int r : clue.regions) {
    if (region_state_[r] != kUntouched) continue;
    region_state_[r] = kCandidate;
    ++waiting_;
    if (queues_) {
      ranked_[r] = {-1, since_++, r};
    } else {
      candidates_.push_back(r);
    }
  }
}

MINEWISE_HOT inline void OrderFinder::take(int region, const Component& component,
                                           CountingOrder& order) {
  const Region& taken = component.regions[region];
  region_state_[region] = kTaken;
  int closed = 0;
  for (const int c : taken.clues) {
    Progress& clue = progress_[c];
    states_ /= clue.range;
    const bool opens = clue.taken == 0;
    if (opens) ++open_;
    clue.taken += taken.size;
    if (--clue.regions_left == 0) {
      ++closed;
      continue;
    }
    clue.range = clue.range_of(clue.taken);
    states_ *= clue.range;
    if (opens) add_candidates(component.clues[c]);  // later on, none of its regions is untouched
  }
  order.regions.push_back(region);
  order.most_open = std::max(order.most_open, open_);
  order.cost += states_;
  open_ -= closed;
  if (queues_) queue_changed(taken, component);
}

// Ranks the candidates again whose clues have changed.
void OrderFinder::queue_changed(const Region& taken, const Component& component) {
  for (const int c : taken.clues) {
    for (const int r : component.clues[c].regions) {
      const auto index = static_cast<std::size_t>(r);
      if (region_state_[index] != kCandidate) continue;
      const double grown = growth(r, component);
      if (grown == ranked_[index].growth) continue;
      ranked_[index].growth = grown;
      queue_.push(ranked_[index]);
    }
  }
}

void OrderFinder::order_from(int start, const Component& component, CountingOrder& order) {
  order.regions.clear();
  order.most_open = 0;
  order.cost = 0;
  progress_.clear();
  Progress* next = progress_.make_room(component.clues.size());
  progress_.take(component.clues.size());
  for (const ComponentClue& clue : component.clues) {
    *next++ = {clue.least - clue.size, clue.most, clue.regions.count};
  }
  region_state_.assign(component.regions.size(), kUntouched);
  candidates_.clear();
  waiting_ = since_ = 0;
  queues_ = component.regions.size() > kLarge;
  if (queues_) {
    queue_ = {};
    ranked_.assign(component.regions.size(), {});
  }
  open_ = 0;
  states_ = 1;
  for (int region = start;; region = choose(component)) {
    take(region, component, order);
    if (waiting_ == 0) return;
  }
}

}  // namespace minewise
