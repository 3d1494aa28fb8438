// The exact player: opens what is certain by any means, and otherwise the cell that is least likely
// to be a mine, by the exact posterior with the rules' own prior and clues. solver/safest.h says
// how it breaks ties, and which cell it opens first where the rules make it a zero. Where the rules
// allow flags on belief, it flags what is worth more flagged than opened (search/belief.h). With
// `endgame` set, it plays guesses among few layouts by searching all that may follow
// (search/endgame.h).
#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "search/belief.h"
#include "search/endgame.h"
#include "solver/safest.h"

namespace minewise {
namespace {

constexpr double kMostEndgame = 5'000;

// The search knows no flags on belief.
std::optional<Endgame> find_endgame(const Knowledge& known, std::size_t most_layouts) {
  if (most_layouts == 0 || known.view().promise_is_pending()) return std::nullopt;
  if (may_flag_on_belief(known.view().rules())) return std::nullopt;
  EndgameLimits limits;
  limits.most_layouts = most_layouts;
  return solve_endgame(known, limits);
}

// What an exact player is to do, as its parameters say.
struct Ways {
  std::size_t endgame = 0;    // layouts that are searched to the end, at most
  bool only_certain = false;  // no flag on belief
};

// Where flags may be set on belief, a flag in place of a guess when nothing is worth opening any
// more.
Decision flag_or_open(Knowledge& known, const Decision& guess) {
  const bool may_flag = may_flag_on_belief(known.view().rules()) && guess.is_guess();
  if (!may_flag || !is_time_to_flag(known, guess.move.cell)) return guess;
  return flag_on_belief(guess.move.cell, *guess.estimate, Measure::Probability);
}

Decision open_best(Knowledge& known, const Ways& ways) {
  const View& view = known.view();
  const bool opens_a_zero =
      view.promise_is_pending() && view.rules().first.promise == Promise::Zero;
  if (const auto solved = find_endgame(known, ways.endgame)) return open_searched(known, *solved);
  if (opens_a_zero) return open_guess(view, opening_cell(view), Basis::Probability);
  const Decision guess = open_safest(known);
  return ways.only_certain ? guess : flag_or_open(known, guess);
}

std::unique_ptr<Agent> make_exact(const Ways& ways) {
  return std::make_unique<Reasoner>(
      by_exact(kPlayBudget), [ways](Knowledge& known, Rng&) { return open_best(known, ways); });
}

}  // namespace

AgentEntry exact_agent() {
  AgentEntry entry{
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
            return make_exact({.endgame = static_cast<std::size_t>(values.at(0)),
                               .only_certain = values.back() == 1 && values.size() > 1});
          },
      .by_position = true,
  };
#if !defined(MINEWISE_MODULE) || defined(MINEWISE_STUDIO)  // search/belief.h
  entry.parameters.push_back({"flag",
                              0,
                              0,
                              1,
                              "under flags=believed, what to flag on belief: what is worth more "
                              "flagged than opened, or nothing",
                              true,
                              {"worth", "certain"}});
#endif
  return entry;
}

}  // namespace minewise
