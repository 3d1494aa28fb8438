// What a covered cell would show if it were opened, and what would be known after each answer. A
// WhatIf answers one question about one cell. For all that may follow from several cells, LookAhead
// takes a fraction of the time. Both rest on a cell that is supposed to be open (SupposedOpen).
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/knowledge.h"

namespace minewise {

// A covered cell that is supposed to be open and safe, with a clue that may have any value. Only
// the components next to the cell change. They are built again with the cell's clue left open, so
// one count serves every answer. The other components keep their tallies; only the number of mines
// connects them with the new ones. Memory is kept from one cell to the next.
class SupposedOpen {
 public:
  // Builds and counts the components as they would be. REQUIRES: some layout explains the view; the
  // cell is covered and not known to be a mine; clues are not propagated; `known` outlives this and
  // does not change.
  void start(Knowledge& known, Cell cell);

  // The slots of the components next to the cell, ascending: they are there no more.
  const std::vector<int>& changed() const { return changed_; }

  // The components that take their place. The first has the supposed clue, unless that clue touches
  // no unknown cell: clue_is_open() is false then.
  struct Part {
    Component component;
    ComponentCount count;
  };
  std::span<Part> parts() { return {parts_.data(), used_}; }
  std::span<const Part> parts() const { return {parts_.data(), used_}; }
  bool clue_is_open() const { return clue_is_open_; }

  // What the number of mines says then: through its density alone where components are not weighed
  // together.
  const CountPrior& prior() const { return *prior_; }

  // The tally of all components that did not change, and the same as a tree: nothing where each is
  // weighed by itself, and stays as it is whatever is shown.
  Tally unchanged() const;
  std::optional<TallyTree> unchanged_tree() const;

  // Finds what the cell may show, from the worth of the first part's arrangements by number of
  // mines. REQUIRES before all that follows.
  void find_answers(const Tally& worth);

  // What the cell may show if it is safe. Probabilities are given that it is safe, and sum to 1.
  // Empty if it cannot be safe.
  struct Answer {
    Clue clue;
    double probability;
  };
  std::span<const Answer> answers() const { return answers_; }

  // The likelihood of an answer by end of the first part's count. REQUIRES: clue_is_open().
  std::span<const double> end_worth(int answer) const {
    const auto ends = static_cast<std::size_t>(parts_.front().count.ends());
    return {end_worth_.data() + static_cast<std::size_t>(answer) * ends, ends};
  }

  // The first part's tally after an answer. REQUIRES: clue_is_open().
  void tally_after(int answer, Tally& out) const;

  // Whether all probabilities are exact.
  bool is_exact() const { return exact_; }

 private:
  void note_changed();
  bool build(Cell clue, int left_open);
  void weigh_sums(const Tally& worth);
  void estimate_sums();

  Knowledge* known_ = nullptr;
  Cell cell_;
  int known_mines_ = 0;  // around the cell
  ComponentBuilder builder_;
  std::vector<int> changed_;
  std::vector<Part> parts_;
  std::size_t used_ = 0;  // of them; the others are kept for their memory
  bool clue_is_open_ = false;
  int frontier_cells_ = 0;
  std::optional<Posterior::Together> together_;
  std::optional<CountPrior> prior_;
  std::vector<double> sums_;  // P(s unknown neighbours are mines | safe), by s
  std::vector<Answer> answers_;
  std::vector<double> end_worth_;  // by answer, then end
  bool exact_ = true;
};

// One question about one cell, answered when it is asked.

class WhatIf {
 public:
  // REQUIRES: some layout explains the view; the cell is covered and not known to be a mine;
  // `known` outlives this and does not change.
  WhatIf(Knowledge& known, Cell cell);

  // What the cell may show if it is safe. Probabilities are given that it is safe, and sum to 1.
  // Empty if it cannot be safe.
  using Answer = SupposedOpen::Answer;
  std::span<const Answer> answers() const { return supposed_.answers(); }

  // The probability that the cell is a mine.
  double mine_probability() const { return mine_probability_; }

  // The probability that another cell is a mine if this one is opened and shows answers()[answer].
  double mine_probability(int answer, Cell other);

  // Whether all probabilities are exact.
  bool is_exact() const { return supposed_.is_exact(); }

 private:
  double share_of(const ComponentCount& count, int region) const;
  Tally tally_of(std::size_t part, int answer) const;
  Tally parts_without(std::size_t left_out, int answer) const;
  Tally outside(const Tally& others, const Tally& range) const;
  Tally outside_part(std::size_t p, int answer) const;
  double part_probability(std::size_t p, int answer, int index);
  const std::vector<double>& unchanged_shares(TallyTree& tree, int slot, int answer);
  double interior_probability(int answer) const;

  static constexpr std::size_t kNoPart = static_cast<std::size_t>(-1);

  Posterior& posterior_;
  const Facts& facts_;
  Cell cell_;
  SupposedOpen supposed_;
  Tally rest_;                    // of all components that did not change
  std::vector<int> weighed_for_;  // by part: the answer for which it was weighed
  double mine_probability_ = 0;

  // Of the components that did not change, made when one of them is asked about, and the answer for
  // which it was weighed.
  std::optional<TallyTree> tree_;
  int tree_weighed_for_ = -1;

  // Kept for further questions, since each takes a pass over a whole count: by slot and answer, the
  // probabilities of the regions of components that did not change; by answer, of the interior.
  std::map<std::pair<int, int>, std::vector<double>> unchanged_;
  std::map<int, double> interior_;
};

}  // namespace minewise
