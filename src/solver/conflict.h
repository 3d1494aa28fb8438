// Finds a conflict: clues that contradict each other, so that no layout explains the view. None of
// them can be left out, unless finding that out takes too long.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/tally.h"
#include "core/view.h"
#include "solver/count/counter.h"
#include "solver/count/frontier.h"
#include "solver/facts.h"
#include "solver/knowledge.h"

namespace minewise {

// Says whether some clues of a view contradict each other without the others. It settles what
// single clues settle, then counts the rest. It looks only at these clues and the cells around
// them, and undoes all of it afterwards. So thousands of tries on a large board take no longer than
// on a small one.
class ClueTrial {
 public:
  // REQUIRES: the view outlives this.
  explicit ClueTrial(const View& view);

  // An open cell whose clue is wrong by itself, if there is any: it fits none of the numbers of
  // mines that may be around it.
  std::optional<Cell> find_wrong_clue() const;

  // Whether no layout explains these clues, with the number of mines or whatever that is. May be
  // false where there are too many to count.
  enum class Count { Told, Unknown };
  bool conflict(std::span<const Cell> clues, Count count);

  // Clues looked at and states counted, in all tries together.
  std::int64_t work() const { return work_; }

 private:
  bool is_wrong(Cell clue) const;
  void settle_single(std::span<const Cell> clues);
  bool count_refutes(std::span<const Cell> clues, Count count);
  void undo(std::span<const Cell> clues);

  const View& view_;
  View uncounted_;  // the same, with an unknown number of mines
  Facts facts_;
  std::size_t shown_known_, shown_deductions_;  // facts that need no clue
  std::vector<bool> is_tried_;                  // by clue
  std::vector<Cell> queue_;                     // of clues that may settle cells
  ComponentBuilder builder_{ClueReading::Bounds};
  Component component_;
  ComponentCounter counter_;
  ComponentCount count_;
  std::vector<Cell> built_;  // the cells of components
  std::int64_t work_ = 0;
};

// The search for a conflict begins where the contradiction showed: at a clue that is wrong by
// itself, or at a clue or a component that is wrong given what other clues prove, with all clues of
// these proofs. It then leaves out clues in smaller and smaller groups as long as the rest still
// contradict each other (delta debugging; Zeller and Hildebrandt 2002). Each try is a ClueTrial of
// the clues that are left, so it costs what they cost, however large the board is.

struct Conflict {
  std::vector<Cell> clues;   // ascending; empty where the known mines alone exceed the count
  bool takes_count = false;  // whether the number of mines on the board is part of the conflict
};

// REQUIRES: no layout explains the view.
Conflict find_conflict(const View& view);

// The same from what is known. REQUIRES: the posterior found that no layout explains the view.
Conflict find_conflict(const Knowledge& known);

}  // namespace minewise
