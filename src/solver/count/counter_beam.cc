// Counts that are too large for their budget: each table keeps only the heaviest states
// (counter.h).
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "solver/count/counter.h"

namespace minewise {

using Kind = PlannedTable::Kind;

namespace {

constexpr std::int64_t kMostBeamPairs = std::int64_t{1} << 24;

// What a beam keeps of each table at least; a state counts for its tally and this many entries.
constexpr std::size_t kFewestInBeam = 16;
constexpr std::int64_t kOverhead = 8;

// A component so large that even this little takes more room or time is estimated.
constexpr std::int64_t kMostBeamBytes = std::int64_t{1} << 28;
constexpr std::int64_t kMostBeamWork = std::int64_t{1} << 31;  // clues looked at, state by state

}  // namespace

// A beam shares its budget evenly among the tables, and keeps tables small enough to be joined: all
// pairs of their states may fit and have to be kept.
ComponentCounter::BeamLimit ComponentCounter::beam_limit(std::int64_t budget) const {
  const auto tables = static_cast<std::int64_t>(plan_.tables.size());
  const auto joins = static_cast<double>(plan_.joins);
  BeamLimit limit;
  limit.entries = budget / tables + 1;
  if (joins > 0) {
    const auto pairs = static_cast<double>(std::min(kMostBeamPairs, 16 * budget));
    limit.states = static_cast<std::size_t>(std::sqrt(pairs / joins)) + 1;
  }
  return limit;
}

bool ComponentCounter::is_beam_affordable(std::size_t key_bytes) const {
  constexpr std::int64_t kRestOfState = 64;  // its tally, range and edges, at least
  constexpr std::int64_t kEdges = 4;         // from a state, before the next table is cut
  const auto states = static_cast<std::int64_t>(plan_.tables.size() * kFewestInBeam);
  return states * (static_cast<std::int64_t>(key_bytes) + kRestOfState) <= kMostBeamBytes &&
         states * kEdges * plan_.slots <= kMostBeamWork;
}

// The clues that are open in a table, with what is left of each.
void ComponentCounter::note_open_clues(const PlannedTable& planned) {
  std::vector<OpenClue> open;
  const auto replace = [&](const OpenClue& clue) {
    std::erase_if(open, [&](const OpenClue& other) { return other.slot == clue.slot; });
    if (clue.left > 0) open.push_back(clue);
  };
  // A table is used once, so that its list can be taken over.
  if (planned.left >= 0) open = std::move(open_[planned.left]);
  if (planned.kind == Kind::Join) {
    for (OpenClue clue : open_[planned.right]) {
      clue.slot = std::ranges::find(plan_.moves_of(planned), clue.slot, [](const auto& move) {
                    return move.first;
                  })->second;
      replace(clue);
    }
  }
  for (const OpenClue& clue : plan_.clues_of(planned)) replace(clue);
  open_.push_back(std::move(open));
}

// How likely the cells that are left are to satisfy a state's open clues, were each a mine with the
// tilt's density: the binomial probability of what each clue still needs.
template <std::size_t Words>
double ComponentCounter::prospect(const StateKey<Words>& key,
                                  const std::vector<OpenClue>& open) const {
  double product = 1;
  for (const OpenClue& clue : open) {
    const int so_far = mines_at(key, clue.slot);
    const int least = std::max(0, clue.least - so_far);
    const int most = std::min<int>(clue.left, clue.most - so_far);
    double sum = 0;
    for (int mines = least; mines <= most; ++mines) {
      sum += placements_[clue.left][mines];
    }
    product *= sum;
  }
  return product;
}

// Keeps the heaviest states of the newest table, as many as fit within the limit.
template <std::size_t Words>
void ComponentCounter::prune(StateKeys<Words>& keys, const BeamLimit& limit, ComponentCount& out) {
  const auto first = static_cast<std::size_t>(out.tables_.back().first_state);
  const std::size_t count = out.states_.size() - first;
  std::vector<double> weight(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto& state = out.states_[first + i];
    const auto begin = out.forward_.begin() + state.entry;
    weight[i] = std::accumulate(begin, begin + (state.last - state.first + 1), 0.0) *
                prospect<Words>(keys.all[first + i], open_.back());
  }
  std::vector<std::int32_t> heaviest(count);
  std::iota(heaviest.begin(), heaviest.end(), 0);
  std::ranges::sort(heaviest, std::greater{},
                    [&](std::int32_t i) { return std::pair(weight[i], -i); });
  std::vector<bool> keep(count, false);
  std::int64_t used = 0;
  for (std::size_t k = 0; k < std::min(count, limit.states); ++k) {
    if (k >= kFewestInBeam && used >= limit.entries) break;
    const auto& state = out.states_[first + static_cast<std::size_t>(heaviest[k])];
    used += state.last - state.first + 1 + kOverhead;
    keep[heaviest[k]] = true;
  }
  if (bounds_) move_excess(keys, keep, heaviest, out);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (keep[i]) keys.all[first + kept++] = keys.all[first + i];
  }
  keys.all.cut(first + kept);
  out.keep_states(keep);
}

template void ComponentCounter::prune(StateKeys<1>&, const BeamLimit&, ComponentCount&);
template void ComponentCounter::prune(StateKeys<4>&, const BeamLimit&, ComponentCount&);
template void ComponentCounter::prune(StateKeys<64>&, const BeamLimit&, ComponentCount&);

}  // namespace minewise
