// Counts that are too large for their budget: each table keeps only the heaviest states
// (counter.h).
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
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

// A proven bound on what a beam drops.
//
// What may follow a state depends only on the mines so far around its open clues. Say that a clue
// of likelihood f has s mines so far in a dropped state and t in a kept one, with n of its cells
// left. Whatever x of these are mines, f(s + x) <= r f(t + x), where r is the largest ratio for any
// x from 0 to n. So all that could have followed the dropped state weighs at most as much as what
// follows the kept one, times the product of r over all open clues; and for each number of mines
// that follow. The kept state covers the dropped one with this factor. It is finite where the kept
// state allows all that the dropped one does: under upper bounds, where it has fewer mines so far.
//
// So the tally of each dropped state, times the factor, is added to an excess of the state that
// covers it best among some, and the excess goes on along the edges like the tallies. At the end,
// for each number of mines, the truth lies between the total and the total with its excess. Where a
// state is dropped that none covers, there is no bound.

using Kind = PlannedTable::Kind;

namespace {

constexpr double kNoCover = std::numeric_limits<double>::infinity();
constexpr std::size_t kMostCovers = 32;  // of the heaviest states, looked at for each one dropped

// Widens a tally to hold these numbers of mines.
void widen(Tally& tally, int first, int last) {
  if (tally.weight.empty()) {
    tally = {first, std::vector<double>(static_cast<std::size_t>(last - first + 1), 0.0)};
    return;
  }
  if (first < tally.first) {
    tally.weight.insert(tally.weight.begin(), static_cast<std::size_t>(tally.first - first), 0.0);
    tally.first = first;
  }
  if (last > tally.last()) tally.weight.resize(static_cast<std::size_t>(last - tally.first + 1));
}

void add(const Tally& from, double weight, int shift, Tally& to) {
  if (from.weight.empty()) return;
  widen(to, from.first + shift, from.last() + shift);
  for (int k = from.first; k <= from.last(); ++k) {
    to.weight[k + shift - to.first] += weight * from.at(k);
  }
}

void add_product(const Tally& a, const Tally& b, double weight, Tally& to) {
  for (int k = a.first; k <= a.last(); ++k) {
    if (a.at(k) > 0) add(b, weight * a.at(k), k, to);
  }
}

// By mines so far around one clue, in the dropped state and in the kept: the largest ratio.
using CoveringRatios = std::array<std::array<double, 16>, 16>;

CoveringRatios covering_ratios(const OpenClue& clue) {
  const auto likelihood = [&](int mines) {
    if (mines < clue.least || mines > clue.most) return 0.0;
    return clue.weight ? clue.weight[mines] : 1.0;
  };
  CoveringRatios ratios{};
  for (int dropped = 0; dropped <= kMaxDegree; ++dropped) {
    for (int kept = 0; kept <= kMaxDegree; ++kept) {
      double& most = ratios[dropped][kept];
      for (int more = 0; more <= clue.left; ++more) {
        const double needed = likelihood(dropped + more), there = likelihood(kept + more);
        if (needed > 0) most = std::max(most, there > 0 ? needed / there : kNoCover);
      }
    }
  }
  return ratios;
}

// Finds the kept state that covers a dropped one best, of those that differ from it in one clue by
// little, or else of the heaviest.
template <std::size_t Words>
class Covers {
 public:
  explicit Covers(const std::vector<OpenClue>& open) : open_(open) {
    for (const OpenClue& clue : open) ratios_.push_back(covering_ratios(clue));
  }

  void add(const StateKey<Words>& key, std::int32_t index) {
    if (heaviest_.size() < kMostCovers) heaviest_.emplace_back(key, index);
    kept_.emplace_back(key, index);
  }
  void sort() { std::ranges::sort(kept_); }

  struct Cover {
    double factor = kNoCover;
    std::int32_t index = -1;
  };
  Cover best(const StateKey<Words>& key) const {
    Cover best;
    for (std::size_t c = 0; c < open_.size(); ++c) {
      const int so_far = mines_at(key, open_[c].slot);
      for (const int other : {so_far - 2, so_far - 1, so_far + 1, so_far + 2}) {
        if (other < 0 || other > kMaxDegree || ratios_[c][so_far][other] >= best.factor) continue;
        StateKey<Words> near = key;
        near[word_of<Words>(open_[c].slot)] ^= static_cast<std::uint64_t>(so_far ^ other)
                                               << shift_of(open_[c].slot);
        if (const auto index = find(near); index >= 0) best = {factor(key, near), index};
      }
    }
    const bool is_near = best.index >= 0;
    for (std::size_t i = 0; !is_near && i < heaviest_.size(); ++i) {
      const double here = factor(key, heaviest_[i].first);
      if (here < best.factor) best = {here, heaviest_[i].second};
    }
    return best;
  }

