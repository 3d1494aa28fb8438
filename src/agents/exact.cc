// The exact player: opens what is certain by any means, and otherwise the cell that is least likely
// to be a mine, by the exact posterior with the rules' own prior and clues (safest.h has the ties,
// opening.h the first cell where the rules make it a zero).
#include "infer/exact.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "infer/opening.h"
#include "infer/safest.h"
#include "infer/single_point.h"

namespace minewise {
namespace {

// For one count of one component. Only noisy clues ever come near it, and then in every move.
constexpr CountBudget kBudget{std::int64_t{1} << 18};

Decision open_safest(const View& view, Posterior& posterior) {
  const bool opens_a_zero =
      view.promise_is_pending() && view.rules().first.promise == Promise::Zero;
  const Cell cell = opens_a_zero ? opening_cell(view) : safest_cell(view, posterior);
  Decision decision = open_guess(view, cell, Basis::Probability);
  if (decision.basis == Basis::Probability) {
    decision.mine_probability = posterior.mine_probability(cell);
  }
  return decision;
}

std::unique_ptr<Agent> make_exact() {
  auto exact = std::make_unique<Exact>(kBudget);
  Posterior& posterior = exact->posterior();
  Engines engines;
  engines.push_back(std::make_unique<SinglePoint>());
  engines.push_back(std::move(exact));
  return std::make_unique<Reasoner>(
      std::move(engines),
      [&posterior](const View& view, const Facts&, Rng&) { return open_safest(view, posterior); });
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
          "cells with few neighbours.",
      .parameters = {},
      .make = [](const ParameterValues&) { return make_exact(); },
  };
}

}  // namespace minewise
