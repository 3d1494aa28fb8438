// Analyses the guess positions of exact_bench a given number of rounds, through the public headers
// and the archive that is installed, or, built as inner_rounds, through the rooms. The two are
// compared by tools/count_instructions: what an embedding program pays for going through the front
// door.
#include <cstdio>
#include <cstdlib>

#include "positions.h"
#ifdef MINEWISE_INNER
#include "reason/analyze/analyze.h"
#else
#include <minewise/analyze.h>
#endif

int main(int argc, char** argv) {
  using namespace minewise;
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 1;
  const std::vector<View> views = guess_positions(100, 60);
  double sum = 0;
  for (int round = 0; round < rounds; ++round) {
    for (const View& view : views) {
      const Analysis analysis = analyze(view);
      for (const Cell cell : view.covered()) sum += analysis.mine_probability[cell.at()];
    }
  }
  std::printf("%zu positions, expected mines %.6f\n", views.size(), sum);
}
