// What agents that guess by shares of arrangements have in common.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "play/agents/agent.h"
#include "reason/posterior/shares.h"

namespace minewise {

// Time and memory for one component in play: only noisy clues ever come near it.
inline constexpr CountBudget kShareBudget{std::int64_t{1} << 16};

// Opens one of some cells, each as likely as the others; any covered cell if there are none.
Decision open_one_of(const View& view, std::span<const Shares::CellShare> cells, Rng& rng);

// A Reasoner that deduces with single clues, then with shares, and then guesses by them.
using ShareGuess = std::function<Decision(const View& view, const Shares& shares, Rng& rng)>;
std::unique_ptr<Agent> reason_with_shares(ShareGuess guess);

}  // namespace minewise
