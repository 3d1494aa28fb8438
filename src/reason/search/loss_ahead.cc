#include "reason/search/loss_ahead.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "reason/posterior/safest.h"

namespace minewise {
namespace {

constexpr double kDoubt = 0.2;

double doubt_of(Knowledge& known) {
  double doubt = 0;
  for (const Cell cell : known.view().covered()) {
    const double p = known.posterior().mine_probability(cell);
    doubt += p * (1 - p);
  }
  return doubt;
}

}  // namespace

LossAhead::Best LossAhead::look(Knowledge& known, const LossLimits& limits) {
  const Cell safest = safest_cell(known);
  Posterior& posterior = known.recount();
  least_ = posterior.mine_probability(safest);
  find_candidates(known, least_, limits);
  doubt_ = doubt_of(known);
  ahead_.start(known);
  const Seen seen = look_at(safest, least_);
  Best best{safest, least_, seen.goes_on, seen.goes_on};
  double loss = seen.loss;
  for (const auto& [steps, cell] : candidates_) {
    if (cell == safest) continue;
    const double risk = posterior.mine_probability(cell);
    const Seen other = look_at(cell, risk);
    if (other.loss >= loss - kTiedProbability) continue;
    loss = other.loss;
    best = {cell, risk, other.goes_on, seen.goes_on};
  }
  return best;
}

void LossAhead::find_candidates(Knowledge& known, double least, const LossLimits& limits) {
  candidates_.clear();
  std::array<int, kMaxDegree + 1> interior{};  // by number of neighbours
  for (int index = 0; index < known.view().cells(); ++index) {
    const Cell cell{index};
    if (!known.view().is_covered(cell) || known.facts().is_known(cell)) continue;
    const double risk = known.posterior().mine_probability(cell);
    if (risk > least + limits.above_least || risk >= 1) continue;
    const bool is_interior = known.posterior().is_interior(cell);
    if (is_interior && ++interior[known.view().topology().degree(cell)] > limits.interior) continue;
    candidates_.emplace_back(std::round(risk / kTiedProbability), cell);
  }
  std::ranges::sort(candidates_);
  if (candidates_.size() > limits.frontier) candidates_.resize(limits.frontier);
}

LossAhead::Seen LossAhead::look_at(Knowledge& known, Cell cell) {
  return look_at(cell, known.posterior().mine_probability(cell));
}

LossAhead::Seen LossAhead::look_at(Cell cell, double risk) {
  const int number = ahead_.look_at(cell);
  double least_after = 0, doubt_after = 0;
  Seen seen;
  for (const LookAhead::Answer& answer : ahead_.answers(number)) {
    least_after += answer.probability * (answer.least >= 1 ? 0 : answer.least);
    doubt_after += answer.probability * answer.doubt;
    seen.goes_on +=
        answer.probability * (answer.safe > 0 || answer.least >= 1 || answer.least == 0);
  }
  const double own = risk * (1 - risk);
  seen.loss = risk + (1 - risk) * least_after + risk * least_ +
              kDoubt * ((1 - risk) * doubt_after + risk * (doubt_ - own) - doubt_);
  return seen;
}

}  // namespace minewise
