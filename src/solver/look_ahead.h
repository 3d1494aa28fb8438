// Looks ahead from one position: for each of several candidates, what it may show, and after each
// answer the probability of every cell. It says what as many WhatIf would, in a fraction of the
// time: a player weighs every guess by it. Components that a candidate does not touch are not
// counted again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/tally.h"
#include "solver/count/count.h"
#include "solver/count/lanes.h"
#include "solver/knowledge.h"
#include "solver/what_if.h"

namespace minewise {

// A component that a supposed clue does not touch. All that an answer tells it is the number of
// mines elsewhere, so it is neither built nor counted again. It keeps a table, made once for a
// position: the share of mines in each region by the component's number of mines. Once it is known
// what each number of mines is worth, the shares after an answer are a short sum over the table.
class UnaffectedComponent {
 public:
  // Makes the table of a component's count. `otherwise`: the share where nothing is known.
  void start(const ComponentCount& count, int regions, double otherwise, CountLanes& lanes);

  const Tally& tally() const { return tally_; }

  // The share of mines in each region, from the worth of each number of mines in the tally's range.
  // Exactly 0 or 1 where it is that for every number of any worth.
  void find_shares(std::span<const double> worth, std::span<double> shares) const;

 private:
  Tally tally_;
  std::size_t regions_ = 0;
  double otherwise_ = 0;
  std::vector<double> shares_;  // by number of mines, then region
};

// Unaffected components in a row, with the product of all tallies before each. The worth of their
// number of mines together is handed down from the last to the first, and each keeps its own part.
class UnaffectedComponents {
 public:
  void clear();
  // REQUIRES: the component outlives this, or its next clear().
  void add(const UnaffectedComponent& unaffected);

  int size() const { return size_; }

  // The tally of all of them together.
  const Tally& product() const { return before_[size_]; }

  // Hands down the worth of all of them by number of mines, over the product's range. Calls
  // `take(i, worth)` for each, with the worth of its own numbers of mines.
  template <class Take>
  void hand_down(const Tally& worth, const Take& take) {
    handed_ = worth;
    for (int i = size_; i-- > 0;) {
      const Tally &before = before_[i], &tally = members_[i]->tally();
      weigh_part(handed_, before, tally.first, tally.last(), own_);
      take(i, std::span<const double>(own_.weight));
      if (i == 0) break;
      weigh_part(handed_, tally, before.first, before.last(), next_);
      std::swap(handed_, next_);
    }
  }

 private:
  int size_ = 0;
  std::vector<const UnaffectedComponent*> members_;
  std::vector<Tally> before_ = {Tally::one()};  // before_[i]: the product of those before i
  Tally handed_, own_, next_;
};

// Looks at candidates one after another:
//
//     LookAhead ahead;
//     ahead.start(known);
//     for (Cell cell : candidates) ahead.look_at(cell);
//     for (const LookAhead::Answer& answer : ahead.answers(0)) ... answer.least ...
//
// What candidates share is made once for the position: the table of each component, and the product
// of all that the candidate leaves alone. Of a component that it changes, one pass serves all
// answers (count/lanes.h). Candidates that touch no clue, with as many neighbours, look alike.
//
// Probabilities are given by group: the cells of a group are a mine with the same probability
// whatever is shown. Group 0 is the interior that the candidate leaves. Then come the regions of
// the frontier, with the same numbers for all candidates, and after them the candidate's own
// regions, which take the place of those that it changes. Memory is kept from one position to the
// next.

class LookAhead {
 public:
  // Forgets all candidates and prepares for a position. REQUIRES: some layout explains the view;
  // `known` outlives this, and does not change while candidates are looked at.
  void start(Knowledge& known);

  // Looks at one more candidate, and returns its number: 0, 1, ... REQUIRES: the cell is covered
  // and not known to be a mine.
  int look_at(Cell cell);

  struct Candidate {
    Cell cell;
    double mine_probability = 0;
    bool is_exact = true;  // whether all its probabilities are exact
  };
  int candidates() const { return static_cast<int>(looked_at_.size()); }
  const Candidate& candidate(int number) const { return at(number).candidate; }

  // What a candidate may show if it is safe, as in WhatIf.
  struct Answer {
    Clue clue;
    double probability = 0;  // given that the candidate is safe
    double least = 0;        // the least probability of a mine in any cell that stays unknown; 0 if
                             // none does
    double second = 0;       // the same for the safest cell but one; 1 if there is none
    int safe = 0;            // how many of these cells are certainly safe: their probability is 0
    double doubt = 0;        // the sum of p(1 - p) over these cells: how much is left to find out
  };
  std::span<const Answer> answers(int number) const {
    return std::span(answers_).subspan(at(number).first_answer, at(number).answers);
  }