 private:
  std::int32_t find(const StateKey<Words>& key) const {
    const auto at = std::ranges::lower_bound(kept_, key, {}, &Kept::first);
    return at != kept_.end() && at->first == key ? at->second : -1;
  }

  double factor(const StateKey<Words>& dropped, const StateKey<Words>& kept) const {
    double product = 1;
    for (std::size_t c = 0; c < open_.size(); ++c) {
      product *= ratios_[c][mines_at(dropped, open_[c].slot)][mines_at(kept, open_[c].slot)];
      if (product == kNoCover) break;
    }
    return product;
  }

  using Kept = std::pair<StateKey<Words>, std::int32_t>;
  const std::vector<OpenClue>& open_;
  std::vector<CoveringRatios> ratios_;  // by open clue
  std::vector<Kept> heaviest_, kept_;
};

}  // namespace

// The excess of the newest table, from those it was made of, which are not needed any longer.
void ComponentCount::carry_excess(const PlannedTable& planned) {
  const Table& table = tables_.back();
  const bool goes_on = table.first_state == 0 || !excess_of_.empty();
  if (!goes_on) return;
  excess_of_.resize(states_.size());
  const auto tally_of = [&](std::int32_t index) {
    const State& s = state(index);
    const double* begin = forward_.data() + s.entry;
    return Tally{s.first, {begin, begin + (s.last - s.first + 1)}};
  };
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const Edge& edge = edges_[e];
    Tally& to = excess_of_[edge.to];
    const Tally& from = excess_of_[edge.from];
    const double weight = edge.weight * table.scale;
    if (table.kind == Kind::Add) {
      add(from, weight, counts_mines_ ? edge.mines : 0, to);
    } else {
      Tally second = tally_of(edge.second);
      add_product(tally_of(edge.from), excess_of_[edge.second], weight, to);
      add(excess_of_[edge.second], 1, 0, second);
      add_product(from, second, weight, to);
    }
  }
  for (const int used : {planned.left, planned.right}) {
    if (used < 0) continue;
    for (std::int32_t s = tables_[used].first_state; s < tables_[used].end_state; ++s) {
      excess_of_[s] = {};
    }
  }
}

// Moves the tallies of the states of the newest table that are dropped, with what they had in
// excess, to the excess of those that are kept; and the excess of these to where they will be.
template <std::size_t Words>
void ComponentCounter::move_excess(const StateKeys<Words>& keys, const std::vector<bool>& keep,
                                   std::span<const std::int32_t> heaviest, ComponentCount& out) {
  auto& excess = out.excess_of_;
  if (excess.empty()) return;
  const auto first = static_cast<std::size_t>(out.tables_.back().first_state);
  Covers<Words> covers(open_.back());
  for (const std::int32_t i : heaviest) {
    if (keep[i]) covers.add(keys.all[first + static_cast<std::size_t>(i)], i);
  }
  covers.sort();
  for (std::size_t i = 0; i < keep.size(); ++i) {
    if (keep[i]) continue;
    const auto& dropped = out.states_[first + i];
    const auto [factor, index] = covers.best(keys.all[first + i]);
    if (index < 0) {
      excess.clear();
      return;
    }
    const double* begin = out.forward_.data() + dropped.entry;
    Tally& to = excess[first + static_cast<std::size_t>(index)];
    add({dropped.first, {begin, begin + (dropped.last - dropped.first + 1)}}, factor, 0, to);
    add(excess[first + i], factor, 0, to);
  }
  std::size_t kept = first;
  for (std::size_t i = 0; i < keep.size(); ++i) {
    if (keep[i]) std::swap(excess[kept++], excess[first + i]);
  }
  excess.resize(kept);
}

template void ComponentCounter::move_excess(const StateKeys<1>&, const std::vector<bool>&,
                                            std::span<const std::int32_t>, ComponentCount&);
template void ComponentCounter::move_excess(const StateKeys<4>&, const std::vector<bool>&,
                                            std::span<const std::int32_t>, ComponentCount&);
template void ComponentCounter::move_excess(const StateKeys<64>&, const std::vector<bool>&,
                                            std::span<const std::int32_t>, ComponentCount&);

void ComponentCount::finish_excess() {
  const Table& root = tables_.back();
  if (excess_of_.empty() || root.first_state == root.end_state) return;
  Tally whole;
  for (std::int32_t s = root.first_state; s < root.end_state; ++s) {
    add(excess_of_[s], 1, 0, whole);
  }
  excess_of_.clear();
  excess_ = std::move(whole);
}

}  // namespace minewise
