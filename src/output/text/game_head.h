// The lines that stand before what is told of a game: which game, and who plays. The reader
// (formats) knows them, so that a printed game is read as the game it was.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// "game   9x9/10 classic seed=7 game=0\nagent  exact\n", and "layout given\n" for a game on a given
// layout, which its ID alone does not bring back.
std::string game_head(std::string_view id, std::string_view agent, bool is_given);

}  // namespace minewise
