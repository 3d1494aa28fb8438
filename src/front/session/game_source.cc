#include "front/session/game_source.h"

namespace minewise {

Game GameSource::game() const {
  TopologyPtr topology = make_topology(id.shape());
  return layout ? Game(id, std::move(topology), *layout) : Game(id, std::move(topology));
}

}  // namespace minewise
