// The engine that proves everything that can be known: a cell is settled when it is the same in
// every layout that explains the view. It finds all such cells where the count is exact. It is
// never wrong: a component too large to count exactly settles nothing. A PremiseFinder names the
// few clues that such a proof needs.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/count/counter.h"
#include "solver/count/frontier.h"
#include "solver/engines/engine.h"
#include "solver/facts.h"
#include "solver/posterior.h"

namespace minewise {

// A reason names at most this many clues. If more are needed it names none, which means all.
inline constexpr std::size_t kMostPremises = 1000;

// The clues of a component, ascending; none where there are too many to name.
CellList all_premises(const Component& component);

// Finds the clues that a verdict needs, reusing its memory. When a region is the same in every
// arrangement of its component, all clues of the component together are a reason, but most of them
// are usually not needed. The search goes from the region outwards: first the clues that touch it,
// then those that share a region with these, until the verdict follows. Then it removes each clue
// that is not needed. None of the clues that remain can be left out, but a smaller set may exist
// elsewhere.
//
// Each try is a count of a few clues. If the verdict needs more than a dozen, the search gives up
// and names all clues of the component.
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

// What a component's own clues settle is reported as Rule::Exact with the component's clues. What
// also needs the number of mines on the board is reported as Rule::Count with all clues of the
// frontier. If there are more than a thousand clues, none is named.

class Exact final : public Engine {
 public:
  explicit Exact(CountBudget budget = {}) : posterior_(budget) {}

  Rule rule() const override { return Rule::Exact; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

  // Takes in what is new, and proves nothing by it.
  void update(const View& view, const Facts& facts) { posterior_.update(view, facts); }

  // The posterior as of the last deduce() or update().
  Posterior& posterior() {
    posterior_.settle();
    return posterior_;
  }
  const Posterior& posterior() const {
    posterior_.settle();
    return posterior_;
  }

 private:
  void conclude_component(int slot, Facts& facts);
  void conclude_by_count(const View& view, Facts& facts);

  mutable Posterior posterior_;                     // settled when it is asked for
  std::vector<ComponentCount::Possible> possible_;  // by region of the component looked at
  std::vector<std::uint64_t> concluded_;  // by slot: the version of the component last looked at
};

}  // namespace minewise
