#include "agents/share_guess.h"

#include <algorithm>
#include <utility>

#include "agents/guess.h"
#include "agents/reasoner.h"
#include "solver/engines/single_point.h"

namespace minewise {

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
