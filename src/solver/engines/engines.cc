#include "solver/engines/engines.h"

#include "solver/engines/contradiction.h"
#include "solver/engines/gaussian.h"
#include "solver/engines/groups.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"

namespace minewise {

Engines every_engine_but_exact() {
  return make_engines<SinglePoint, Subset, Gaussian, Contradiction, Groups>();
}

}  // namespace minewise
