#include "reason/learned/weights.h"

namespace minewise {

Network score_network() {
  return Network::read(kScoreWeights).value();
}

Network value_network() {
  return Network::read(kValueWeights).value();
}

}  // namespace minewise
