// The JSON answer of `minewise play`: the figures of one game.
#pragma once

#include <string>

#include "core/game_id.h"
#include "game/trial.h"

namespace minewise {

std::string trial_json(const GameId& id, const std::string& agent, const Trial& trial);

}  // namespace minewise
