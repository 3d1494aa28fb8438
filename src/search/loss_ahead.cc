#include "search/loss_ahead.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "solver/safest.h"

namespace minewise {
namespace {

constexpr double kSecond = 0.3, kDoubt = 0.2;

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
  const double least = posterior.mine_probability(safest);
  find_candidates(known, least, limits);
  doubt_ = doubt_of(known);
  ahead_.start(known);
  const Seen seen = look_at(known, safest);
  Best best{safest, least, seen.goes_on, seen.goes_on};
  double loss = seen.loss;
  for (const auto& [steps, cell] : candidates_) {
    if (cell == safest) continue;
    const double risk = posterior.mine_probability(cell);
    const Seen other = look_at(known, cell);
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
    candidates_.emplace_back(steps_of(risk), cell);
  }
  std::ranges::sort(candidates_);
  if (candidates_.size() > limits.frontier) candidates_.resize(limits.frontier);
}

LossAhead::Seen LossAhead::look_at(Knowledge& known, Cell cell) {
  const double risk = known.posterior().mine_probability(cell);
  const int number = ahead_.look_at(cell);
  double least_after = 0, second_after = 0, doubt_after = 0;
  Seen seen;
  for (const LookAhead::Answer& answer : ahead_.answers(number)) {
    least_after += answer.probability * (answer.least >= 1 ? 0 : answer.least);
    second_after += answer.probability * (answer.second >= 1 ? 0 : answer.second);
    doubt_after += answer.probability * answer.doubt;
    seen.goes_on +=
        answer.probability * (answer.safe > 0 || answer.least >= 1 || answer.least == 0);
  }
  const After mine = after_mine(known.posterior(), number, risk);
  seen.loss = risk + (1 - risk) * least_after + risk * mine.least +
              kSecond * ((1 - risk) * second_after + risk * mine.second) +
              kDoubt * ((1 - risk) * doubt_after + risk * mine.doubt - doubt_);
  return seen;
}

// What a cell is now is the mean of what it is where the candidate is safe and where it is a mine.
LossAhead::After LossAhead::after_mine(Posterior& posterior, int number, double risk) {
  const auto answers = ahead_.answers(number);
  if (answers.empty() || risk <= 0) return {0, 0};
  where_safe_.assign(ahead_.probabilities(number, 0).size(), 0.0);
  for (std::size_t a = 0; a < answers.size(); ++a) {
    const auto probabilities = ahead_.probabilities(number, static_cast<int>(a));
    for (std::size_t g = 0; g < where_safe_.size(); ++g) {
      where_safe_[g] += answers[a].probability * probabilities[g];
    }
  }
  After after;
  for (std::size_t g = 0; g < where_safe_.size(); ++g) {
    const int group = static_cast<int>(g), size = ahead_.group_size(number, group);
    if (size == 0) continue;
    const double now = group == 0
                           ? posterior.interior_probability()
                           : posterior.mine_probability(ahead_.cells_of(number, group).front());
    const double then = std::clamp((now - (1 - risk) * where_safe_[g]) / risk, 0.0, 1.0);
    after.second = std::min(after.second, size > 1 ? then : std::max(after.least, then));
    after.least = std::min(after.least, then);
    after.doubt += size * then * (1 - then);
  }
  if (after.second >= 1) after.second = 0;  // nothing is left to open
  if (after.least >= 1) after.least = 0;
  return after;
}

}  // namespace minewise
