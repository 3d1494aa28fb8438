// The improved agent of report 004: cells that clues connect form a group, and what every
// arrangement of a group's mines agrees on is certain. A random cell when nothing is.
//
// The report is vague about nearly all of it: how large a group grows, whether its "probabilities"
// are anything but arrangements, and which arrangements it looks at before 2^N becomes too many. It
// claims that all that can be deduced is. We take it at its word: a group is everything that clues
// connect, and all its arrangements count, by a search that need not list them. Its weaknesses
// stay: the number of mines is never used, what is merely likely counts for nothing, guesses are
// random, and cells are taken in the order in which they came in, not by what they would tell.
#include "solver/engines/groups.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry groups_agent() {
  return {
      .name = "groups",
      .source = "report 004, improved agent",
      .description =
          "Knows what all arrangements of mines around connected clues agree on, which is all that "
          "clues can prove. It misses what needs the number of mines, and does not use "
          "probabilities. Guesses uniformly.",
      .parameters = {},
      .make =
          [](const ParameterValues&) { return reason_with<SinglePoint, Groups>(guess_uniformly); },
      .by_position = true,
  };
}

}  // namespace minewise
