#include "reason/engines/engines.h"

#include "reason/engines/contradiction.h"
#include "reason/engines/gaussian.h"
#include "reason/engines/groups.h"
#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"

namespace minewise {

Engines every_engine_but_exact() {
  return make_engines<SinglePoint, Subset, Gaussian, Contradiction, Groups>();
}

}  // namespace minewise
