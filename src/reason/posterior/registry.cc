#include "reason/posterior/registry.h"

#include <vector>

#include "reason/engines/contradiction.h"
#include "reason/engines/gaussian.h"
#include "reason/engines/groups.h"
#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"
#include "reason/posterior/exact.h"
#include "reason/posterior/shares.h"

namespace minewise {

std::span<const EngineEntry> all_engines() {
  static const std::vector<EngineEntry> engines{
      {"single-point-once", [] { return std::make_unique<SinglePointOnce>(); }},
      {"single-point", [] { return std::make_unique<SinglePoint>(); }},
      {"subset", [] { return std::make_unique<Subset>(); }},
      {"contradiction", [] { return std::make_unique<Contradiction>(); }},
      {"gaussian", [] { return std::make_unique<Gaussian>(); }},
      {"groups", [] { return std::make_unique<Groups>(); }},
      {"shares", [] { return std::make_unique<Shares>(); }},
      {"exact", [] { return std::make_unique<Exact>(); }},
  };
  return engines;
}

}  // namespace minewise
