// The agent "triple improved" of report 001: as `double`, but among cells of equal share it takes
// the one that is in most equations, because its clue tells most about the others.
//
// The report does not say what it does with those that still tie; we choose among them at random,
// as its double improved agent does among all.
#include <algorithm>

#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"

namespace minewise {
namespace {

Decision guess_in_most_equations(const View& view, const Shares& shares, Rng& rng) {
  auto cells = shares.least();
  const std::size_t among = cells.size();
  int most = 0;
  for (const auto& each : cells) most = std::max(most, shares.equations(each.cell));
  std::erase_if(cells, [&](const auto& each) { return shares.equations(each.cell) < most; });
  return open_one_of(view, cells, rng, TieRule::MostClues, among);
}

}  // namespace

AgentEntry triple_tie_agent() {
  return {
      .name = "triple-tie",
      .source = "report 001, triple improved agent",
      .description =
          "Counts arrangements and proves like double. Guesses the cell that is a mine in the "
          "smallest share of arrangements; among equals the one next to most clues, because "
          "opening it tells most.",
      .parameters = {},
      .make = [](const ParameterValues&) { return reason_with_shares(guess_in_most_equations); },
      .by_position = true,
      .reckons = true,
  };
}

}  // namespace minewise
