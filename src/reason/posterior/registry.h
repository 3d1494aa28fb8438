// The engines there are, cheapest first, for the tests that hold every engine to the same promises
// and for the benchmark.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "reason/engines/engine.h"

namespace minewise {

struct EngineEntry {
  std::string name;
  std::function<std::unique_ptr<Engine>()> make;
};

std::span<const EngineEntry> all_engines();

}  // namespace minewise
