// The improved agent of report 001, and the advanced agent of report 000 as its question 5 tells
// it: supposes a value for a cell next to a clue, follows what that forces, and when a clue breaks
// knows that the opposite holds. A random cell when nothing follows.
//
// 001 says that it "randomly selects a cell" and puts its value into "all the conditions". Its
// figure 7 follows the consequences from clue to clue, so we do too, without end; and we try every
// cell next to a clue with both values, again whenever that may come out differently, so nothing is
// left to chance. 000 says the same in one sentence, for mines only ("assuming certain cells to be
// a mine"); trying both values finds the same and more.
#include "solver/engines/contradiction.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry contradiction_agent() {
  return {
      .name = "contradiction",
      .source = "report 001, improved agent; report 000, advanced agent (question 5)",
      .description =
          "Supposes a value for a cell and follows it from clue to clue; if a clue can no longer "
          "be right, the opposite is true. It sees chains of any length. It misses what needs two "
          "suppositions at once, and everything that depends on the number of mines. Guesses "
          "uniformly.",
      .parameters = {},
      .make =
          [](const ParameterValues&) {
            return reason_with<SinglePoint, Contradiction>(guess_uniformly);
          },
      .by_position = true,
  };
}

}  // namespace minewise
