// What a covered cell would show if it were opened, and what would be known after each answer.
//
// It is one question about one cell, answered as it is asked (supposed_open.h has the idea). For
// all that may follow from several cells, LookAhead takes a fraction of the time.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/knowledge.h"
#include "solver/supposed_open.h"

namespace minewise {

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
