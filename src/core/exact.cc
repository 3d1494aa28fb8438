// The honest clue: the true number of mines, always.
#include "core/clue_model.h"

namespace minewise {

ClueModelPtr exact_clues() {
  static const auto model = std::make_shared<const ClueModel>(
      "exact", [](Clue shown, int mines, int) { return shown == Clue::number(mines) ? 1.0 : 0.0; });
  return model;
}

ClueEntry exact_entry() {
  return {"exact", "", "the true number of mines around the cell",
          [](double) { return exact_clues(); }};
}

}  // namespace minewise
