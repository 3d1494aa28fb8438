// Report 002's basic agent, which looks at a clue "at the time of reveal" and never again: neither
// when a neighbour turns out to be a mine nor when one is opened. The report does not say so in as
// many words, but its flat success rate just above 20% at every density needs it; with clues looked
// at again (`basic`) the curve starts near 1 and falls.
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {

AgentEntry basic_once_agent() {
  return {
      .name = "basic-once",
      .source = "report 002, basic agent",
      .description =
          "Looks at each clue once, when it is opened. If all mines of the clue are known, the "
          "other neighbours are safe; if it lacks as many mines as it has unknown neighbours, they "
          "are mines. It never returns to a clue, so it misses what later moves would settle. "
          "Guesses uniformly.",
      .parameters = {},
      .make = [](const ParameterValues&) { return reason_with<SinglePointOnce>(guess_uniformly); },
  };
}

}  // namespace minewise
