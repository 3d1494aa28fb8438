#include "play/agents/posterior_guess.h"

#include <algorithm>

#include "reason/posterior/safest.h"

namespace minewise {

Decision open_safest(Knowledge& known) {
  const Safest safest = find_safest(known);
  Choice choice{.measure = Measure::Probability, .ground = Ground::Least};
  choice.tied = safest.tied;
  if (safest.tied > 0) choice.tie = safest.tie;
  return open_by_number(known.view(), safest.cell, known.posterior().mine_probability(safest.cell),
                        choice);
}

Decision open_searched(Knowledge& known, Cell cell) {
  const double risk = known.posterior().mine_probability(cell);
  const double above = risk - known.posterior().mine_probability(find_safest(known).cell);
  Choice choice{.measure = Measure::Probability, .ground = Ground::Search};
  choice.above_least = above > kTiedProbability ? above : 0;
  return open_by_number(known.view(), cell, risk, choice);
}

}  // namespace minewise