  // The probabilities after an answer, by group. 1 for a group that has no cells any more.
  std::span<const double> probabilities(int number, int answer) const {
    const LookedAt& seen = at(number);
    const std::size_t groups = first_own_ + seen.own_groups;
    return {rows_.data() + seen.first_row + static_cast<std::size_t>(answer) * groups, groups};
  }

  // The group of an unknown cell, or kNone for one that is known and for the candidate itself.
  static constexpr int kNone = -1;
  int group_of(int number, Cell cell) const;

  // How many cells a group has; and which, for any group but the interior.
  int group_size(int number, int group) const;
  std::span<const Cell> cells_of(int number, int group) const;

  // The probability that a cell is a mine if the candidate shows answers(number)[answer].
  double mine_probability(int number, int answer, Cell cell) const;

  // The same for all cells of the board at once; open cells have 0.
  void spread(int number, int answer, std::span<double> by_cell) const;

 private:
  struct LookedAt {
    Candidate candidate;
    std::size_t first_answer = 0, answers = 0;
    std::size_t first_row = 0;   // of probabilities, a row an answer
    std::size_t own_groups = 0;  // its own regions
    std::size_t first_own = 0;   // of them in own_
    std::size_t rest = 0;        // which of rests_ it leaves alone
    int interior_cells = 0;
  };

  // The components that candidates leave alone, for one set of components that they change.
  struct Rest {
    std::vector<int> changed, unchanged;  // slots, ascending
    Tally product;
    UnaffectedComponents row;
  };

  // A region of a candidate: its cells are own_cells_[first..first + size).
  struct OwnRegion {
    std::size_t first = 0;
    int size = 0;
  };

  // What a candidate that touches no clue looks like, and who looks so.
  struct Looks {
    int unknown = 0, mines = 0, degree = 0;  // around it
    bool is_known = false;
    std::size_t number = 0;

    bool is_like(const Looks& other) const {
      return unknown == other.unknown && mines == other.mines && degree == other.degree &&
             is_known == other.is_known;
    }
  };

  const LookedAt& at(int number) const { return looked_at_[number]; }
  bool touches_no_clue(Cell cell) const;
  const LookedAt* find_alike(const Looks& looks) const;
  void take_looks(const LookedAt& other, LookedAt& seen);
  void look_closely(LookedAt& seen);
  std::size_t find_rest();
  void fill_rest(Rest& rest);
  void take_splits();
  void weigh_whole(const Rest& rest);
  void take_own_regions(LookedAt& seen);
  void weigh_answer(const LookedAt& seen, int answer);
  double interior_probability();
  void weigh_unaffected(Rest& rest, std::span<double> groups);
  void weigh_splits(const Rest& rest, std::span<double> groups);
  void sum_up(const LookedAt& seen, std::span<const double> groups, Answer& answer) const;
  int slot_of_group(int group) const;
  bool is_changed(const LookedAt& seen, int slot) const;

  Knowledge* known_ = nullptr;
  Posterior* posterior_ = nullptr;

  // Of the position:
  std::vector<std::size_t> first_group_;         // by slot: the group of its first region
  std::size_t first_own_ = 1;                    // the first group that is a candidate's own
  std::vector<UnaffectedComponent> unaffected_;  // by slot
  std::vector<bool> has_table_;                  // by slot: whether its table was made
  std::vector<Cell> interior_;
  std::vector<double> known_by_cell_;  // 1 for a known mine, else 0
  std::vector<Rest> rests_;
  std::size_t rests_used_ = 0;
  std::vector<Looks> looks_;

  // Of its candidates:
  std::vector<LookedAt> looked_at_;
  std::vector<Answer> answers_;
  std::vector<double> rows_;
  std::vector<OwnRegion> own_;
  std::vector<Cell> own_cells_;

  // Of the candidate that is looked at:
  SupposedOpen supposed_;
  CountLanes lanes_;
  std::vector<UnaffectedComponent> splits_;  // its parts without the supposed clue
  UnaffectedComponents split_row_;
  Tally others_;                        // of all but the part with the supposed clue
  Tally asked_;                         // of that part, after an answer
  Tally worth_;                         // of the number of mines in the whole frontier
  std::vector<double> interior_share_;  // over its range
  Tally outside_;                       // the worth of the asked part's number of mines
  Tally product_, scratch_;
};

}  // namespace minewise
