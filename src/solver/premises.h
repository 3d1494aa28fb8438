// Finds the clues that a verdict needs. When a region is the same in every arrangement of its
// component, all clues of the component together are a reason, but most of them are usually not
// needed. The search goes from the region outwards: first the clues that touch it, then those that
// share a region with these, until the verdict follows. Then it removes each clue that is not
// needed. None of the clues that remain can be left out, but a smaller set may exist elsewhere.
//
// Each try is a count of a few clues. If the verdict needs more than a dozen, the search gives up
// and names all clues of the component.
#pragma once

#include "solver/count/component.h"
#include "solver/count/counter.h"
#include "solver/deduction.h"

namespace minewise {

// A reason names at most this many clues. If more are needed it names none, which means all.
inline constexpr std::size_t kMostPremises = 1000;

// The clues of a component, ascending; none where there are too many to name.
CellList all_premises(const Component& component);

// Finds premises, reusing its memory.
class PremiseFinder {
 public:
  // Clues, ascending, that are enough to prove that all cells of a region are safe, or all are
  // mines. REQUIRES: that follows from all clues of the component.
  CellList find(const Component& component, int region, Verdict verdict);

 private:
  bool grow(const Component& component);
  bool suffices(const Component& component, int region, Verdict verdict);

  std::vector<int> chosen_;  // clues, by index, nearest to the region first
  std::vector<int> index_of_clue_, index_of_region_;  // in part_; -1 where left out
  Component part_;                                    // the chosen clues and their regions
  ComponentCounter counter_;
  ComponentCount count_;
};

}  // namespace minewise
