// Functions for agents that guess by shares of arrangements (solver/shares.h).
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "agents/agent.h"
#include "solver/shares.h"

namespace minewise {

// The limit on time and memory for one component in play. Only noisy clues come near it.
inline constexpr CountBudget kShareBudget{std::int64_t{1} << 16};

// Opens one of these cells, all equally likely; any covered cell if the list is empty. They were
// taken by a rule from a list of `among` cells with the same least share, if that is longer.
Decision open_one_of(const View& view, std::span<const Shares::CellShare> cells, Rng& rng,
                     TieRule rule = TieRule::Chance, std::size_t among = 0);

// A Reasoner that deduces with single clues, then with shares, and then guesses by them.
using ShareGuess = std::function<Decision(const View& view, const Shares& shares, Rng& rng)>;
std::unique_ptr<Agent> reason_with_shares(ShareGuess guess);

}  // namespace minewise
