#include "agents/guess.h"

namespace minewise {

Decision guess_uniformly(Knowledge& known, Rng& rng) {
  return open_any(known.view(), rng);
}

Decision open_any(const View& view, Rng& rng) {
  const auto covered = view.covered();
  return open_guess(view, covered[rng.below(static_cast<std::uint32_t>(covered.size()))],
                    Basis::Random);
}

Decision open_guess(const View& view, Cell cell, Basis basis) {
  Decision decision;
  decision.move = {Move::Kind::Open, cell};
  decision.basis = view.promise_is_pending() ? Basis::Promise : basis;
  return decision;
}

Decision open_by_number(const View& view, Cell cell, double estimate, const Choice& choice) {
  Decision decision = open_guess(view, cell, Basis::Probability);
  if (decision.basis != Basis::Probability) return decision;
  decision.estimate = estimate;
  decision.choice = choice;
  return decision;
}

}  // namespace minewise
