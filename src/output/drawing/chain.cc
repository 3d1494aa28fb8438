#include "output/drawing/chain.h"

#include <algorithm>

namespace minewise {
namespace {

bool takes_count(const ReasonGraph& graph, std::int32_t link) {
  const auto premises = graph.premises(graph.inferences()[link]);
  return std::ranges::find(premises, Premise::Kind::Count, &Premise::kind) != premises.end();
}

}  // namespace

std::vector<ChainStop> stops_of(const Chain& chain, const ReasonGraph& graph) {
  std::vector<ChainStop> stops;
  int told = -1;
  for (const auto& [cell, links] : chain.stops) {
    ChainStop stop{cell};
    if (links > told) {
      stop.number = told = links;
      stop.by_count = links > 0 && takes_count(graph, chain.links[links - 1]);
    }
    stops.push_back(stop);
  }
  return stops;
}

void mark_stop(const ChainStop& stop, int links, Tile& tile) {
  tile.mark.link = links;
  tile.mark.by_count = stop.by_count;
}

void mark_chain(const Chain& chain, const ReasonGraph& graph, Panel& panel) {
  panel.chain = stops_of(chain, graph);
  for (std::size_t i = 0; i < panel.chain.size(); ++i) {
    mark_stop(panel.chain[i], chain.stops[i].links, panel.tiles[panel.chain[i].cell.at()]);
  }
}

}  // namespace minewise
