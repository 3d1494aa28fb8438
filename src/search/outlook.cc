#include "search/outlook.h"

#include <algorithm>
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

}  // namespace minewise
