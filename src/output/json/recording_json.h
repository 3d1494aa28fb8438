// The JSON of a person's game that another program recorded: board, result, clicks, and every move
// with its time. Of `minewise import`.
#pragma once

#include <string>
#include <string_view>

#include "formats/person_game.h"

namespace minewise {

// `file` is the name of where it stood, if several are told of; empty if not.
std::string recording_json(const PersonGame& game, std::string_view file);

}  // namespace minewise
