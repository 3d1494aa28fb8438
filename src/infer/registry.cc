#include "infer/registry.h"

#include <vector>

#include "infer/contradiction.h"
#include "infer/exact.h"
#include "infer/gaussian.h"
#include "infer/groups.h"
#include "infer/shares.h"
#include "infer/single_point.h"
#include "infer/subset.h"

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
