// The exact player: opens what is certain by any means, and otherwise the cell that is least likely
// to be a mine, by the exact posterior with the rules' own prior and clues (safest.h has the ties,
// opening.h the first cell where the rules make it a zero). With `endgame` set, guesses among few
// layouts are played by searching all that may follow (reason/search/endgame.h).
#include "play/agents/posterior_guess.h"
#include "play/agents/reasoner.h"
#include "play/agents/registry.h"
#include "reason/posterior/opening.h"
#include "reason/search/endgame.h"

namespace minewise {
namespace {

constexpr double kMostEndgame = 5'000;

std::optional<Endgame> find_endgame(const Knowledge& known, std::size_t most_layouts) {
  if (most_layouts == 0 || known.view().promise_is_pending()) return std::nullopt;
  EndgameLimits limits;
  limits.most_layouts = most_layouts;
  return solve_endgame(known, limits);
}

Decision open_best(Knowledge& known, std::size_t endgame) {
  const View& view = known.view();
  const bool opens_a_zero =
      view.promise_is_pending() && view.rules().first.promise == Promise::Zero;
  if (const auto solved = find_endgame(known, endgame)) return open_searched(known, *solved);
  return opens_a_zero ? open_guess(view, opening_cell(view), Basis::Probability)
                      : open_safest(known);
}

std::unique_ptr<Agent> make_exact(std::size_t endgame) {
  return std::make_unique<Reasoner>(by_exact(kSmallBudget), [endgame](Knowledge& known, Rng&) {
    return open_best(known, endgame);
  });
}

}  // namespace

AgentEntry exact_agent() {
  return {
      .name = "exact",
      .source = "ours",
      .description =
          "Knows the exact probability of a mine in every cell, from all clues and the "
          "number of mines together. Acts on whatever is certain, and otherwise opens the "
          "cell least likely to be a mine; ties go to cells next to many clues, then to "
          "cells with few neighbours. Guesses among few layouts can be searched to the end.",
      .parameters = {{"endgame", 0, 0, kMostEndgame,
                      "search all that may follow a guess when at most so many layouts are left, "
                      "with exact clues and a known number of mines",
                      true}},
      .make =
          [](const ParameterValues& values) {
            return make_exact(static_cast<std::size_t>(values.at(0)));
          },
      .by_position = true,
  };
}

}  // namespace minewise
