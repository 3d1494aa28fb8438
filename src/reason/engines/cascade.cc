#include "reason/engines/cascade.h"

#include "reason/engines/contradiction.h"
#include "reason/engines/gaussian.h"
#include "reason/engines/groups.h"
#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"

namespace minewise {

void deduce_all(const Engines& engines, const View& view, Facts& facts) {
  for (std::size_t i = 0; i < engines.size();) {
    const std::size_t before = facts.deductions().size();
    engines[i]->deduce(view, facts);
    const bool has_found = facts.deductions().size() > before;
    i = has_found && i > 0 ? 0 : i + 1;
  }
}

Engines every_engine_but_exact() {
  return make_engines<SinglePoint, Subset, Gaussian, Contradiction, Groups>();
}

}  // namespace minewise
