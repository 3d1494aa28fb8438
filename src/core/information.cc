#include "core/information.h"

#include <cmath>
#include <vector>

namespace minewise {
namespace {

// P(k mines) among `degree` cells, for k = 0..degree.
std::vector<double> binomial(int degree, double density) {
  std::vector<double> chance{1};
  for (int cell = 0; cell < degree; ++cell) {
    chance.push_back(0);
    for (std::size_t k = chance.size(); k-- > 0;) {
      chance[k] = chance[k] * (1 - density) + (k > 0 ? chance[k - 1] * density : 0);
    }
  }
  return chance;
}

}  // namespace

double bits_told(const ClueModel& model, int degree, double density) {
  const std::vector<double> prior = binomial(degree, density);
  double bits = 0;
  for (int number = -1; number <= degree; ++number) {
    const Clue shown = number < 0 ? Clue::withheld() : Clue::number(number);
    double chance = 0;  // of being shown
    for (int mines = 0; mines <= degree; ++mines) {
      chance += prior[mines] * model.probability(shown, mines, degree);
    }
    for (int mines = 0; mines <= degree; ++mines) {
      const double likelihood = model.probability(shown, mines, degree);
      const double joint = prior[mines] * likelihood;
      if (joint > 0) bits += joint * std::log2(likelihood / chance);
    }
  }
  return bits < 1e-12 ? 0 : bits;  // what rounding leaves is nothing
}

}  // namespace minewise
