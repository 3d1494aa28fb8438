// How long endgames take: the positions of 30x16/99 games in which `exact` had to guess and 500 to
// 1,000 layouts were left, each solved once, in processor time. `endgame_times [GAMES]` prints
// quantiles.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "positions.h"
#include "search/endgame.h"

int main(int argc, char** argv) {
  using namespace minewise;
  constexpr std::size_t kLeastLayouts = 500;
  const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::vector<double> milliseconds;
  int complete = 0;
  for (const View& view : guess_positions(games, 60)) {
    const std::clock_t begin = std::clock();
    const auto endgame = solve_endgame(view, {});
    const double taken = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (!endgame || endgame->layouts < kLeastLayouts) continue;
    milliseconds.push_back(taken);
    complete += endgame->complete;
  }
  if (milliseconds.empty()) return 1;
  std::ranges::sort(milliseconds);
  const auto quantile = [&](double q) {
    return milliseconds[static_cast<size_t>(q * static_cast<double>(milliseconds.size() - 1))];
  };
  fmt::print("{} endgames of {} to 1000 layouts, {} solved within the budget\n",
             milliseconds.size(), kLeastLayouts, complete);
  fmt::print("ms: median {:.2f}, 90% {:.2f}, 99% {:.2f}, most {:.2f}\n", quantile(0.5),
             quantile(0.9), quantile(0.99), quantile(1));
}
