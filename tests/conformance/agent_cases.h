// The agents that are held to their promises, and the games in which they are.
#pragma once

#include <string>
#include <vector>

#include "agents/registry.h"
#include "core/game_id.h"
#include "game/game.h"

namespace minewise {

// Every registered agent as it comes, once more with each of its parameters at either end, and the
// template.
std::vector<AgentSpec> agents_to_try();

struct GameCase {
  GameId id;
  bool is_given = false;  // the layout is handed to the game, as from a file of layouts

  std::string text() const { return format_game_id(id) + (is_given ? " (given)" : ""); }
};

// Games that between them meet every setting of the rules, and the smallest and fullest boards.
std::vector<GameCase> games_to_try();

// A game before its first move.
Game make_game(const GameCase& game_case);

}  // namespace minewise
