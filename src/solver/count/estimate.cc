#include "solver/count/estimate.h"

#include <algorithm>
#include <cmath>

namespace minewise {
namespace {

constexpr int kRounds = 30;

// The number of mines that a clue most likely has around it, kept away from all and none so that
// nothing looks certain.
double target(const ComponentClue& clue, double density) {
  double sum = 0, total = 0, placement = 1;  // placement: C(size, j) odds^j
  const double odds = density / (1 - density);
  for (int mines = 0; mines <= clue.size; ++mines) {
    if (mines >= clue.least && mines <= clue.most) {
      const double weight = placement * (clue.weight ? clue.weight[mines] : 1);
      sum += weight * mines;
      total += weight;
    }
    placement *= odds * (clue.size - mines) / (mines + 1);
  }
  const double mean = total > 0 ? sum / total : clue.size * density;
  return std::clamp(mean, 0.02 * clue.size, 0.98 * clue.size);
}

void fit(const ComponentClue& clue, double wanted, const Component& component,
         std::vector<double>& probability) {
  double expected = 0;
  for (const int r : clue.regions) {
    const auto index = static_cast<std::size_t>(r);
    expected += probability[index] * component.regions[index].size;
  }
  // Odds scaled so that the sum comes closer to what is wanted; rounds do the rest.
  const double factor = (wanted / expected) * ((clue.size - expected) / (clue.size - wanted));
  for (const int r : clue.regions) {
    double& p = probability[r];
    p = std::clamp(factor * p / (1 - p + factor * p), 1e-6, 1 - 1e-6);
  }
}

}  // namespace

void estimate(const Component& component, double density, ComponentCount& out) {
  density = std::clamp(density, 0.01, 0.99);
  std::vector<double> probability(component.regions.size(), density);
  for (int round = 0; round < kRounds; ++round) {
    for (const ComponentClue& clue : component.clues) {
      fit(clue, target(clue, density), component, probability);
    }
  }
  double mines = 0;
  for (std::size_t r = 0; r < probability.size(); ++r) {
    mines += probability[r] * component.regions[r].size;
  }
  out.mines_ = probability;
  out.safes_.clear();
  for (const double p : probability) out.safes_.push_back(1 - p);
  out.total_ = {out.counts_mines_ ? static_cast<int>(std::lround(mines)) : 0, {1.0}};
  out.exact_ = false;
  out.excess_.reset();
  out.estimated_ = true;
  out.drop_tables();
}

}  // namespace minewise
