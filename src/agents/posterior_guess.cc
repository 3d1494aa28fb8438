#include "agents/posterior_guess.h"

#include <algorithm>

#include "solver/safest.h"

namespace minewise {

Decision open_safest(Knowledge& known) {
  const Safest safest = find_safest(known);
  Choice choice{.measure = Measure::Probability, .ground = Ground::Least};
  choice.tied = safest.tied;
  if (safest.tied > 0) choice.tie = safest.tie;
  return open_by_number(known.view(), safest.cell, known.posterior().mine_probability(safest.cell),
                        choice);
}

Decision flag_on_belief(Cell cell, double estimate, Measure measure) {
  Decision decision;
  decision.move = {Move::Kind::Flag, cell};
  decision.basis = Basis::Probability;
  decision.estimate = estimate;
  decision.choice = {.measure = measure, .ground = Ground::Belief};
  return decision;
}

Decision open_toss_up(Knowledge& known, Cell cell) {
  return open_by_number(known.view(), cell, known.posterior().mine_probability(cell),
                        {.measure = Measure::Probability, .ground = Ground::TossUp});
}

namespace {

Decision open_for(Knowledge& known, Cell cell, Choice choice) {
  const double risk = known.posterior().mine_probability(cell);
  const double above = risk - known.posterior().mine_probability(find_safest(known).cell);
  choice.measure = Measure::Probability;
  choice.above_least = above > kTiedProbability ? above : 0;
  return open_by_number(known.view(), cell, risk, choice);
}

}  // namespace

Decision open_searched(Knowledge& known, Cell cell, std::optional<double> value) {
  return open_for(known, cell, {.ground = Ground::Search, .value = value});
}

Decision open_searched(Knowledge& known, const Endgame& endgame) {
  return open_searched(known, endgame.move,
                       endgame.complete ? std::optional(endgame.value.decimal()) : std::nullopt);
}

Decision open_looked_ahead(Knowledge& known, Cell cell, double goes_on, double safest_goes_on) {
  Choice choice{.ground = Ground::Ahead};
  choice.goes_on = std::min(goes_on, 1.0);
  choice.safest_goes_on = std::min(safest_goes_on, 1.0);
  return open_for(known, cell, choice);
}

}  // namespace minewise
