// Positions as they are met in play: one from each game, so that those of different games are
// independent, drawn at random from the moments of the game.
#pragma once

#include <optional>
#include <string_view>

#include "ground/view/game_id.h"
#include "ground/view/view.h"
#include "play/agents/registry.h"

namespace minewise {

enum class Moment {
  Guess,     // the agent is about to guess
  Decision,  // it is about to do anything at all
};

// "guess", "decision", and back.
std::string_view moment_word(Moment moment);
std::optional<Moment> find_moment(std::string_view word);

// What a game, played by an agent, had shown at such a moment after its first move, flags left out:
// any of them, equally likely. Which one is a function of the game and of the agent's name. None
// where the game has no such moment.
std::optional<View> position_in_play(const GameId& id, const TopologyPtr& topology,
                                     const AgentSpec& agent, Moment moment);

}  // namespace minewise
