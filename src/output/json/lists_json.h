// The JSON answer of `minewise agents`.
#pragma once

#include <span>
#include <string>

#include "agents/registry.h"
#include "core/clue_model.h"

namespace minewise {

std::string agents_json(std::span<const AgentEntry> agents);

// The JSON answer of `minewise clues`.

std::string clues_json(std::span<const ClueModelPtr> models);

// The colours of every theme as JSON, so that a page can make its style sheet from the palette of
// all other pictures.

std::string palette_json();

}  // namespace minewise
