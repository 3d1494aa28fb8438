#include "agents/judge.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/safest.h"

namespace minewise {

Judge::Judge(const JudgeLimits& limits) : further_(limits.further), scores_(limits.scores) {
  if (limits.value_mirrors > 0) foresight_.emplace(limits.value_mirrors);
}

std::size_t Judge::best_of(Knowledge& known, const Outlooks& outlooks) {
  const bool is_plain = !foresight_ || outlooks.close().size() < 2;
  return is_plain ? scores_.best_of(known, outlooks) : foresee(known, outlooks);
}

// All candidates are ranked by one guess of foresight, and the best few of them by two.
std::size_t Judge::foresee(Knowledge& known, const Outlooks& outlooks) {
  const auto scores = scores_.of(known, outlooks);
  const auto worth_of = [&](std::size_t i, Plies plies) {
    const Outlook& outlook = outlooks.close()[i];
    const double value =
        foresight_->value_of(known.view(), outlooks.ahead(), outlook.number, plies);
    return scores[i] + std::log(outlook.safety * value);
  };
  ranked_.clear();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    ranked_.push_back({-steps_of(worth_of(i, Plies::One)), i});
  }
  std::ranges::sort(ranked_);
  worth_.assign(scores.size(), -std::numeric_limits<double>::infinity());
  for (std::size_t rank = 0; rank < std::min(further_, ranked_.size()); ++rank) {
    const std::size_t i = ranked_[rank].second;
    worth_[i] = worth_of(i, Plies::Two);
  }
  return greatest(worth_);
}

}  // namespace minewise
