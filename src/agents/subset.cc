// The advanced agent of report 000, as its question 2 tells it, and the improved agent of report
// 002: clues are equations over sets of cells, and where one lies inside another their difference
// is a new equation. A random cell when nothing follows.
//
// The reports leave open how far to go. 000 replaces the larger equation by the difference, once
// for each new clue; 002 does the same recursively, and its pseudo-code tests the subset in the
// direction opposite to its text. We follow the text, keep the larger equation as well, and go on
// until nothing new follows: what is found then does not depend on the order of the moves. 000's
// question 5 tells of another agent, one that assumes and refutes; that is `contradiction`.
#include "solver/engines/subset.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry subset_agent() {
  return {
      .name = "subset",
      .source = "report 000, advanced agent (question 2); report 002, improved agent",
      .description =
          "Treats clues as equations, and subtracts one from another if all its cells are among "
          "the other's. It sees 1-2-1 along a wall. It misses what needs equations that only "
          "overlap, and everything that depends on the number of mines. Guesses uniformly.",
      .parameters = {},
      .make =
          [](const ParameterValues&) { return reason_with<SinglePoint, Subset>(guess_uniformly); },
      .by_position = true,
  };
}

}  // namespace minewise
