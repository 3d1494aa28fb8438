// An agent to start from: copy this file, give the copy your agent's name, and follow "Add an
// agent" in CONTRIBUTING.md. Open the copy with a paragraph like this one that says what the agent
// does, where the idea comes from and what it misses.
//
// This one plays like `basic` until nothing is certain. Then it opens the covered cell with the
// fewest neighbours, corners before edges before the rest, because few neighbours are most often
// free of mines and a 0 among them opens the way.
#include <algorithm>

#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"

namespace minewise {
namespace {

// Called when nothing is certain. `known` has what the player sees, known.view(), and what has been
// proved, known.facts(); `rng` is the only source of randomness. The cell returned must be covered.
Decision guess_fewest_neighbours(Knowledge& known, Rng&) {
  const View& view = known.view();
  const Topology& board = view.topology();
  const auto fewer = [&](Cell a, Cell b) {
    // Ties go to the lower cell, so that the choice does not depend on the order of covered().
    return std::pair(board.degree(a), a) < std::pair(board.degree(b), b);
  };
  return open_guess(view, *std::ranges::min_element(view.covered(), fewer), Basis::Random);
}

}  // namespace

AgentEntry template_agent() {
  return {
      .name = "template",
      .source = "an example for newcomers",
      .description =
          "Reasons from one clue at a time like basic, and guesses the covered cell with "
          "the fewest neighbours.",
      .parameters = {},
      .make =
          [](const ParameterValues&) { return reason_with<SinglePoint>(guess_fewest_neighbours); },
  };
}

}  // namespace minewise
