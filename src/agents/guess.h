// Ways to choose a cell when nothing is certain: at random, by the exact posterior, or by the
// shares of arrangements.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "agents/agent.h"
#include "core/rng.h"
#include "core/view.h"
#include "search/endgame.h"
#include "solver/decision.h"
#include "solver/knowledge.h"
#include "solver/shares.h"

namespace minewise {

// Chooses a covered cell to open, from what is known about the view. REQUIRES: a cell is covered.
using GuessRule = std::function<Decision(Knowledge& known, Rng& rng)>;

// Opens any covered cell, all equally likely.
Decision guess_uniformly(Knowledge& known, Rng& rng);
Decision open_any(const View& view, Rng& rng);

// Opens `cell`, on the given basis. Before the first move the rules may promise a safe cell; then
// the basis is Basis::Promise.
Decision open_guess(const View& view, Cell cell, Basis basis);

// The same by a number: how likely the cell is a mine, and how it was chosen.
Decision open_by_number(const View& view, Cell cell, double estimate, const Choice& choice);

// Ways to guess by the exact posterior, for the agents that have one.

// Opens the safest cell (solver/safest.h).
Decision open_safest(Knowledge& known);

// Flags a cell on belief: how likely it is a mine, by what measure.
Decision flag_on_belief(Cell cell, double estimate, Measure measure);

// Opens a cell of a toss-up (search/endgame.h).
Decision open_toss_up(Knowledge& known, Cell cell);

// Opens a cell that a search found best, and says how much riskier than the safest it is, and what
// best play is worth, if the search was complete.
Decision open_searched(Knowledge& known, Cell cell, std::optional<double> value);
Decision open_searched(Knowledge& known, const Endgame& endgame);

// The same for a cell that looking ahead found best, with the chance that it proves a safe cell,
// and that of the safest cell.
Decision open_looked_ahead(Knowledge& known, Cell cell, double goes_on, double safest_goes_on);

// Functions for agents that guess by shares of arrangements (solver/shares.h).

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
