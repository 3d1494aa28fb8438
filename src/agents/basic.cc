// The basic agent of reports 000, 001 and 004, and strategy 1 of report 003: one clue at a time,
// every clue looked at again whenever something around it becomes known, a random cell when nothing
// follows. It cannot see what needs two clues together, such as 1-2-1 along a wall.
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry basic_agent() {
  return {
      .name = "basic",
      .source = "reports 000, 001 and 004, basic agent; report 003, strategy 1",
      .description =
          "Reasons from one clue at a time, and looks at a clue again whenever a neighbour becomes "
          "known. It misses everything that needs two clues together, such as 1-2-1 along a wall. "
          "Guesses uniformly.",
      .parameters = {},
      .make = [](const ParameterValues&) { return reason_with<SinglePoint>(guess_uniformly); },
      .by_position = true,
  };
}

}  // namespace minewise
