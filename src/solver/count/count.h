// The count of a component: the weight of its arrangements by number of mines, and the expected
// mines of each region. It is dynamic programming over tables (plan.h): a state says how many mines
// lie so far around each open clue, and its value is a tally of the ways to get there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rng.h"
#include "core/tally.h"
#include "solver/count/frontier.h"
#include "solver/count/plan.h"
#include "solver/count/uninitialized_vector.h"

namespace minewise {

// Multiples of short rows of numbers, two numbers at once. The loops that a compiler makes of this
// by itself suit long rows: most of their time would go into getting started.
typedef double UnalignedPair
    __attribute__((vector_size(2 * sizeof(double)), aligned(sizeof(double)), may_alias));

// to[i] = weight * from[i]. REQUIRES: the rows do not overlap.
inline void set_multiple(const double* from, std::size_t length, double weight, double* to) {
  std::size_t i = 0;
  for (; i + 2 <= length; i += 2) {
    *reinterpret_cast<UnalignedPair*>(to + i) =
        *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
  }
  if (i < length) to[i] = from[i] * weight;
}

// to[i] += weight * from[i]. REQUIRES: the rows do not overlap.
inline void add_multiple(const double* from, std::size_t length, double weight, double* to) {
  std::size_t i = 0;
  for (; i + 2 <= length; i += 2) {
    *reinterpret_cast<UnalignedPair*>(to + i) +=
        *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
  }
  if (i < length) to[i] += from[i] * weight;
}

// The same, and returns the sum of beside[i] * weight * from[i], added up in order.
inline double add_multiple_beside(const double* from, std::ptrdiff_t length, double weight,
                                  const double* beside, double* to) {
  double sum = 0;
  std::ptrdiff_t i = 0;
  for (; i + 2 <= length; i += 2) {
    const UnalignedPair value = *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
    const UnalignedPair product = *reinterpret_cast<const UnalignedPair*>(beside + i) * value;
    *reinterpret_cast<UnalignedPair*>(to + i) += value;
    sum += product[0];
    sum += product[1];
  }
  if (i < length) {
    const double value = from[i] * weight;
    to[i] += value;
    sum += beside[i] * value;
  }
  return sum;
}

// Adding a region leads from a state to others, by putting j mines into the region with weight
// C(size, j) p^j (1-p)^(size-j). Joining tables leads from two states to one. Each clue that closes
// multiplies by the likelihood of what it shows. The forward pass (counter.h) makes states, edges
// and tallies, and keeps them all. The backward pass is given what each number of mines is worth
// from outside, and finds the expected mines of each region. Samples follow the same edges from the
// end.
//
// The density p is a tilt: any value gives the same answers, and a value close to the truth keeps
// the tallies of large components within the range of doubles. Each table is scaled when it is
// made.

class ComponentCount;

// Fills in an estimate where the component could not be counted (counter.h).
void estimate(const Component& component, double density, ComponentCount& out);

class ComponentCount {
 public:
  // Whether the count is exact, or a beam that kept the heaviest states within its budget.
  bool is_exact() const { return exact_; }

  // Whether some weights were so small beside the largest that they were cut off, or may become
  // zero when multiplied. They are too small to change any probability, but a weight of exactly
  // zero then proves nothing.
  bool is_lossy() const { return lossy_; }

  // What a beam dropped, by number of mines: at most so much, on the scale of total(). None where
  // no bound was found or asked for. See counter_beam.cc.
  const std::optional<Tally>& excess() const { return excess_; }

  // Whether even a beam found no arrangement, so that all figures are estimates.
  bool is_estimated() const { return estimated_; }

  // The weight of all arrangements by number of mines. All zero when no arrangement satisfies the
  // clues.
  const Tally& total() const { return total_; }

  // Whether it is certain that no arrangement satisfies the clues.
  bool has_none() const { return exact_ && total_.is_zero(); }

  // Where a clue was left open, there is one end for each number of mines around it: that number,
  // and the tally of its arrangements (weight[i] belongs to first + i mines; valid until the next
  // count). The tallies have a common scale.
  struct EndTally {
    int first = 0;
    std::span<const double> weight;
  };
  int ends() const { return static_cast<int>(end_sums_.size()); }
  int end_sum(int end) const { return end_sums_[end]; }
  EndTally end_tally(int end) const;

