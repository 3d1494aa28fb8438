#include "solver/engines/gaussian_body.h"

namespace minewise {

template class GaussianWith<RowFacts>;

EngineEntry gaussian_engine() {
  return {"gaussian", [] { return std::make_unique<Gaussian>(); }};
}

}  // namespace minewise
