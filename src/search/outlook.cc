#include "search/outlook.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "solver/safest.h"

namespace minewise {

namespace {

// Of the interior, cells with few unknown neighbours are likely zeros, and those next to cells that
// a clue touches tell about these.
constexpr double kTouchingFrontier = 0.45;

double interior_rank(Knowledge& known, const Posterior& posterior, Cell cell) {
  double rank = 0;
  for (const Cell near : known.view().topology().neighbours(cell)) {
    if (known.facts().is_known(near)) continue;
    rank += posterior.is_interior(near) ? 1 : 1 - kTouchingFrontier;
  }
  return rank;
}

template <class Ranked>
void keep_first(std::vector<Ranked>& cells, std::size_t most) {
  if (cells.size() > most) {
    std::nth_element(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(most), cells.end());
    cells.resize(most);
  }
  std::sort(cells.begin(), cells.end());
}

}  // namespace

std::span<const Outlook> Outlooks::look(Knowledge& known, const OutlookLimits& limits) {
  weights_ = limits.weights;
  find_candidates(known, limits);
  ahead_.start(known);
  seen_.clear();
  double best = -std::numeric_limits<double>::infinity();
  for (const auto* candidates : {&frontier_, &interior_}) {
    for (const Ranked& candidate : *candidates) {
      if (std::log(candidate.safety) + limits.weights.most_bonus < best - limits.close) continue;
      seen_.push_back(outlook_of(candidate));
      best = std::max(best, seen_.back().estimate);
    }
  }
  outlooks_.clear();
  for (const Outlook& outlook : seen_) {
    if (outlook.estimate >= best - limits.close - kTiedProbability) outlooks_.push_back(outlook);
  }
  std::ranges::sort(outlooks_, [](const Outlook& a, const Outlook& b) {
    return std::pair(-steps_of(a.estimate), a.cell) < std::pair(-steps_of(b.estimate), b.cell);
  });
  return outlooks_;
}

Outlook Outlooks::look_at(Knowledge& known, Cell cell) {
  if (const Outlook* seen = of(cell)) return *seen;
  return seen_.emplace_back(outlook_of({0, cell, 1 - known.posterior().mine_probability(cell)}));
}

const Outlook* Outlooks::of(Cell cell) const {
  const auto found = std::ranges::find(seen_, cell, &Outlook::cell);
  return found == seen_.end() ? nullptr : &*found;
}

void Outlooks::find_candidates(Knowledge& known, const OutlookLimits& limits) {
  Posterior& posterior = known.recount();
  const double greatest = 1 - posterior.mine_probability(safest_cell(known));
  const double least = limits.least_safety * greatest;
  frontier_.clear();
  interior_.clear();
  doubt_ = 0;
  for (const Cell cell : known.view().covered()) {
    if (known.facts().is_known(cell)) continue;
    const double safety = 1 - posterior.mine_probability(cell);
    doubt_ += safety * (1 - safety);
    if (safety < least || safety <= 0) continue;
    if (posterior.is_interior(cell)) {
      interior_.push_back({interior_rank(known, posterior, cell), cell, safety});
    } else {
      frontier_.push_back({-steps_of(safety), cell, safety});
    }
  }
  keep_first(frontier_, limits.frontier);
  keep_first(interior_, limits.interior);
}

Outlook Outlooks::outlook_of(const Ranked& candidate) {
  Outlook outlook;
  outlook.cell = candidate.cell;
  outlook.safety = candidate.safety;
  outlook.number = ahead_.look_at(candidate.cell);
  const double others = doubt_ - candidate.safety * (1 - candidate.safety);
  for (const LookAhead::Answer& answer : ahead_.answers(outlook.number)) {
    const bool goes_on = answer.safe > 0 || answer.least >= 1 || answer.least == 0;
    outlook.best_after += answer.probability * (goes_on ? 1 : 1 - answer.least);
    outlook.goes_on += answer.probability * goes_on;
    outlook.log_safe += answer.probability * std::log1p(answer.safe);
    outlook.many += answer.probability * (answer.safe >= 4);
    outlook.log_best += answer.probability * (goes_on ? 0 : std::log(1 - answer.least));
    outlook.second += answer.probability * (goes_on ? 1 : 1 - answer.second);
    outlook.settled += answer.probability * (others - answer.doubt);
  }
  outlook.best_after = std::max(outlook.best_after, 1e-6);
  outlook.estimate = std::log(outlook.safety) +
                     weights_.log_best_after * std::log(outlook.best_after) +
                     weights_.goes_on * outlook.goes_on + weights_.log_safe * outlook.log_safe +
                     weights_.second * (outlook.second - 1) + weights_.settled * outlook.settled +
                     weights_.many * outlook.many;
  return outlook;
}

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
