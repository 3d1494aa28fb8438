// What a covered cell would show if it were opened, and what would be known after each answer.
//
// If a cell is supposed open and safe, only the components next to it change. They are built again
// with the cell's clue left open, so one count serves every answer. The other components keep their
// tallies; only the number of mines connects them with the new ones.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "reason/posterior/knowledge.h"

namespace minewise {

class WhatIf {
 public:
  // REQUIRES: some layout explains the view; the cell is covered and not known to be a mine;
  // `known` outlives this and does not change.
  WhatIf(Knowledge& known, Cell cell);

  // What the cell may show if it is safe. Probabilities are given that it is safe, and sum to 1.
  // Empty if it cannot be safe.
  struct Answer {
    Clue clue;
    double probability;
  };
  std::span<const Answer> answers() const { return answers_; }

  // The probability that the cell is a mine.
  double mine_probability() const { return mine_probability_; }

  // The probability that another cell is a mine if this one is opened and shows answers()[answer].
  double mine_probability(int answer, Cell other);

  // Whether all probabilities are exact.
  bool is_exact() const { return exact_; }

 private:
  // A component as it would be. The first has the supposed clue, unless that clue touches no
  // unknown cell.
  struct Part {
    Component component;
    ComponentCount count;
    int weighed_for = -1;  // the answer for which it was weighed
  };

  void build_parts();
  void weigh_sums();
  void estimate_sums();
  double share_of(const ComponentCount& count, int region) const;
  void find_answers();
  std::vector<double> end_worth(int answer) const;
  Tally tally_of(std::size_t part, int answer) const;
  Tally outside(const Tally& rest, std::size_t left_out, int answer, const Tally& range) const;
  const std::vector<double>& unchanged_shares(int slot, int answer);
  double interior_probability(int answer) const;

  Posterior& posterior_;
  const View& view_;
  const Facts& facts_;
  Cell cell_;
  int known_mines_ = 0;       // around the cell
  std::vector<int> changed_;  // slots of components next to the cell, ascending
  std::vector<Part> parts_;
  bool clue_is_open_ = false;  // whether the first part has the supposed clue
  std::optional<CountPrior> prior_;
  Tally rest_;                // of all components that did not change
  std::vector<double> sums_;  // P(s unknown neighbours are mines | safe), by s
  std::vector<Answer> answers_;
  double mine_probability_ = 0;

  // Kept for further questions, since each takes a pass over a whole count: by slot and answer, the
  // probabilities of the regions of components that did not change; by answer, of the interior.
  std::map<std::pair<int, int>, std::vector<double>> unchanged_;
  std::map<int, double> interior_;

  bool exact_ = true;
};

}  // namespace minewise
