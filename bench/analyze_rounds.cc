// Analyzes the guess positions of exact_bench a given number of rounds: for
// tools/count_instructions, which runs it for one round and for two and takes the difference.
#include <cstdio>
#include <cstdlib>

#include "positions.h"
#include "reason/engines/single_point.h"
#include "reason/posterior/knowledge.h"

int main(int argc, char** argv) {
  using namespace minewise;
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 1;
  const std::vector<View> views = guess_positions(100, 60);
  Knowledge known(by_counting(make_engines<SinglePoint>()));
  double sum = 0;
  for (int round = 0; round < rounds; ++round) {
    for (const View& view : views) {
      known.start(view);
      known.deduce(view);
      for (const Cell cell : view.covered()) sum += known.posterior().mine_probability(cell);
    }
  }
  std::printf("%zu positions, expected mines %.6f\n", views.size(), sum);
}
