#include "reason/learned/weights.h"

namespace minewise {

Network score_network() {
  return Network::read(kScoreWeights).value();
}

}  // namespace minewise
