#include "show/render/chain.h"

namespace minewise {

void mark_chain(const Chain& chain, Panel& panel) {
  panel.chain.clear();
  for (const auto& [cell, links] : chain.stops) {
    panel.tiles[cell.at()].mark.link = links;
    panel.chain.push_back(cell);
  }
}

}  // namespace minewise
