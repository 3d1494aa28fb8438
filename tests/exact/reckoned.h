// A view together with what is known and reckoned about it, ready to be asked.
#pragma once

#include "ground/view/view.h"
#include "reason/engines/single_point.h"
#include "reason/knowledge/facts.h"
#include "reason/posterior/posterior.h"

namespace minewise {

// What the facts hold before the posterior is asked: only what the view shows, or what follows from
// single clues as well.
enum class Before { Seen, SinglePoint };

// Reckons once, for a view that stays as it is.
class Reckoned {
 public:
  explicit Reckoned(View seen, Before before = Before::Seen, CountBudget budget = {})
      : view(std::move(seen)), posterior(budget) {
    facts.start(view);
    facts.observe(view);
    if (before == Before::SinglePoint) {
      SinglePoint engine;
      engine.start(view);
      engine.deduce(view, facts);
    }
    posterior.start(view);
    posterior.update(view, facts);
  }

  // The posterior points to the facts.
  Reckoned(const Reckoned&) = delete;
  Reckoned& operator=(const Reckoned&) = delete;

  double mine_probability(Cell cell) { return posterior.mine_probability(cell); }

  View view;
  Facts facts;
  Posterior posterior;
};

}  // namespace minewise
