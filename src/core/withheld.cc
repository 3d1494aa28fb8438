// A clue that may stay silent: with probability q the cell shows nothing, whatever lies around it,
// and otherwise the true number (report 003, bonus 5.1). Silence does not depend on the mines, so
// it says nothing about them.
#include "core/clue_model.h"

namespace minewise {

ClueModelPtr withheld_clues(double q) {
  return std::make_shared<const ClueModel>(fmt::format("withheld:{}", q),
                                           [q](Clue shown, int mines, int) {
                                             if (shown.is_withheld()) return q;
                                             return shown.number() == mines ? 1 - q : 0.0;
                                           });
}

ClueEntry withheld_entry() {
  return {"withheld", "Q", "nothing with probability Q, whatever lies around; else the true number",
          withheld_clues};
}

}  // namespace minewise
