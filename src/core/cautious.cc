// A clue that plays danger up: uniform over s..degree when s neighbours are mines (report 003,
// bonus 5.3). It is an upper bound, and a likelihood of 1/(degree-s+1) for every s at or below it;
// a 0 still proves every neighbour safe.
#include "core/clue_model.h"

namespace minewise {

ClueModelPtr cautious_clues() {
  return std::make_shared<const ClueModel>("cautious", [](Clue shown, int mines, int degree) {
    const bool possible =
        !shown.is_withheld() && mines <= shown.number() && shown.number() <= degree;
    return possible ? 1.0 / (degree - mines + 1) : 0.0;
  });
}

ClueEntry cautious_entry() {
  return {"cautious", "",
          "any number from the true one to the number of neighbours: an upper bound",
          [](double) { return cautious_clues(); }};
}

}  // namespace minewise
