// Counts components: the forward pass of the count (count.h), with the memory that it uses. A count
// that would need more memory than its budget starts again as a beam that keeps only the heaviest
// states. If a beam finds no arrangement either, the component is estimated.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "solver/count/count.h"
#include "solver/count/frontier.h"
#include "solver/count/keys.h"
#include "solver/count/order.h"
#include "solver/count/plan.h"

namespace minewise {

// Estimates the probabilities of a component for which neither a count nor a beam gives an answer.
// Each clue in turn scales the odds of its cells until the expected mines around it are what it
// shows; this is repeated a few times (iterative proportional fitting; Deming and Stephan 1940).
// Cells are treated as independent, so the result is only an estimate. But there always is one, and
// its time is linear in the size of the component.
void estimate(const Component& component, double density, ComponentCount& out);

// A state's key has four bits per clue. Putting j mines into a region adds j times a mask to the
// key, joining two states adds their keys, and equal states are found by equal keys. A key is one
// word, or more words if more than sixteen slots are needed.
//
// Measurements are in docs/performance.md. On boards in play a greedy order of regions, from one
// start or from several, needs a few hundred states. On scattered clues elimination needs a small
// fraction of the states of the best order found. So an order is planned first, and elimination is
// used where the order looks costly.
//
// The weight of a state in a beam includes how likely the remaining cells are to satisfy its open
// clues. A component that is to be propagated is estimated without a beam. After a beam or an
// estimate, is_exact() is false.

// How mines are weighed while they are counted.
struct Tilt {
  double density = 0.2;      // the prior density, or any other from 0 to 1, both excluded
  bool counts_mines = true;  // false where mines are independent: the number of mines then makes no
                             // difference, and tallies need but one entry

  friend bool operator==(const Tilt&, const Tilt&) = default;
};

// A limit on time and memory.
struct CountBudget {
  std::int64_t entries = std::int64_t{1} << 24;  // of all tallies of one component
  // With a larger frontier than this, the number of mines is replaced by a density
  // (solver/posterior_approximate.cc).
  int frontier_cells = std::numeric_limits<int>::max();
  // Whether upper bounds that are too many to count are propagated (propagation.h), which follows a
  // game at little cost, rather than counted by a beam, from which layouts can be drawn. With
  // `bounds`, only where the beam's bound says little.
  bool propagates = false;
  // Whether a beam carries a bound on what it dropped (counter_beam.cc), which takes about as long
  // again.
  bool bounds = true;
};

// For counts that are made by the thousand; and the same for a player who only asks how likely a
// mine is in each cell, the agent `exact`.
inline constexpr CountBudget kSmallBudget{std::int64_t{1} << 18, 1 << 14, false, false};
inline constexpr CountBudget kPlayBudget{std::int64_t{1} << 18, 1 << 14, true, false};

class ComponentCounter {
 public:
  // Counts a component. `left_open` is the index of a clue to leave open, or -1: the count then has
  // one end for each number of mines around it. REQUIRES: the component has regions.
  void count(const Component& component, const Tilt& tilt, const CountBudget& budget,
             ComponentCount& out, int left_open = -1);

  // The same where memory runs short: what takes more than a little is estimated.
  void count_or_estimate(const Component& component, const Tilt& tilt, ComponentCount& out);

 private:
  enum class Mode { Exact, Beam };
  enum class Passed { Yes, OverBudget };

  Passed count_exactly(const Component& component, const Tilt& tilt, const CountBudget& budget,
                       int left_open, ComponentCount& out);
  void make_plan(const Component& component, int left_open);
  void weigh_placements(double density);
  Passed run_any(Mode mode, const CountBudget& budget, ComponentCount& out);
  template <std::size_t Words>
  Passed run(StateKeys<Words>& keys, Mode mode, std::int64_t budget, ComponentCount& out);
  template <std::size_t Words>
  void add_region(const PlannedTable& planned, StateKeys<Words>& keys, ComponentCount& out);
  template <std::size_t Words>
  void add_merging(const PlannedTable& planned, const Addition<Words>& addition,
                   StateKeys<Words>& keys, ComponentCount& out);
  template <std::size_t Words>
  void add_apart(const PlannedTable& planned, const Addition<Words>& addition,
                 StateKeys<Words>& keys, ComponentCount& out);
  template <std::size_t Words>
  void join(const PlannedTable& planned, StateKeys<Words>& keys, ComponentCount& out);
  template <std::size_t Words>
  void finish(const StateKeys<Words>& keys, ComponentCount& out);

  // For beams only: the most that a table may keep.
  struct BeamLimit {
    std::int64_t entries = 0;
    std::size_t states = std::numeric_limits<std::size_t>::max();
  };
  BeamLimit beam_limit(std::int64_t budget) const;
  bool is_beam_affordable(std::size_t key_bytes) const;

  std::int64_t most_entries_ =
      0;  // of a count: with more, or half as many edges, it is over budget
  template <std::size_t Words>
  void prune(StateKeys<Words>& keys, const BeamLimit& limit, ComponentCount& out);
  template <std::size_t Words>
  void move_excess(const StateKeys<Words>& keys, const std::vector<bool>& keep,
                   std::span<const std::int32_t> heaviest, ComponentCount& out);
  template <std::size_t Words>
  double prospect(const StateKey<Words>& key, const std::vector<OpenClue>& open) const;
  void note_open_clues(const PlannedTable& planned);

  OrderFinder finder_;
  LinePlanner planner_;
  Plan plan_;
  double density_ = -1;
  std::array<std::array<double, kMaxDegree + 1>, kMaxDegree + 1> placements_{};  // [size][mines]
  std::array<double, kMaxDegree + 1> least_placement_{};                         // [size]
  StateKeys<1> narrow_;
  StateKeys<4> wide_;
  StateKeys<64> widest_;
  bool bounds_ = false;                      // whether a beam is to carry a bound
  std::vector<std::vector<OpenClue>> open_;  // in a beam: by table, the clues open in it
};

}  // namespace minewise
