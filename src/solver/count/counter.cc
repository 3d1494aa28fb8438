#include "solver/count/counter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "solver/count/plan.h"

namespace minewise {

namespace {

constexpr int kRounds = 30;

// The number of mines that a clue most likely has around it, kept away from all and none so that
// nothing looks certain.
double target(const ComponentClue& clue, double density) {
  double sum = 0, total = 0, placement = 1;  // placement: C(size, j) odds^j
  const double odds = density / (1 - density);
  for (int mines = 0; mines <= clue.size; ++mines) {
    if (mines >= clue.least && mines <= clue.most) {
      const double weight = placement * (clue.weight ? clue.weight[mines] : 1);
      sum += weight * mines;
      total += weight;
    }
    placement *= odds * (clue.size - mines) / (mines + 1);
  }
  const double mean = total > 0 ? sum / total : clue.size * density;
  return std::clamp(mean, 0.02 * clue.size, 0.98 * clue.size);
}

void fit(const ComponentClue& clue, double wanted, const Component& component,
         std::vector<double>& probability) {
  double expected = 0;
  for (const int r : clue.regions) {
    const auto index = static_cast<std::size_t>(r);
    expected += probability[index] * component.regions[index].size;
  }
  // Odds scaled so that the sum comes closer to what is wanted; rounds do the rest.
  const double factor = (wanted / expected) * ((clue.size - expected) / (clue.size - wanted));
  for (const int r : clue.regions) {
    double& p = probability[r];
    p = std::clamp(factor * p / (1 - p + factor * p), 1e-6, 1 - 1e-6);
  }
}

}  // namespace

void estimate(const Component& component, double density, ComponentCount& out) {
  density = std::clamp(density, 0.01, 0.99);
  std::vector<double> probability(component.regions.size(), density);
  for (int round = 0; round < kRounds; ++round) {
    for (const ComponentClue& clue : component.clues) {
      fit(clue, target(clue, density), component, probability);
    }
  }
  double mines = 0;
  for (std::size_t r = 0; r < probability.size(); ++r) {
    mines += probability[r] * component.regions[r].size;
  }
  out.mines_ = probability;
  out.safes_.clear();
  for (const double p : probability) out.safes_.push_back(1 - p);
  out.total_ = {out.counts_mines_ ? static_cast<int>(std::lround(mines)) : 0, {1.0}};
  out.exact_ = false;
  out.excess_.reset();
  out.estimated_ = true;
  out.drop_tables();
}

using Kind = PlannedTable::Kind;

namespace {

// A line that costs more than this is compared with elimination, which pays when it costs less than
// the given share (its joins are dearer than additions).
constexpr double kCostlyLine = 20'000;
constexpr double kJoinsAreDearer = 0.25;

// The most entries of a beam: long tallies take much room even in few states.
constexpr std::int64_t kMostBeamEntries = std::int64_t{1} << 25;

// How many pairs of states all joins of a count may try.
constexpr std::int64_t kMostPairs = std::int64_t{1} << 28;

}  // namespace

void ComponentCounter::count(const Component& component, const Tilt& tilt,
                             const CountBudget& budget, ComponentCount& out, int left_open) {
  if (count_exactly(component, tilt, budget, left_open, out) == Passed::OverBudget) {
    bounds_ = budget.bounds && left_open < 0;
    const bool is_left = budget.propagates && !budget.bounds && is_upper_bound(component);
    if (!is_left) run_any(Mode::Beam, budget, out);
    if (is_left || out.total_.is_zero()) estimate(component, tilt.density, out);
  }
  out.fit_tables();
}

void ComponentCounter::count_or_estimate(const Component& component, const Tilt& tilt,
                                         ComponentCount& out) {
  constexpr CountBudget kLittle{std::int64_t{1} << 16};
  if (count_exactly(component, tilt, kLittle, -1, out) == Passed::Yes) return;
  estimate(component, tilt.density, out);
}

ComponentCounter::Passed ComponentCounter::count_exactly(const Component& component,
                                                         const Tilt& tilt,
                                                         const CountBudget& budget, int left_open,
                                                         ComponentCount& out) {
  if (tilt.density != density_) weigh_placements(tilt.density);
  out.counts_mines_ = tilt.counts_mines;
  out.estimated_ = false;
  out.regions_ = static_cast<int>(component.regions.size());
  make_plan(component, left_open);
  return run_any(Mode::Exact, budget, out);
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
      const double weight = choose * std::pow(density, mines) * std::pow(1 - density, size - mines);
      placements_[size][mines] = weight;
      least_placement_[size] = mines == 0 ? weight : std::min(least_placement_[size], weight);
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

template <std::size_t Words>
ComponentCounter::Passed ComponentCounter::run(StateKeys<Words>& keys, Mode mode,
                                               std::int64_t budget, ComponentCount& out) {
  out.exact_ = mode == Mode::Exact;
  out.clear_tables();
  keys.all.clear();
  open_.clear();
  out.total_.first = 0;
  out.total_.weight.assign(1, 0.0);
  if (mode == Mode::Beam && !is_beam_affordable(sizeof(StateKey<Words>))) return Passed::OverBudget;
  const BeamLimit limit = beam_limit(budget);
  const auto most = mode == Mode::Exact ? budget : kMostBeamEntries;
  most_entries_ = most;
  std::int64_t pairs = 0;
  for (const PlannedTable& planned : plan_.tables) {
    out.begin_table(planned);
    if (planned.kind == Kind::Start) {
      keys.all.push_back({});
      out.add_start();
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
      if (bounds_) out.carry_excess(planned);
      prune(keys, limit, out);
    }
  }
  finish(keys, out);
  if (mode == Mode::Beam && bounds_) out.finish_excess();
  return Passed::Yes;
}

// Where the plan says that each edge leads to a state of its own, none need be looked for.
template <std::size_t Words>
void ComponentCounter::add_region(const PlannedTable& planned, StateKeys<Words>& keys,
                                  ComponentCount& out) {
  const Addition<Words> addition(plan_.clues_of(planned), planned.size);
  out.expect_weights(addition.is_weighed ? 0 : least_placement_[planned.size], planned);
  planned.keeps_apart ? add_apart(planned, addition, keys, out)
                      : add_merging(planned, addition, keys, out);
}

template <std::size_t Words>
void ComponentCounter::add_merging(const PlannedTable& planned, const Addition<Words>& addition,
                                   StateKeys<Words>& keys, ComponentCount& out) {
  keys.begin_table();
  const auto& placements = placements_[planned.size];
  const auto& source = out.tables_[planned.left];
  const std::int32_t first_from = source.first_state, end_from = source.end_state;
  for (std::int32_t from = first_from; from < end_from && !out.is_over(most_entries_); ++from) {
    const StateKey<Words> key = keys.all[from];
    const auto state = out.state(from);
    const SumRange range = addition.fitting(key);
    for (int mines = range.least; mines <= range.most; ++mines) {
      StateKey<Words> to = addition.with_mines(key, mines);
      const double weight = addition.weight(to, placements[mines]);
      if (weight == 0) continue;
      addition.close(to);
      const int shift = out.counts_mines_ ? mines : 0;
      out.add_edge(weight, from, keys.find_or_add(to), mines, state.first + shift,
                   state.last + shift);
    }
  }
}

// Keys, states, edges and tallies are written one after another: each edge makes a state, whose
// tally is a multiple of the one before. Room is made for some states at once.
template <std::size_t Words>
void ComponentCounter::add_apart(const PlannedTable& planned, const Addition<Words>& addition,
                                 StateKeys<Words>& keys, ComponentCount& out) {
  constexpr std::int32_t kAtOnce = 32;
  const double* placements = placements_[planned.size].data();
  const int counted = out.counts_mines_ ? 1 : 0;
  const std::int32_t end_from = out.tables_[planned.left].end_state;
  std::int32_t from = out.tables_[planned.left].first_state;
  while (from < end_from && !out.is_over(most_entries_)) {
    const std::int32_t end = std::min(end_from, from + kAtOnce);
    auto next = out.make_room(from, end, planned.size + 1);
    StateKey<Words>* next_key = keys.all.make_room(next.edges_room);
    for (; from < end; ++from) {
      const StateKey<Words> key = keys.all[from];
      const SumRange range = addition.fitting(key);
      for (int mines = range.least; mines <= range.most; ++mines) {
        StateKey<Words> to = addition.with_mines(key, mines);
        const double weight = addition.weight(to, placements[mines]);
        if (weight == 0) continue;
        addition.close(to);
        *next_key++ = to;
        next.add(weight, from, mines, counted * mines);
      }
    }
    keys.all.take(out.take(next));
  }
}

template <std::size_t Words>
void ComponentCounter::join(const PlannedTable& planned, StateKeys<Words>& keys,
                            ComponentCount& out) {
  const std::span<const OpenClue> shared = plan_.clues_of(planned);
  const auto& left = out.tables_[planned.left];
  const auto& right = out.tables_[planned.right];
  const std::int32_t first_left = left.first_state, end_left = left.end_state;
  const std::int32_t first_right = right.first_state, end_right = right.end_state;
  std::vector<StateKey<Words>> moved;
  for (std::int32_t s = first_right; s < end_right; ++s) {
    StateKey<Words> key{};
    for (const auto& [before, after] : plan_.moves_of(planned)) {
      add_at(key, after, mines_at(keys.all[s], before));
    }
    moved.push_back(key);
  }
  keys.begin_table();
  const Addition<Words> closing(shared, 0);
  for (std::int32_t a = first_left; a < end_left && !out.is_over(most_entries_); ++a) {
    const StateKey<Words> key = keys.all[a];
    for (std::int32_t b = first_right; b < end_right; ++b) {
      StateKey<Words> to = key;
      const StateKey<Words>& other = moved[b - first_right];
      for (std::size_t w = 0; w < Words; ++w) to[w] += other[w];
      const bool fits = std::ranges::all_of(shared, [&](const OpenClue& clue) {
        const int mines = mines_at(to, clue.slot);
        return mines <= clue.most && mines + clue.left >= clue.least;
      });
      if (!fits) continue;
      const double weight = closing.weight(to, 1);
      if (weight == 0) continue;
      closing.close(to);
      const auto &from = out.state(a), &second = out.state(b);
      out.add_edge(weight, a, keys.find_or_add(to), b, from.first + second.first,
                   from.last + second.last);
    }
  }
}

template <std::size_t Words>
void ComponentCounter::finish(const StateKeys<Words>& keys, ComponentCount& out) {
  out.end_sums_.clear();
  const auto& root = out.tables_.back();
  if (root.first_state == root.end_state) return;
  int first = std::numeric_limits<int>::max(), last = 0;
  for (std::int32_t s = root.first_state; s < root.end_state; ++s) {
    const StateKey<Words>& key = keys.all[s];
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

}  // namespace minewise
