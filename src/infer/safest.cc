#include "infer/safest.h"

#include <algorithm>
#include <utility>

namespace minewise {
namespace {

// Probabilities closer than this are ties.
constexpr double kTie = 1e-9;

}  // namespace

Cell safest_cell(const View& view, Posterior& posterior) {
  Cell best = view.covered().front();
  double least = 2;
  const auto rank = [&](Cell cell) { return std::pair(view.topology().degree(cell), cell); };
  for (const Cell cell : view.covered()) {
    const double probability = posterior.mine_probability(cell);
    const bool better = probability < least - kTie;
    if (better || (probability < least + kTie && rank(cell) < rank(best))) {
      best = cell;
      least = better ? probability : std::min(least, probability);
    }
  }
  return best;
}

}  // namespace minewise
