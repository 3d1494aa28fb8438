#include "output/drawing/influence.h"

#include <fmt/format.h>

#include "output/drawing/chain.h"
#include "output/drawing/trace.h"
#include "output/text/analysis.h"
#include "output/text/chain.h"

namespace minewise {

std::string chain_board(const InfluenceReport& report, const Ink& ink) {
  if (!is_drawable(report.shape)) {
    return fmt::format("Boards over {} cells a side are not drawn.\n\n", kMaxDrawnSide);
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
