// The exact posterior: the probability that a covered cell is a mine, given everything a player
// sees. It works for every kind of clue and every prior over the number of mines.
//
// The frontier's components are counted one by one (count/count.h). Their tallies are multiplied
// (count/tally_tree.h) and weighed by the count prior, which includes the interior
// (count/count_prior.h). The worth that this gives to each component then goes back through its
// tables. A Posterior follows a game: components that did not change are not counted again, and
// probabilities are computed only for components that are asked about.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/least_tree.h"
#include "core/view.h"
#include "solver/count/count_prior.h"
#include "solver/count/counter.h"
#include "solver/count/frontier.h"
#include "solver/count/propagation.h"
#include "solver/count/tally_tree.h"
#include "solver/facts.h"

namespace minewise {

class Posterior {
 public:
  explicit Posterior(CountBudget budget = {}) : budget_(budget) {}

  // Forgets everything and prepares for a view's game, or for a position.
  void start(const View& view);

  // Takes in what is new. REQUIRES: the facts have observed the view, and are the same object since
  // start().
  void update(const View& view, const Facts& facts);

  // Combines all components, unless that is done. Between an update and this only is_possible(),
  // count_rules_out(), are_all_alike(), the frontier and what was counted may be asked for. An
  // Exact engine hands out what is settled.
  void settle() {
    if (!is_settled_) settle_now();
  }

  // Whether any layout explains the view. Nothing else may be asked if none does. Also true where
  // the count was not exact and found no layout: that proves nothing.
  bool is_possible() const { return possible_; }

  // Whether all probabilities are exact up to rounding. False if some component was too large for
  // the budget.
  bool is_exact() const { return exact_; }

  // A bound on how far any probability may be off, beyond rounding: 0 where the answer is exact, 1
  // where nothing is known.
  double error() const { return error_; }

  // The probability that a cell is a mine: 0 or 1 where the facts know.
  double mine_probability(Cell cell);

  // What is certain about a cell: it is the same in every possible layout, and no weight was lost
  // that could contradict that. Unlike a probability of 1, it is never the result of rounding.
  enum class Certain { Unsettled, Safe, Mine };
  Certain verdict(Cell cell);

  // The same for all cells of a region at once.
  double mine_probability(int slot, int region);
  Certain verdict(int slot, int region);

  // The least probability of any region; and the slots, ascending, of all components that have a
  // region with a probability of at most `most` (perhaps others too).
  double least_in_frontier();
  std::vector<int> slots_up_to(double most);

  // The same for all cells of the interior. REQUIRES: it is not empty.
  double interior_probability() const { return interior_probability_; }
  Certain interior_verdict() const { return exact_ ? interior_verdict_ : Certain::Unsettled; }

  int interior_cells() const { return interior_cells_; }
  bool is_interior(Cell cell) const {
    return frontier_.slot_of(cell) == Frontier::kInterior && !facts_->is_known(cell) &&
           (!is_propagated() || propagation_.clues_around(cell) == 0);
  }

  // Whether clues are propagated cell by cell (posterior_approximate.cc). The frontier then has no
  // components, and the cells about which clues say something are in `propagation`.
  bool is_propagated() const { return by_propagation_; }
  const Propagation& propagation() const { return propagation_; }

  // Whether the number of mines excludes anything that the clues allow. If not, only what each
  // component's clues settle by themselves is certain.
  bool count_rules_out() const { return count_rules_out_; }

  // Whether every cell is a mine by the rules, or no cell is.
  bool are_all_alike() const { return tilt_.density == 0 || tilt_.density == 1; }

  // The expected number of mines among the unknown cells.
  double expected_mines();

  // For code that builds on the posterior: components by slot, counted and weighed.
  const Frontier& frontier() const { return frontier_; }
  const ComponentCount& counted(int slot) const { return at(slot).count; }
  const ComponentCount& weighed(int slot);
  ComponentCount& sampled(int slot);  // ready for sampling
  const CountPrior& prior() const { return *prior_; }

  // The density with which arrangements were weighed in the count. count_alike() counts a component
  // that is not part of the frontier in the same way, with clue `left_open` left open unless it is
  // -1.
  double density() const { return tilt_.density; }
  void count_alike(const Component& component, int left_open, ComponentCount& count);

