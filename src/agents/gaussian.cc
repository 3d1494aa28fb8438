// The first algorithm of report 003: its strategy 1, one clue at a time, then its strategy 2,
// elimination over the clues' equations with bounds on each row. A random cell when nothing
// follows.
//
// The report does not say in which order it eliminates, nor how far: to a triangle or all the way.
// We go all the way, eliminate first what most equations share, and look at every row on the way.
// The report counts positive and negative values, which takes factors of 1 and -1 only; we add the
// factors up. Its slack variable for noisy clues is "positive"; ours is bounded on both sides. That
// the number of mines would help is a remark of the report, not part of its agent.
#include "solver/engines/gaussian.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry gaussian_agent() {
  return {
      .name = "gaussian",
      .source = "report 003, Gaussian elimination algorithm (strategies 1 and 2)",
      .description =
          "Treats clues as linear equations, eliminates cells from them, and acts if a row has "
          "only one solution. It sees what sums and differences of overlapping clues show. It "
          "misses combinations that elimination does not produce, and everything that depends on "
          "the number of mines. Guesses uniformly.",
      .parameters = {},
      .make =
          [](const ParameterValues&) {
            return reason_with<SinglePoint, Gaussian>(guess_uniformly);
          },
  };
}

}  // namespace minewise
