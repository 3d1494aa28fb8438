// Lists of engines, cheap ones first. Most deductions in Minesweeper need one clue, most of the
// rest two, and only a few need counting. So a more expensive engine runs only where those before
// it find nothing (solver/knowledge.h).
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "solver/engines/engine.h"

namespace minewise {

using Engines = std::vector<std::unique_ptr<Engine>>;

// Engines of these kinds, in this order.
template <class... Kinds>
Engines make_engines() {
  Engines engines;
  (engines.push_back(std::make_unique<Kinds>()), ...);
  return engines;
}

// All engines, cheapest first, without the count of all layouts, which comes after them.
Engines every_engine_but_exact();

// The list of all engines, cheapest first. The tests that all engines must pass and the benchmark
// use it.

std::span<const EngineEntry> all_engines();

}  // namespace minewise
