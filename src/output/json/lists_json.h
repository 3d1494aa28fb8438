// Lists as JSON: the answers of `minewise agents` and `minewise clues`, and the colours of every
// theme.
#pragma once

#include <span>
#include <string>

#include "agents/registry.h"
#include "core/clue_model.h"

namespace minewise {

std::string agents_json(std::span<const AgentEntry> agents);

// `minewise clues`.

std::string clues_json(std::span<const ClueModelPtr> models);

// The colours of every theme, so that a page can make its style sheet from the palette that all
// other pictures use.

std::string palette_json();

}  // namespace minewise