  // The backward pass. `worth` gives the worth of arrangements by number of mines, and `end_worth`,
  // where a clue was left open, by end. Afterwards mines(r) and safes(r) are the weights of a cell
  // in region r being a mine and being safe, on a common scale for each region. Each is exactly
  // zero when no arrangement of any worth has such a cell (but see is_lossy).
  void weigh(const Tally& worth, std::span<const double> end_worth = {});
  double mines(int region) const { return mines_[region]; }
  double safes(int region) const { return safes_[region]; }

  // Draws an arrangement from all those with `mines` mines: how many lie in each region.
  // REQUIRES: prepare_sampling() was called, total().at(mines) > 0, no clue was left open.
  void prepare_sampling();
  void sample(int mines, Rng& rng, std::vector<int>& mines_in_region) const;

  // For each region, whether some arrangement has a mine in it, and whether some arrangement has a
  // safe cell in it, for any number of mines. REQUIRES: is_exact().
  struct Possible {
    bool mine = false;
    bool safe = false;
  };
  std::vector<Possible> possibilities() const;
  void find_possibilities(std::vector<Possible>& possible) const;  // the same, in memory at hand

  // The same for arrangements whose number of mines is in the set; and the set of all numbers of
  // mines that arrangements have. Neither depends on weights. REQUIRES: is_exact().
  std::vector<Possible> possibilities(const CountSet& allowed) const;
  CountSet possible_counts() const;

  // The memory that its tables take.
  std::int64_t bytes() const {
    return static_cast<std::int64_t>(states_.size() * sizeof(State) + edges_.size() * sizeof(Edge) +
                                     forward_.size() * sizeof(double));
  }

  std::int64_t states() const { return static_cast<std::int64_t>(states_.size()); }
  std::int64_t entries() const { return static_cast<std::int64_t>(forward_.size()); }

 private:
  friend class ComponentCounter;
  friend class CountLanes;
  friend class BigCount;
  friend class ArrangementWalk;
  friend void estimate(const Component& component, double density, ComponentCount& out);

  // A state's tally is forward_[entry..entry + last - first].
  struct State {
    std::int32_t entry = 0;
    std::int32_t first = 0;  // numbers of mines
    std::int32_t last = 0;
  };
  // Leads from a state, with `mines` more or together with a second state, to a state.
  struct Edge {
    double weight = 0;
    std::int32_t from = 0;
    std::int32_t to = 0;
    union {
      std::int32_t mines;
      std::int32_t second;
    };
  };
  // The states of one planned table, and the edges that lead to them.
  struct Table {
    PlannedTable::Kind kind = PlannedTable::Kind::Start;
    std::int32_t region = 0;
    std::int32_t size = 0;
    std::int32_t first_state = 0, end_state = 0;
    std::int32_t first_edge = 0, end_edge = 0;
    std::int32_t first_entry = 0, end_entry = 0;
    double scale = 1;  // its tallies were multiplied by this after they were made
  };

  // The forward pass, table by table; used by ComponentCounter.
  void clear_tables();
  void drop_tables();
  void fit_tables();
  void begin_table(const PlannedTable& planned);
  void add_start();
  void expect_weights(double least, const PlannedTable& planned);
  void add_edge(double weight, std::int32_t from, std::int32_t to, std::int32_t mines_or_second,
                std::int32_t first, std::int32_t last);
  // Where each edge makes a state: states, edges and tallies are written side by side.
  struct Next {
    const State* all;  // states
    const double* tallies;
    State* states;  // the next of each
    Edge* edges;
    double* forward;
    std::int32_t index, entry;
    std::size_t edges_room;

    void add(double weight, std::int32_t from, std::int32_t mines, std::int32_t shift);
  };
  // Room for this many edges from each of some states, which follow each other.
  Next make_room(std::int32_t from, std::int32_t end, int edges);
  std::size_t take(const Next& next);  // returns how many were added
  bool end_table(std::int64_t most_entries);
  std::int64_t lay_tallies();
  bool can_join(std::int64_t most_entries);
  bool has_over(std::int64_t edges) const {
    return static_cast<std::int64_t>(edges_.size()) > edges;
  }
  bool is_over(std::int64_t most_entries) const {
    return entries() > most_entries || has_over(most_entries / 2);
  }
  void fill_by_adding(const Table& table);
  void fill_by_joining(const Table& table);
  void scale_forward(Table& table);
  void keep_states(const std::vector<bool>& keep);
  void carry_excess(const PlannedTable& planned);
  void finish_excess();
  std::int64_t table_states(int table) const;

