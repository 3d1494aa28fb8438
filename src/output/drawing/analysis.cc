#include "output/drawing/analysis.h"

#include <fmt/core.h>

#include "output/text/analysis.h"
#include "output/text/explain.h"
#include "output/text/reasoning.h"

namespace minewise {

Panel picture_of(const PlacedView& placed, const Analysis& analysis,
                 const std::optional<Grounds>& why) {
  Overlay overlay = overlay_of(placed.view, analysis);
  std::string caption = describe_best(analysis, placed.shape);
  if (why) {
    caption = fmt::format("{} is a mine with probability {:.6g}", name_of(why->cell, placed.shape),
                          why->mine_probability);
    if (why->proof) {
      caption = explain(*why->proof, placed);
      for (const Cell clue : why->proof->reason.because) overlay[clue.at()].is_premise = true;
    }
    overlay[why->cell.at()].is_asked = true;
  }
  if (!analysis.exact) caption += "; approximate";
  return {describe_board(placed), placed.shape, tiles_of(placed.view, overlay), caption};
}

void show_advice(Panel& panel, const Advice& advice) {
  const Cell chosen = advice.decision.move.cell;
  for (Tile& tile : panel.tiles) tile.mark.is_best = false;
  panel.tiles[chosen.at()].mark.is_best = true;
  panel.caption = fmt::format("{} opens {}: {}", advice.agent, name_of(chosen, panel.shape),
                              explain_why(advice.decision, {advice.view, panel.shape}));
}

Panel picture_of(const PlacedView& placed, const Reasoning& reasoning) {
  const CellNames names(placed);
  Panel panel{describe_board(placed), placed.shape, tiles_of(placed.view), ""};
  for (int index = 0; index < placed.view.cells(); ++index) {
    const bool named = names.has_letters(Cell{index});
    panel.notes.names.push_back(named ? names.of(Cell{index}) : "");
  }
  panel.notes.lines = note_lines(reasoning_text(reasoning, placed, names, kMaxPictureSide));
  return panel;
}

}  // namespace minewise
