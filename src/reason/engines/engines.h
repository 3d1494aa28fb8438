// Engines in a row, cheap ones first. Most of what can be known in Minesweeper takes one clue, most
// of the rest two, and only a little takes counting, so a dearer engine is asked only where those
// before it find nothing (reason/posterior/knowledge.h).
#pragma once

#include <memory>
#include <vector>

#include "reason/engines/engine.h"

namespace minewise {

using Engines = std::vector<std::unique_ptr<Engine>>;

// Engines of these kinds, in this order.
template <class... Kinds>
Engines make_engines() {
  Engines engines;
  (engines.push_back(std::make_unique<Kinds>()), ...);
  return engines;
}

// Every kind of reasoning there is, cheapest first, but for the count of all layouts, which goes
// last.
Engines every_engine_but_exact();

}  // namespace minewise
