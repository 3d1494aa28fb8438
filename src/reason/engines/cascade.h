// Engines one after another, cheap ones first. A dearer engine is asked only when those before it
// leave something to ask for: most of what can be known in Minesweeper takes one clue, most of the
// rest two, and only a little takes counting.
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

// Asks the engines in turn until `is_enough()`. Returns whether it ever was.
template <class IsEnough>
bool deduce_until(const Engines& engines, const View& view, Facts& facts,
                  const IsEnough& is_enough) {
  for (const auto& engine : engines) {
    engine->deduce(view, facts);
    if (is_enough()) return true;
  }
  return false;
}

// Everything the engines can find together. After each find the cheapest is asked again, so that
// every deduction carries the simplest rule that gives it, with what was known by then.
void deduce_all(const Engines& engines, const View& view, Facts& facts);

// Every kind of reasoning there is, cheapest first, but for the count of all layouts, which goes
// last.
Engines every_engine_but_exact();

}  // namespace minewise
