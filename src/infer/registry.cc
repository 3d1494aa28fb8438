#include "infer/registry.h"

#include <vector>

#include "infer/exact.h"
#include "infer/shares.h"
#include "infer/single_point.h"

namespace minewise {

std::span<const EngineEntry> all_engines() {
  static const std::vector<EngineEntry> engines{
      {"single-point-once", [] { return std::make_unique<SinglePointOnce>(); }},
      {"single-point", [] { return std::make_unique<SinglePoint>(); }},
      {"shares", [] { return std::make_unique<Shares>(); }},
      {"exact", [] { return std::make_unique<Exact>(); }},
  };
  return engines;
}

}  // namespace minewise
