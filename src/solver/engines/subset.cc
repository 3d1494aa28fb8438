#include "solver/engines/subset_body.h"

namespace minewise {

template class SubsetWith<NoListener>;

EngineEntry subset_engine() {
  return {"subset", [] { return std::make_unique<Subset>(); }};
}

}  // namespace minewise
