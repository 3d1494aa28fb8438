#include "solver/engines/glance.h"

namespace minewise {

void Glance::deduce(const View& view, Facts& facts) {
  each_.deduce(view, facts);
}

EngineEntry glance_engine() {
  return {"glance", [] { return std::make_unique<Glance>(); }};
}

}  // namespace minewise
