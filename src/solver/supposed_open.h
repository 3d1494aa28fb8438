// A covered cell that is supposed to be open and safe, with a clue that may have any value.
//
// Only the components next to the cell change. They are built again with the cell's clue left open,
// so one count serves every answer. The other components keep their tallies; only the number of
// mines connects them with the new ones. Memory is kept from one cell to the next.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "solver/knowledge.h"

namespace minewise {

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

}  // namespace minewise