  // What only components have that were weighed together, by the number of mines on the whole
  // board. Valid until the next update.
  class Together {
   public:
    // What arrangements of a component are worth from outside, by number of mines.
    const Tally& worth(int slot) const { return posterior_->tree_.outside(slot); }

    // The tally of all components except these. REQUIRES: slots are ascending.
    Tally tally_without(const std::vector<int>& slots) const {
      return posterior_->tree_.product_without(slots);
    }

    // The same as a tree, for what each of the others is worth beside all the rest.
    TallyTree tree_without(const std::vector<int>& slots) const;

    // Draws how many mines lie in each component, by slot. REQUIRES: there is a layout.
    std::vector<int> draw_mines(Rng& rng) const;

   private:
    friend class Posterior;
    explicit Together(Posterior& posterior) : posterior_(&posterior) {}
    Posterior* posterior_;
  };

  // Nothing where the number of mines counts through its density alone: each component is then
  // weighed by itself, or clues are propagated and there are none (posterior_approximate.cc).
  std::optional<Together> together();

 private:
  struct Counted {
    ComponentCount count;
    std::uint64_t version = 0;    // of the component that was counted
    std::int64_t bytes = 0;       // of this count in held_
    std::uint64_t weighed = 0;    // the update for which it was weighed
    std::uint64_t looked_at = 0;  // the update for which `possible` was found
    std::vector<ComponentCount::Possible> possible;
  };

  Counted& at(int slot) { return counted_[slot]; }
  const Counted& at(int slot) const { return counted_[slot]; }
  void forget_counts(const View& view);
  void update_by_density(const CountPrior& prior);
  bool begins_to_propagate() const;
  void propagate(const View& view, const Facts& facts);
  void update_by_propagation(const View& view, const Facts& facts);
  void count_by_density(int slot);
  void count_again();
  void count(int slot);
  void choose_tilt(const CountPrior& prior);
  void count_changed();
  bool can_be_settled_later() const;
  void settle_now();
  void weigh_all();
  void finish_weighing();
  void settle_worth(const CountPrior& prior);
  bool counts_are_lossy() const;
  void settle_by_counts(const CountPrior& prior);
  void take_counts();
  double lost_share(const CountSet& allowed) const;
  double error_bound();
  void ignore_count(const CountPrior& prior);
  bool improve_tilt(const CountPrior& prior);
  bool is_safely_weighed() const;
  double balanced_density(const CountPrior& prior) const;
  const std::vector<ComponentCount::Possible>& possible(int slot);
  double product_at(int mines) const { return product_->at(mines); }

  // Whether weights above zero are known to have been cut off: a weight of zero then proves
  // nothing.
  bool is_lossy() const { return lossy_; }

  CountBudget budget_;
  Frontier frontier_;
  ComponentCounter counter_;
  std::vector<Counted> counted_;  // by slot
  std::int64_t held_ = 0;         // bytes of the counts that are up to date
  TallyTree tree_;
  const Tally* product_ = nullptr;  // of the tree
  Tally worth_;
  double total_ = 0;            // the weight of everything
  ProductTree<CountSet> sets_;  // the numbers of mines that are possible; up to date where lossy_
  std::vector<std::uint64_t> set_versions_;  // by slot: of the component whose numbers are in it
  Tilt tilt_;
  bool knows_tilt_ = false;
  std::optional<CountPrior> prior_;
  const Facts* facts_ = nullptr;
  std::uint64_t updates_ = 0;
  bool is_settled_ = true;
  bool possible_ = true;
  bool exact_ = true;
  int interior_cells_ = 0;
  Certain interior_verdict_ = Certain::Unsettled;
  bool count_rules_out_ = false;
  bool lossy_ = false;
  double error_ = 0;

  // Where the number of mines is replaced by a density:
  bool by_density_ = false;
  LeastTree least_;                 // by slot: the least probability of its regions
  std::vector<double> slot_mines_;  // by slot: mines on average
  double frontier_mines_ = 0;       // all of them
  double interior_probability_ = 0;

  // Where clues are propagated:
  bool by_propagation_ = false;
  Propagation propagation_;
};

}  // namespace minewise
