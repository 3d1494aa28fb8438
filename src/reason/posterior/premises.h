// The clues that a verdict takes. When every arrangement of a component agrees on a region, the
// whole component is a reason, but most of its clues usually have nothing to do with it. Premises
// are looked for from the region outwards: the clues that touch it, then those that share a region
// with these, until the verdict follows; then each is left out again if it can be. None of those
// that remain can be left out, but a smaller set may exist elsewhere.
//
// Each try is a count of a few clues. Where the verdict takes more than a dozen, the search is
// given up and the whole component is named.
#pragma once

#include "reason/count/component.h"
#include "reason/count/counter.h"
#include "reason/knowledge/deduction.h"

namespace minewise {

// A reason names at most this many clues. Where more would be needed it names none, and means all.
inline constexpr std::size_t kMostPremises = 1000;

// Finds premises, reusing its memory.
class PremiseFinder {
 public:
  // Clues, ascending, from which alone it follows that all cells of a region are safe or mines.
  // REQUIRES: that follows from all clues of the component.
  decltype(Reason::because) find(const Component& component, int region, Verdict verdict);

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
