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

bool opens_a_zero(const View& view) {
  return view.promise_is_pending() && view.rules().first.promise == Promise::Zero;
}

// Where nothing is certain: the cell to open. `endgame` is the most layouts that are searched to
// the end.
Decision open_best(Knowledge& known, std::size_t endgame) {
  const View& view = known.view();
  if (const auto solved = find_endgame(known, endgame)) return open_searched(known, *solved);
  if (opens_a_zero(view)) return open_guess(view, opening_cell(view), Basis::Probability);
  return open_safest(known);
}

// Where flags may be set on belief, a flag in place of a guess when nothing is worth opening any
// more.
Decision open_or_flag(Knowledge& known, std::size_t endgame) {
  const View& view = known.view();
  const Decision guess = open_best(known, endgame);
  const bool may_flag = may_flag_on_belief(view.rules()) && guess.is_guess() && !opens_a_zero(view);
  if (!may_flag || !is_time_to_flag(known, guess.move.cell)) return guess;
  return flag_on_belief(guess.move.cell, *guess.estimate, Measure::Probability);
}

template <Decision (*kGuess)(Knowledge&, std::size_t)>
std::unique_ptr<Agent> make_exact(const ParameterValues& values) {
  const auto endgame = static_cast<std::size_t>(values.at(0));
  return std::make_unique<Reasoner>(
      by_exact(kPlayBudget), [endgame](Knowledge& known, Rng&) { return kGuess(known, endgame); });
}

}  // namespace

// Flags only what is certain: for the page's first module, which has no room for search/belief.h.
AgentEntry certain_exact_agent() {
  return {
      .name = "exact",
      .source = "ours",
      .description =
          "Knows the exact probability of a mine in every cell, from all clues and the number of "
          "mines together. Acts on everything that is certain, else opens the cell least likely to "
          "be a mine; ties go to cells next to many clues, then to cells with few neighbours. If "
          "few layouts are left, guesses can be searched to the end.",
      .parameters = {{"endgame", 0, 0, kMostEndgame,
                      "if at most this many layouts are left, search everything that may follow a "
                      "guess; needs exact clues and a known number of mines",
                      true}},
      .make = make_exact<open_best>,
      .by_position = true,
  };
}

AgentEntry exact_agent() {
  AgentEntry entry = certain_exact_agent();
  entry.parameters.push_back({"flag",
                              0,
                              0,
                              1,
                              "under flags=believed, what to flag without proof: cells that are "
                              "worth more flagged than opened, or nothing",
                              true,
                              {"worth", "certain"}});
  entry.make = [](const ParameterValues& values) {
    const bool only_certain = values.at(1) == 1;
    return only_certain ? make_exact<open_best>(values) : make_exact<open_or_flag>(values);
  };
  return entry;
}

}  // namespace minewise
