// The JSON answer of `minewise agents`.
#pragma once

#include <span>
#include <string>

#include "agents/registry.h"

namespace minewise {

std::string agents_json(std::span<const AgentEntry> agents);

}  // namespace minewise
