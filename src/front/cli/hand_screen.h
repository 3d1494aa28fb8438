// A game played by hand on the screen, with keys or mouse.
#pragma once

#include <optional>
#include <string>

#include "front/cli/screen.h"
#include "front/cli/table.h"

namespace minewise::cli {

// Plays until the user has had enough: game after game, if wanted. Games can be saved if there is a
// file to save them to.
void play_by_hand(Screen& screen, Table table, const std::optional<std::string>& save_file);

}  // namespace minewise::cli
