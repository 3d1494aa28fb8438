#include "reason/count/counter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "reason/count/elimination.h"
#include "reason/count/estimate.h"

namespace minewise {

using Kind = PlannedTable::Kind;

namespace {

// A line that costs more than this is compared with elimination, which pays when it costs less than
// the given share (its joins are dearer than additions).
constexpr double kCostlyLine = 20'000;
constexpr double kJoinsAreDearer = 0.25;

// How many pairs of states all joins of a count may try.
constexpr std::int64_t kMostPairs = std::int64_t{1} << 28;
constexpr std::int64_t kMostBeamPairs = std::int64_t{1} << 24;

// What a beam keeps of each table at least; a state counts for its tally and this many entries.
constexpr std::size_t kFewestInBeam = 16;
constexpr std::int64_t kOverhead = 8;

// A component so large that even this little takes more room or time is estimated.
constexpr std::int64_t kMostBeamBytes = std::int64_t{1} << 28;
constexpr std::int64_t kMostBeamWork = std::int64_t{1} << 31;  // clues looked at, state by state

template <std::size_t Words>
std::size_t word_of(int slot) {
  return Words == 1 ? 0 : static_cast<std::size_t>(slot) / 16;
}

// Where the four bits of a slot begin in its word.
unsigned shift_of(int slot) {
  return static_cast<unsigned>(slot) % 16 * 4;
}

template <std::size_t Words>
int mines_at(const std::array<std::uint64_t, Words>& key, int slot) {
  return static_cast<int>(key[word_of<Words>(slot)] >> shift_of(slot) & 15);
}

template <std::size_t Words>
void add_at(std::array<std::uint64_t, Words>& key, int slot, int mines) {
  key[word_of<Words>(slot)] += static_cast<std::uint64_t>(mines) << shift_of(slot);
}

// All ones but in the slots of clues that close.
template <int Words>
std::array<std::uint64_t, Words> mask_without_closing(std::span<const OpenClue> clues) {
  std::array<std::uint64_t, Words> mask;
  mask.fill(~std::uint64_t{0});
  for (const OpenClue& clue : clues) {
    const std::uint64_t slot = std::uint64_t{clue.closes ? 15u : 0u} << shift_of(clue.slot);
    mask[word_of<Words>(clue.slot)] &= ~slot;
  }
  return mask;
}

template <std::size_t Words>
std::uint64_t hash(const std::array<std::uint64_t, Words>& key) {
  std::uint64_t h = 0;
  for (const std::uint64_t word : key) h = (h ^ word) * 0x9e3779b97f4a7c15u;
  return h ^ (h >> 32);
}

// Whether what a closing clue shows is likelier with some numbers of mines than with others.
bool weighs(const OpenClue& clue) {
  return clue.closes && clue.weight;
}

// The likelihood of what the clues that close show, given the mines around them.
template <std::size_t Words>
double closing_weight(const std::array<std::uint64_t, Words>& key,
                      std::span<const OpenClue> clues) {
  double weight = 1;
  for (const OpenClue& clue : clues) {
    if (weighs(clue)) weight *= clue.weight[mines_at(key, clue.slot)];
  }
  return weight;
}

}  // namespace

template <int Words>
void ComponentCounter::Keys<Words>::begin_table() {
  first_ = all.size();
  if (++round_ == 0 || table_.empty()) {
    table_.assign(std::max<std::size_t>(table_.size(), 64), 0);
    round_ = 1;
  }
}

template <int Words>
inline std::int32_t ComponentCounter::Keys<Words>::find_or_add(const Key<Words>& key) {
  const std::size_t mask = table_.size() - 1;
  std::size_t at = hash(key) & mask;
  for (; table_[at] >> 32 == round_; at = (at + 1) & mask) {
    const auto index = static_cast<std::uint32_t>(table_[at]);
    if (all[index] == key) return static_cast<std::int32_t>(index);
  }
  const auto index = static_cast<std::uint32_t>(all.size());
  table_[at] = std::uint64_t{round_} << 32 | index;
  all.push_back(key);
  if (2 * (all.size() - first_) >= table_.size()) grow();
  return static_cast<std::int32_t>(index);
}

template <int Words>
void ComponentCounter::Keys<Words>::grow() {
  table_.assign(2 * table_.size(), 0);
  const std::size_t mask = table_.size() - 1;
  for (std::size_t index = first_; index < all.size(); ++index) {
    std::size_t at = hash(all[index]) & mask;
    while (table_[at] >> 32 == round_) at = (at + 1) & mask;
    table_[at] = std::uint64_t{round_} << 32 | index;
  }
}

void ComponentCounter::count(const Component& component, const Tilt& tilt,
                             const CountBudget& budget, ComponentCount& out, int left_open) {
  if (tilt.density != density_) weigh_placements(tilt.density);
  out.counts_mines_ = tilt.counts_mines;
  out.estimated_ = false;
  out.regions_ = static_cast<int>(component.regions.size());
  make_plan(component, left_open);
  if (run_any(Mode::Exact, budget, out) == Passed::Yes) return;
  run_any(Mode::Beam, budget, out);
  if (out.total_.is_zero()) estimate(component, tilt.density, out);
}

void ComponentCounter::make_plan(const Component& component, int left_open) {
  const CountingOrder& order = finder_.find(component);
  if (order.cost > kCostlyLine) {
    const double cost = plan_by_elimination(component, left_open, plan_);
    if (cost < order.cost * kJoinsAreDearer) return;
  }
  planner_.plan(component, order, left_open, plan_);
}

// C(size, mines) p^mines (1-p)^(size-mines)
void ComponentCounter::weigh_placements(double density) {
  density_ = density;
  for (int size = 0; size <= kMaxDegree; ++size) {
    double choose = 1;
    for (int mines = 0; mines <= size; ++mines) {
      placements_[size][mines] =
          choose * std::pow(density, mines) * std::pow(1 - density, size - mines);
      choose = choose * (size - mines) / (mines + 1);
    }
  }
}

ComponentCounter::Passed ComponentCounter::run_any(Mode mode, const CountBudget& budget,
                                                   ComponentCount& out) {
  if (plan_.slots <= 16) return run(narrow_, mode, budget.entries, out);
  if (plan_.slots <= 64) return run(wide_, mode, budget.entries / 4, out);
  if (plan_.slots <= 1024) return run(widest_, mode, budget.entries / 64, out);
  out.total_ = {0, {0.0}};
  return Passed::OverBudget;
}

template <int Words>
ComponentCounter::Passed ComponentCounter::run(Keys<Words>& keys, Mode mode, std::int64_t budget,
                                               ComponentCount& out) {
  out.exact_ = mode == Mode::Exact;
  out.clear_tables();
  keys.all.clear();
  open_.clear();
  out.total_ = {0, {0.0}};
  if (mode == Mode::Beam && !is_beam_affordable(sizeof(Key<Words>))) return Passed::OverBudget;
  const BeamLimit limit = beam_limit(budget);
  const auto most =
      mode == Mode::Exact ? budget : std::int64_t{std::numeric_limits<std::int32_t>::max()};
  most_edges_ = most / 2;
  std::int64_t pairs = 0;
  for (const PlannedTable& planned : plan_.tables) {
    out.begin_table(planned);
    keys.begin_table();
    if (planned.kind == Kind::Start) {
      keys.find_or_add({});
      out.states_.push_back({0, 0, 0});
    } else if (planned.kind == Kind::Add) {
      add_region(planned, keys, out);
    } else {
      pairs += out.table_states(planned.left) * out.table_states(planned.right);
      if (mode == Mode::Exact && pairs > kMostPairs) return Passed::OverBudget;
      join(planned, keys, out);
    }
    if (!out.end_table(most)) return Passed::OverBudget;
    if (out.tables_.back().first_state == out.tables_.back().end_state) break;
    if (mode == Mode::Beam) {
      note_open_clues(planned);
      prune(keys, limit, out);
    }
  }
  finish(keys, out);
  return Passed::Yes;
}

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

// The numbers of mines that may be put into a region of this size, given its clues.
template <int Words>
SumRange ComponentCounter::fitting(const Key<Words>& key, int size,
                                   std::span<const OpenClue> clues) {
  SumRange range{0, size};
  for (const OpenClue& clue : clues) {
    const int so_far = mines_at(key, clue.slot);
    range.least = std::max(range.least, clue.least - clue.left - so_far);
    range.most = std::min(range.most, clue.most - so_far);
  }
  return range;
}

template <int Words>
void ComponentCounter::add_region(const PlannedTable& planned, Keys<Words>& keys,
                                  ComponentCount& out) {
  const std::span<const OpenClue> clues = plan_.clues_of(planned);
  Key<Words> one{};
  for (const OpenClue& clue : clues) add_at(one, clue.slot, 1);
  const Key<Words> keep = mask_without_closing<Words>(clues);
  const bool is_weighed = std::ranges::any_of(clues, weighs);
  const auto& placements = placements_[planned.size];
  const auto& source = out.tables_[planned.left];
  const std::int32_t first_from = source.first_state, end_from = source.end_state;
  for (std::int32_t from = first_from; from < end_from && !out.has_over(most_edges_); ++from) {
    const Key<Words> key = keys.all[from];
    const auto state = out.state(from);
    const SumRange range = fitting<Words>(key, planned.size, clues);
    for (int mines = range.least; mines <= range.most; ++mines) {
      Key<Words> to = key;
      for (std::size_t w = 0; w < Words; ++w) to[w] += static_cast<std::uint64_t>(mines) * one[w];
      double weight = placements[mines];
      if (is_weighed) weight *= closing_weight(to, clues);
      if (weight == 0) continue;
      for (std::size_t w = 0; w < Words; ++w) to[w] &= keep[w];
      const int shift = out.counts_mines_ ? mines : 0;
      out.add_edge(weight, from, keys.find_or_add(to), mines, state.first + shift,
                   state.last + shift);
    }
  }
}

template <int Words>
void ComponentCounter::join(const PlannedTable& planned, Keys<Words>& keys, ComponentCount& out) {
  const std::span<const OpenClue> shared = plan_.clues_of(planned);
  const auto& left = out.tables_[planned.left];
  const auto& right = out.tables_[planned.right];
  const std::int32_t first_left = left.first_state, end_left = left.end_state;
  const std::int32_t first_right = right.first_state, end_right = right.end_state;
  std::vector<Key<Words>> moved;
  for (std::int32_t s = first_right; s < end_right; ++s) {
    Key<Words> key{};
    for (const auto& [before, after] : plan_.moves_of(planned)) {
      add_at(key, after, mines_at(keys.all[s], before));
    }
    moved.push_back(key);
  }
  const Key<Words> keep = mask_without_closing<Words>(shared);
  for (std::int32_t a = first_left; a < end_left && !out.has_over(most_edges_); ++a) {
    const Key<Words> key = keys.all[a];
    for (std::int32_t b = first_right; b < end_right; ++b) {
      Key<Words> to = key;
      const Key<Words>& other = moved[b - first_right];
      for (std::size_t w = 0; w < Words; ++w) to[w] += other[w];
      const bool fits = std::ranges::all_of(shared, [&](const OpenClue& clue) {
        const int mines = mines_at(to, clue.slot);
        return mines <= clue.most && mines + clue.left >= clue.least;
      });
      if (!fits) continue;
      const double weight = closing_weight(to, shared);
      if (weight == 0) continue;
      for (std::size_t w = 0; w < Words; ++w) to[w] &= keep[w];
      const auto &from = out.state(a), &second = out.state(b);
      out.add_edge(weight, a, keys.find_or_add(to), b, from.first + second.first,
                   from.last + second.last);
    }
  }
}

template <int Words>
void ComponentCounter::finish(const Keys<Words>& keys, ComponentCount& out) {
  out.end_sums_.clear();
  out.total_ = {0, {0.0}};
  const auto& root = out.tables_.back();
  if (root.first_state == root.end_state) return;
  int first = std::numeric_limits<int>::max(), last = 0;
  for (std::int32_t s = root.first_state; s < root.end_state; ++s) {
    const Key<Words>& key = keys.all[s];
    out.end_sums_.push_back(plan_.left_open_slot < 0 ? 0 : mines_at(key, plan_.left_open_slot));
    first = std::min(first, out.state(s).first);
    last = std::max(last, out.state(s).last);
  }
  out.total_.first = first;
  out.total_.weight.assign(static_cast<std::size_t>(last - first + 1), 0.0);
  for (std::int32_t s = root.first_state; s < root.end_state; ++s) {
    const auto& state = out.state(s);
    for (int mines = state.first; mines <= state.last; ++mines) {
      out.total_.weight[mines - first] += out.forward_[state.entry + mines - state.first];
    }
  }
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
template <int Words>
double ComponentCounter::prospect(const Key<Words>& key, const std::vector<OpenClue>& open) const {
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
template <int Words>
void ComponentCounter::prune(Keys<Words>& keys, const BeamLimit& limit, ComponentCount& out) {
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
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (keep[i]) keys.all[first + kept++] = keys.all[first + i];
  }
  keys.all.resize(first + kept);
  out.keep_states(keep);
}

}  // namespace minewise
