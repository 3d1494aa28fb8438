// The agents "double improved" of report 001 and "doubly improved" of report 002. All arrangements
// of each component are counted. A cell that is a mine in none or in all of them is certain;
// otherwise the cell that is a mine in the least share of them is opened.
//
// Both count every arrangement alike, regardless of its number of mines (solver/shares.h). Both
// reckon with the variables of their equations only: a cell in no equation has no probability, so
// it is opened, at random, only when no cell has one. On dense boards that hurts, since a cell
// between clues of 6 and 7 is preferred to one about which nothing is known. Report 001 chooses at
// random among equals; 002 does not say. What single clues settle is deduced first, which changes
// no conclusion, only the time it takes.
#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"

namespace minewise {
namespace {

Decision guess_least_share(const View& view, const Shares& shares, Rng& rng) {
  return open_one_of(view, shares.least(), rng);
}

}  // namespace

AgentEntry double_agent() {
  return {
      .name = "double",
      .source = "report 001, double improved agent; report 002, doubly improved agent",
      .description =
          "Counts all arrangements of mines that satisfy connected clues, all with equal weight. "
          "Proves what all of them agree on. Guesses the cell that is a mine in the smallest share "
          "of them, at random among equals; cells next to no clue only if there are no others.",
      .parameters = {},
      .make = [](const ParameterValues&) { return reason_with_shares(guess_least_share); },
      .by_position = true,
      .reckons = true,
  };
}

}  // namespace minewise
