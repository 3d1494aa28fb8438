#include "play/agents/guess.h"

namespace minewise {

Decision guess_uniformly(const View& view, const Facts&, Rng& rng) {
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
