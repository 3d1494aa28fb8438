// Analyses the guess positions of exact_bench a given number of rounds, through the public headers
// and the archive that is installed: all that an embedding program asks for at once, every engine,
// every probability and the number of layouts.
#include <fmt/core.h>
#include <minewise/analyze.h>

#include "core/words.h"
#include "positions.h"

int main(int argc, char** argv) {
  using namespace minewise;
  if (argc != 2) {
    fmt::print(stderr, "usage: library_rounds ROUNDS\n");
    return 2;
  }
  const std::uint64_t rounds = parse_whole(argv[1]).value();
  const std::vector<View> views = guess_positions(100, 60);
  double sum = 0;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    for (const View& view : views) {
      const Analysis analysis = analyze(view);
      for (const Cell cell : view.covered()) sum += analysis.mine_probability[cell.at()];
    }
  }
  fmt::print("{} positions, expected mines {:.6f}\n", views.size(), sum);
}
