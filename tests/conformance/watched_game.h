// A game played under watch: what happened, and everything in it that an agent must not do.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "agent_cases.h"
#include "game/play_game.h"

namespace minewise {

struct WatchedGame {
  Transcript transcript;
  std::vector<Deduction> conclusions;  // all that the agent said it had proved

  std::vector<std::string> unfounded;  // decisions whose basis is not what they say, in words
  std::vector<std::string> untrue;     // claims that the layout denies, in words
};

// Plays a game. Before each decision is carried out, `meanwhile` is called. Throws
// std::runtime_error when the agent asks for an illegal move, since no game can go on from there.
WatchedGame watch_game(const AgentSpec& spec, Agent& agent, const GameCase& game_case,
                       const std::function<void()>& meanwhile = {});

// The same by a new agent.
WatchedGame watch_game(const AgentSpec& spec, const GameCase& game_case);

}  // namespace minewise
