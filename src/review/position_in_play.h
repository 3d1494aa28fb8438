// Takes sample positions from play: one random moment from each game. Positions from different
// games are independent.
#pragma once

#include <optional>
#include <string_view>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/view.h"

namespace minewise {

enum class Moment {
  Guess,     // the agent is about to guess
  Decision,  // the agent is about to decide anything
};

// "guess", "decision", and back.
std::string_view moment_word(Moment moment);
std::optional<Moment> find_moment(std::string_view word);

// The view of a game, played by an agent, at a random one of such moments after the first move,
// without flags. All moments are equally likely; the choice depends only on the game and the
// agent's name. None if the game has no such moment.
std::optional<View> position_in_play(const GameId& id, const TopologyPtr& topology,
                                     const AgentSpec& agent, Moment moment);

}  // namespace minewise
