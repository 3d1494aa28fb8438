#include "agents/guess.h"

#include <algorithm>
#include <utility>

#include "agents/reasoner.h"
#include "solver/engines/single_point.h"
#include "solver/safest.h"

namespace minewise {

Decision guess_uniformly(Knowledge& known, Rng& rng) {
  return open_any(known.view(), rng);
}

Decision open_any(const View& view, Rng& rng) {
  const auto covered = view.covered();
  return open_guess(view, covered[rng.below(static_cast<std::uint32_t>(covered.size()))],
                    Basis::Random);
}

Decision open_guess(const View& view, Cell cell, Basis basis) {
  Decision decision;
  decision.move = {Move::Kind::Open, cell};
  decision.basis = view.promise_is_pending() ? Basis::Promise : basis;
  return decision;
}

Decision open_by_number(const View& view, Cell cell, double estimate, const Choice& choice) {
  Decision decision = open_guess(view, cell, Basis::Probability);
  if (decision.basis != Basis::Probability) return decision;
  decision.estimate = estimate;
  decision.choice = choice;
  return decision;
}

Decision open_safest(Knowledge& known) {
  const Safest safest = find_safest(known);
  Choice choice{.measure = Measure::Probability, .ground = Ground::Least};
  choice.tied = safest.tied;
  if (safest.tied > 0) choice.tie = safest.tie;
  return open_by_number(known.view(), safest.cell, known.posterior().mine_probability(safest.cell),
                        choice);
}

Decision flag_on_belief(Cell cell, double estimate, Measure measure) {
  Decision decision;
  decision.move = {Move::Kind::Flag, cell};
  decision.basis = Basis::Probability;
  decision.estimate = estimate;
  decision.choice = {.measure = measure, .ground = Ground::Belief};
  return decision;
}

Decision open_toss_up(Knowledge& known, Cell cell) {
  return open_by_number(known.view(), cell, known.posterior().mine_probability(cell),
                        {.measure = Measure::Probability, .ground = Ground::TossUp});
}

namespace {

Decision open_for(Knowledge& known, Cell cell, Choice choice) {
  const double risk = known.posterior().mine_probability(cell);
  const double above = risk - known.posterior().mine_probability(find_safest(known).cell);
  choice.measure = Measure::Probability;
  choice.above_least = above > kTiedProbability ? above : 0;
  return open_by_number(known.view(), cell, risk, choice);
}

}  // namespace

Decision open_searched(Knowledge& known, Cell cell, std::optional<double> value) {
  return open_for(known, cell, {.ground = Ground::Search, .value = value});
}

Decision open_searched(Knowledge& known, const Endgame& endgame) {
  return open_searched(known, endgame.move,
                       endgame.complete ? std::optional(endgame.value.decimal()) : std::nullopt);
}

Decision open_looked_ahead(Knowledge& known, Cell cell, double goes_on, double safest_goes_on) {
  Choice choice{.ground = Ground::Ahead};
  choice.goes_on = std::min(goes_on, 1.0);
  choice.safest_goes_on = std::min(safest_goes_on, 1.0);
  return open_for(known, cell, choice);
}

Decision open_one_of(const View& view, std::span<const Shares::CellShare> cells, Rng& rng,
                     TieRule rule, std::size_t among) {
  if (cells.empty()) return open_any(view, rng);
  const auto& [share, cell] = cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
  Choice choice{.measure = Measure::Share, .ground = Ground::Least};
  choice.tie = among > cells.size() ? rule : TieRule::Chance;
  choice.tied = static_cast<int>(std::max(among, cells.size())) - 1;
  return open_by_number(view, cell, share, choice);
}

std::unique_ptr<Agent> reason_with_shares(ShareGuess guess) {
  auto counted = std::make_unique<Shares>(kShareBudget);
  const Shares& shares = *counted;
  Engines engines;
  engines.push_back(std::make_unique<SinglePoint>());
  engines.push_back(std::move(counted));
  return std::make_unique<Reasoner>(
      by(std::move(engines)),
      [&shares, guess = std::move(guess)](Knowledge& known, Rng& rng) {
        return guess(known.view(), shares, rng);
      },
      [&shares](Cell cell) { return shares.share(cell); });
}

}  // namespace minewise
