// An Agent plays: it sees a View and says what to do next. It never sees where the mines are; the
// room it lives in does not even link with the game. template.cc is a whole agent to start from.
#pragma once

#include <span>

#include "ground/base/rng.h"
#include "ground/view/view.h"
#include "reason/knowledge/decision.h"
#include "reason/knowledge/deduction.h"

namespace minewise {

class Agent {
 public:
  virtual ~Agent() = default;

  // A new game begins: forget the last one. The view shows the board before the first move.
  virtual void start(const View& view) = 0;

  // The next move and why. The cell must be covered. A flag, and an opening on the basis of a
  // proof, are claims of certainty: to be wrong about one is a fault. All randomness comes from
  // `rng`, so that the same view, history and stream give the same game. REQUIRES: view.covered()
  // is not empty; start() was called, and every move since was the agent's own or one the rules
  // prescribed.
  virtual Decision decide(const View& view, Rng& rng) = 0;

  // Everything the agent has proved in this game, oldest first, acted upon or not. Commentaries,
  // pictures and statistics read it; an agent that proves nothing leaves it empty.
  virtual std::span<const Deduction> conclusions() const { return {}; }
};

}  // namespace minewise
