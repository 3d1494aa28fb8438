// A clue that plays danger down: uniform over 0..s when s neighbours are mines (report 003, bonus
// 5.2). It is a lower bound, and a likelihood of 1/(s+1) for every s at or above it.
#include "core/clue_model.h"

namespace minewise {

ClueModelPtr optimistic_clues() {
  return std::make_shared<const ClueModel>("optimistic", [](Clue shown, int mines, int) {
    return !shown.is_withheld() && shown.number() <= mines ? 1.0 / (mines + 1) : 0.0;
  });
}

ClueEntry optimistic_entry() {
  return {"optimistic", "", "any number from 0 to the true one, each as likely: a lower bound",
          [](double) { return optimistic_clues(); }};
}

}  // namespace minewise
