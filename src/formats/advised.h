// Whose advice is asked for beside a position, and what it is (game/advice.h): of the agent
// that the words name.
#pragma once

#include <optional>

#include "formats/moment.h"
#include "game/advice.h"

namespace minewise {

// The agent that is asked. Where the input is a position or a saved game, nothing is left for it to
// play, and it is taken out of the words. Where it plays the game, it is asked for its next move;
// nothing if it can be asked in no other game than its own.
Asked<std::optional<AgentSpec>> take_adviser(const Input& input, ReadingWords& words);

// What the agent would open at that moment. A position without a game is taken to be of a classic
// game that goes on. Nothing if the game is over, or if all covered cells are mines. A guess is
// weighed against `also`. REQUIRES: some layout explains the view.
std::optional<Advice> advice_on(const SeenMoment& moment, const ReadingWords& words,
                                const AgentSpec& adviser, std::optional<Cell> also = {});

}  // namespace minewise
