// A clue that counts pairs: half the true number, rounded down.
#include "core/clue_model.h"

namespace minewise {

ClueEntry halved_entry() {
  return {"halved", "", "half the true number, rounded down", [](double) -> ClueModelPtr {
            return std::make_shared<const ClueModel>("halved", [](Clue shown, int mines, int) {
              return !shown.is_withheld() && shown.number() == mines / 2 ? 1.0 : 0.0;
            });
          }};
}

}  // namespace minewise
