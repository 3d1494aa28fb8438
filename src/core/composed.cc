// Two models in a row: the second distorts what the first would have shown. Kernels compose like
// matrices, by summing over what passed between them. Silence passes through: a clue that the first
// model withheld stays withheld.
#include "core/clue_model.h"

namespace minewise {

ClueModelPtr composed_clues(const ClueModel& first, const ClueModel& second) {
  const auto kernel = [&](Clue shown, int mines, int degree) {
    double total = shown.is_withheld() ? first.probability(shown, mines, degree) : 0;
    for (int between = 0; between <= degree; ++between) {
      total += first.probability(Clue::number(between), mines, degree) *
               second.probability(shown, between, degree);
    }
    return total;
  };
  return std::make_shared<const ClueModel>(first.name() + "+" + second.name(), kernel);
}

}  // namespace minewise
