// The engines there are, cheapest first, for the tests that hold every engine to the same promises
// and for the benchmark.
#pragma once

#include <span>

#include "reason/engines/engine.h"

namespace minewise {

std::span<const EngineEntry> all_engines();

}  // namespace minewise
