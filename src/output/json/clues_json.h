// The JSON answer of `minewise clues`.
#pragma once

#include <span>
#include <string>

#include "core/clue_model.h"

namespace minewise {

std::string clues_json(std::span<const ClueModelPtr> models);

}  // namespace minewise
