// The graph of the reasons in a game: clue -> deduction -> opened cell -> its clue -> deduction ...
//
// The graph is given every deduction in the order in which it was made, and every opening. It
// reduces the reasons to what is needed (premise_minimizer.h) and keeps for each premise the
// inference that led to it. So chains of influence can be followed back to their first clue
// (chain_to).
//
// The possible premises of a deduction are the clues that its reason names, and what was known then
// about the cells around them. Of these the graph takes the shallowest ones that suffice, so a
// chain is long only where no shorter one is possible. Where a reason names many clues, as the
// exact engine does, only the clues nearest to the cell that suffice are examined.
//
// If the rule is the number of mines (Rule::Count), that number is a premise of depth 0. The
// reason's clues are possible premises as usual, and so is every verdict on the board, since each
// mine found counts. Such a deduction is examined on boards of up to kMostCounted cells; on larger
// ones only if it follows from the number of mines alone.
//
// If a reason names no clues because there are too many, or takes too long to examine, the
// inference has no premises and is marked as incomplete. Chains through it are cut: what is
// reported is always true, but may be less than there is.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/topology.h"
#include "core/view.h"
#include "review/premise_minimizer.h"
#include "solver/facts.h"

namespace minewise {

class ReasonGraph {
 public:
  static constexpr int kMostCounted = 1024;
  static constexpr std::int32_t kNone = -1;

  // Forgets everything and prepares for a view's game. What the view shows already is given.
  void start(const View& view);

  // Adds a deduction. A deduction about a known cell is ignored. REQUIRES: every clue of its reason
  // is open in the view and was added by take_in().
  void conclude(const View& view, const Deduction& deduction);

  // Adds the cells that a move uncovered, the cell of the move first. If that cell was deduced, its
  // deduction led to the opening. A flag is a claim that shows nothing.
  void take_in(const View& view, std::span<const Cell> uncovered);

  std::span<const Inference> inferences() const { return inferences_; }
  std::span<const Premise> premises(const Inference& inference) const {
    return std::span(premises_).subspan(inference.first, inference.end - inference.first);
  }

  // The premise through which the longest chain to an inference goes; none if it has no premise.
  const Premise* deepest_premise(const Inference& inference) const {
    return inference.deepest == kNone ? nullptr : &premises_[inference.deepest];
  }

  // The first of the deepest inferences, at which a longest chain ends; none if there are none.
  std::int32_t deepest() const { return deepest_; }
  int depth() const { return deepest_ == kNone ? 0 : at(deepest_).depth; }

  // The inference about a cell, or none.
  std::int32_t about(Cell cell) const { return cells_[cell.at()].inference; }

  // The clue of an open cell, or the verdict on a known cell, as a premise.
  Premise clue_of(Cell cell) const;
  Premise verdict_on(Cell cell) const;
  bool is_known(Cell cell) const { return cells_[cell.at()].state != State::Unknown; }

 private:
  enum class State : std::uint8_t { Unknown, Safe, Mine };
  struct Known {
    State state = State::Unknown;
    bool is_uncovered = false;
    std::int32_t inference = kNone;  // about the cell
    std::int32_t opened_by = kNone;  // the inference that led to its opening
    Cell opened_with = Premise::kNoCell;
  };
  // A set of cells that is cheap to empty.
  class CellSet {
   public:
    void start(int cells) { round_of_.assign(static_cast<std::size_t>(cells), round_ = 0); }
    void clear() { ++round_; }
    bool has(Cell cell) const { return round_of_[cell.at()] == round_; }
    bool add(Cell cell) { return std::exchange(round_of_[cell.at()], round_) != round_; }

   private:
    std::vector<std::uint32_t> round_of_;  // by cell: the last round in which it was in the set
    std::uint32_t round_ = 0;
  };
  // Premises that are shared by all deductions of one verdict from the number of mines alone.
  struct CountedOut {
    int known = -1;  // number of known mines, or of safe cells, when they were listed
    std::int32_t inference = kNone;  // the first that has these premises
  };

  const Inference& at(std::int32_t index) const { return inferences_[index]; }
  bool find_premises(const View& view, const Deduction& deduction, Inference& inference);
  bool by_one_clue(const View& view, Cell clue, Verdict verdict);
  bool by_several_clues(const View& view, const Deduction& deduction, bool with_count);
  bool by_count(const View& view, const Deduction& deduction, Inference& inference);
  bool count_out(const View& view, Verdict verdict, Inference& inference);
  bool suffice(const View& view, const Deduction& deduction, bool with_count);
  void gather(const View& view, bool with_count);
  bool grow(const View& view);
  void choose(Cell clue);
  void add(Inference inference);
  void learn(Cell cell, State state);

  std::vector<Known> cells_;
  int mines_ = 0;  // known ones
  int safe_ = 0;
  std::vector<Inference> inferences_;
  std::vector<Premise> premises_;
  std::int32_t deepest_ = kNone;
  CountedOut counted_mines_, counted_safe_;

  // For the deduction being added:
  PremiseMinimizer minimizer_;
  std::vector<Premise> found_;
  std::vector<Cell> chosen_;                 // clues of its reason that are examined
  CellSet named_, is_chosen_, has_verdict_;  // its clues, those chosen, cells gathered
};

// A chain of influence: a first clue, a deduction that follows from it, a deduction that follows
// from that one, and so on. Seen from its end, it always goes back to the deepest premise; of
// equally deep premises to a clue, then to the lowest cell.

struct Chain {
  // The inferences on the chain, first to last, by index.
  std::vector<std::int32_t> links;
  int length() const { return static_cast<int>(links.size()); }

  // The cells on the chain: the cell of the first premise, then the cell of each deduction. Where a
  // cascade opened the cell whose clue is the next premise, that cell is a stop too. If the first
  // premise is the number of mines, the first stop is the first deduction.
  struct Stop {
    Cell cell;
    int links = 0;  // deductions so far
  };
  std::vector<Stop> stops;

  // In steps from a cell to a neighbour: the greatest distance from the first stop, and the length
  // of the whole way.
  int travel = 0;
  int steps = 0;
};

// The chain that ends with an inference; empty for ReasonGraph::kNone.
Chain chain_to(const ReasonGraph& graph, std::int32_t end, const Topology& topology);

}  // namespace minewise
