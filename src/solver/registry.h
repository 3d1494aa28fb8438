// The list of all engines, cheapest first. The tests that all engines must pass and the benchmark
// use it.
#pragma once

#include <span>

#include "solver/engines/engine.h"

namespace minewise {

std::span<const EngineEntry> all_engines();

}  // namespace minewise
