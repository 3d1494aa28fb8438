#include "search/learn_density.h"

#include <algorithm>
#include <vector>

#include "search/play_on.h"

namespace minewise {
namespace {

constexpr int kMostSteps = 200;      // who has not learnt by then stops
constexpr double kSameWorth = 1e-9;  // differences that are none

// Beta(mines, safe), what is known of the density.
struct Density {
  double mines = 0, safe = 0;

  // Its mean after so many cells more.
  double mean(int mines_seen, int cells_seen) const {
    const double all = mines + safe + cells_seen;
    return all > 0 ? (mines + mines_seen) / all : 0;
  }
};

// Uniform before any cell was known: two cells more than are known.
Density density_seen(const SeenDensity& seen) {
  const double weight = seen.known + 2.0;
  return {std::max(0.0, seen.mine_probability * weight - 1), (1 - seen.mine_probability) * weight};
}

}  // namespace

bool is_worth_learning(const SeenDensity& seen, int covered) {
  const Density density = density_seen(seen);
  const int steps = std::min(covered, kMostSteps);
  std::vector<double> worth(static_cast<std::size_t>(steps) + 1);  // by mines seen
  bool opens = false;
  for (int step = steps; step >= 0; --step) {
    for (int mines = 0; mines <= step; ++mines) {
      const auto at = static_cast<std::size_t>(mines);
      const double mean = density.mean(mines, step);
      const double now = (covered - step) * worth_of_flag(mean);
      const double later = step < steps ? mean * worth[at + 1] + (1 - mean) * worth[at] : 0;
      opens = later > now + kSameWorth;
      worth[at] = std::max(now, later);
    }
  }
  return opens;
}

}  // namespace minewise
