#include "play/agents/guess.h"

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

}  // namespace minewise
