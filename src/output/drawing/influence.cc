#include "output/drawing/influence.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/drawing/trace.h"
#include "output/text/analysis.h"
#include "output/text/influence.h"

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

std::string chain_board(const InfluenceReport& report, const Ink& ink) {
  if (!is_drawable(report.shape)) {
    return fmt::format(
        "Boards with sides over {} cells are not drawn.\n"
        "\n",
        kMaxDrawnSide);
  }
  Tiles tiles = tiles_of(report.influence.view);
  for (const auto& [cell, links] : report.chain.stops) {
    tiles[cell.at()].mark.link = links;
  }
  return draw_tiles(tiles, report.shape, ink) + "~ ~ on the longest chain\n\n";
}

Panel picture_of(const InfluenceReport& report) {
  const auto& [view, is_position, graph, proved] = report.influence;
  Overlay overlay(static_cast<std::size_t>(view.cells()));
  for (const Inference& inference : graph.inferences()) {
    if (view.is_covered(inference.cell)) overlay[inference.cell.at()].inferred = inference.verdict;
  }
  Panel panel{report.game.empty() ? describe_board({view, report.shape})
                                  : fmt::format("{}, {}", report.agent, report.game),
              report.shape, tiles_of(view, overlay),
              describe_chain(report.chain, graph, report.shape)};
  mark_chain(report.chain, graph, panel);
  return panel;
}

}  // namespace minewise
