#include "game/odds.h"

#include "solver/analyze.h"

namespace minewise {
namespace {

std::vector<CellOdds> odds_of(const View& view, const Decision& decision, Agent& agent) {
  std::vector<CellOdds> odds;
  const bool is_estimate = decision.choice.measure != Measure::Probability;
  for (const Cell cell : view.covered()) {
    if (const auto number = agent.estimate(cell)) odds.push_back({cell, *number, is_estimate});
  }
  return odds;
}

}  // namespace

std::vector<CellOdds> odds_before(const View& view, const Decision& decision, Agent* agent) {
  if (decision.basis == Basis::Forced) return {};
  if (agent && decision.estimate) return odds_of(view, decision, *agent);
  const Analysis analysis = analyze(view);
  std::vector<CellOdds> odds;
  if (analysis.clash) return odds;
  for (const Cell cell : view.covered()) {
    odds.push_back({cell, analysis.mine_probability[cell.at()], false});
  }
  return odds;
}

}  // namespace minewise
