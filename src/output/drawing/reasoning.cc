#include "output/drawing/reasoning.h"

#include "output/text/analysis.h"
#include "output/text/reasoning.h"

namespace minewise {

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
