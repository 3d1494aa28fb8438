#include "search/least_density.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "solver/safest.h"

namespace minewise {
namespace {

constexpr double kImplausible = 0.01;  // that there are fewer mines

struct Moments {
  double mean = 0, variance = 0;
};

// Of the number of mines in the frontier.
Moments mines_in_frontier(const Posterior& posterior, const Posterior::Together& together) {
  const Tally product = together.tally_without({});
  const Tally worth = posterior.prior().worth(product, posterior.density());
  double total = 0, sum = 0, squares = 0;
  for (int mines = product.first; mines <= product.last(); ++mines) {
    const double weight = product.at(mines) * worth.at(mines);
    total += weight;
    sum += weight * mines;
    squares += weight * mines * mines;
  }
  const double mean = sum / total;
  return {mean, std::max(0.0, squares / total - mean * mean)};
}

// Of the density, by the mixture.
Moments counted_density(const Knowledge& known, const Posterior::Together& together) {
  const Posterior& posterior = known.posterior();
  const View& view = known.view();
  const auto mines = static_cast<double>(std::ranges::count_if(
      known.facts().known(), [&](Cell cell) { return known.facts().is_mine(cell); }));
  const Moments frontier = mines_in_frontier(posterior, together);
  const auto promised = static_cast<double>(view.promised().size());
  const double cells = view.cells() - posterior.interior_cells() - promised + 2;
  const double mean = (frontier.mean + mines + 1) / cells;
  return {mean, mean * (1 - mean) / (cells + 1) + frontier.variance / (cells * cells)};
}

// Where clues were not counted they are taken to say nothing: only known cells are evidence.
Moments estimated_density(Knowledge& known) {
  const double mean = known.posterior().mine_probability(safest_cell(known));
  return {mean, mean * (1 - mean) / (static_cast<double>(known.facts().known().size()) + 3)};
}

}  // namespace

double beta_quantile(double a, double b, double share) {
  constexpr std::size_t kSteps = 400;
  const auto log_weight = [&](double x) {
    return (a - 1) * std::log(x) + (b - 1) * std::log1p(-x);
  };
  std::array<double, kSteps> weight{};
  for (std::size_t i = 0; i < kSteps; ++i) {
    weight[i] = log_weight((static_cast<double>(i) + 0.5) / kSteps);
  }
  const double greatest = *std::ranges::max_element(weight);
  double total = 0;
  for (double& each : weight) total += each = std::exp(each - greatest);
  double left = share * total;
  std::size_t i = 0;
  while (i + 1 < kSteps && weight[i] < left) left -= weight[i++];
  return (static_cast<double>(i) + std::min(1.0, left / weight[i])) / kSteps;
}

double least_plausible_density(Knowledge& known) {
  const auto together = known.posterior().together();
  const bool is_counted = together && known.posterior().error() < 1;
  const Moments density = is_counted ? counted_density(known, *together) : estimated_density(known);
  const double weight = density.mean * (1 - density.mean) / density.variance - 1;
  return beta_quantile(density.mean * weight, (1 - density.mean) * weight, kImplausible);
}

}  // namespace minewise