  std::vector<CountSet> counts_so_far() const;

  const State& state(std::int32_t index) const { return states_[index]; }
  void weigh_addition(const Table& table);
  void weigh_join(const Table& table);
  void scale_backward(const Table& table);
  std::int32_t pick_incoming(const Table& table, std::int32_t to, int mines, Rng& rng,
                             int& mines_before) const;

  // Weights below this part of the largest may become zero when they are multiplied.
  static constexpr double kSmall = 0x1p-300;

  bool counts_mines_ = true;
  bool exact_ = true;
  bool lossy_ = false;
  bool has_cut_ = false;    // whether ends of tallies were cut off
  bool estimated_ = false;  // mines_ and safes_ are estimates, and there are no tables
  int regions_ = 0;
  std::int64_t multiplied_ = 0;  // products of entries in the joins made
  UninitializedVector<Table> tables_;
  UninitializedVector<State> states_;    // table by table
  UninitializedVector<Edge> edges_;      // table by table
  UninitializedVector<double> forward_;  // table by table
  std::vector<double> backward_;
  // Of the newest table, while it is known without looking: weights above zero are at least this,
  // and so many cells were added. See scale_forward().
  double least_ = 0;
  int cells_ = 0;
  std::vector<int> end_sums_;
  Tally total_;
  std::vector<double> mines_, safes_;  // by region
  std::optional<Tally> excess_;        // of the whole
  // While a beam is made: by state, a bound on what was dropped and would have come through it.
  // Empty once no bound can be given.
  std::vector<Tally> excess_of_;

  // For sampling: the edges into each state, and the table of each state.
  std::vector<std::int32_t> first_incoming_, incoming_, table_of_;
};

// Adds an edge to a state that has been met before, or to the next new one, whose numbers of mines
// then range from `first` to `last` at least.
inline void ComponentCount::add_edge(double weight, std::int32_t from, std::int32_t to,
                                     std::int32_t mines_or_second, std::int32_t first,
                                     std::int32_t last) {
  if (static_cast<std::size_t>(to) == states_.size()) {
    states_.push_back({0, first, last});
  } else {
    State& range = states_[to];
    range.first = std::min(range.first, first);
    range.last = std::max(range.last, last);
  }
  edges_.push_back({weight, from, to, {mines_or_second}});
}

inline ComponentCount::Next ComponentCount::make_room(std::int32_t from, std::int32_t end,
                                                      int edges) {
  const State &first = state(from), &last = state(end - 1);
  const auto each = static_cast<std::size_t>(edges);
  const std::size_t most = each * static_cast<std::size_t>(end - from);
  const auto entries =
      static_cast<std::size_t>(last.entry + last.last - last.first + 1 - first.entry);
  State* const states = states_.make_room(most);
  double* const forward = forward_.make_room(each * entries);
  return {.all = states_.data(),
          .tallies = forward_.data(),
          .states = states,
          .edges = edges_.make_room(most),
          .forward = forward,
          .index = static_cast<std::int32_t>(states_.size()),
          .entry = static_cast<std::int32_t>(forward_.size()),
          .edges_room = most};
}

inline void ComponentCount::Next::add(double weight, std::int32_t from, std::int32_t mines,
                                      std::int32_t shift) {
  const State& before = all[from];
  const std::int32_t length = before.last - before.first + 1;
  *states++ = {entry, before.first + shift, before.last + shift};
  *edges++ = {weight, from, index++, {mines}};
  set_multiple(tallies + before.entry, static_cast<std::size_t>(length), weight, forward);
  entry += length;
  forward += length;
}

inline std::size_t ComponentCount::take(const Next& next) {
  const auto added = static_cast<std::size_t>(next.states - states_.end());
  states_.take(added);
  edges_.take(added);
  forward_.take(static_cast<std::size_t>(next.forward - forward_.end()));
  return added;
}

}  // namespace minewise
