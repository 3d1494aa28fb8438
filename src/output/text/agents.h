// The list of agents as text for people.
#pragma once

#include <span>
#include <string>

#include "agents/registry.h"

namespace minewise {

std::string agents_text(std::span<const AgentEntry> agents);

}  // namespace minewise
