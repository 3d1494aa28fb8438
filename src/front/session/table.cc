#include "front/session/table.h"

namespace minewise {

Game Table::game() const {
  TopologyPtr topology = make_topology(id.shape());
  return layout ? Game(id, std::move(topology), *layout) : Game(id, std::move(topology));
}

}  // namespace minewise
