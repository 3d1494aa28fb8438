#include "search/network_weights.h"

namespace minewise {

Network score_network() {
  return Network::read(kScoreWeights).value();
}

Network value_network() {
  return Network::read(kValueWeights).value();
}

}  // namespace minewise
