// The engine that proves everything that can be known: a cell is settled when it is the same in
// every layout that explains the view. It finds all such cells where the count is exact. It is
// never wrong: a component too large to count exactly settles nothing.
//
// What a component's own clues settle is reported as Rule::Exact with the component's clues. What
// also needs the number of mines on the board is reported as Rule::Count with all clues of the
// frontier. If there are more than a thousand clues, none is named.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/engines/engine.h"
#include "solver/posterior.h"

namespace minewise {

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
