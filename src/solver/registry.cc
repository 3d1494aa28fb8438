#include "solver/registry.h"

#include <vector>

#include "solver/engines/contradiction.h"
#include "solver/engines/gaussian.h"
#include "solver/engines/groups.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"

namespace minewise {

Engines every_engine_but_exact() {
  return make_engines<SinglePoint, Subset, Gaussian, Contradiction, Groups>();
}

// One line each, cheapest first. Their files have the entries.
#define MINEWISE_ENGINES(X) \
  X(single_point_once)      \
  X(single_point)           \
  X(subset)                 \
  X(contradiction)          \
  X(gaussian)               \
  X(groups)                 \
  X(shares)                 \
  X(exact)

#define MINEWISE_DECLARE(name) EngineEntry name##_engine();
MINEWISE_ENGINES(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

std::span<const EngineEntry> all_engines() {
#define MINEWISE_ENTRY(name) name##_engine(),
  static const std::vector<EngineEntry> engines{MINEWISE_ENGINES(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return engines;
}

}  // namespace minewise
