// Ways to choose a cell when nothing is certain.
#pragma once

#include <functional>

#include "ground/base/rng.h"
#include "ground/view/view.h"
#include "reason/knowledge/decision.h"
#include "reason/knowledge/facts.h"

namespace minewise {

// Chooses a covered cell to open. REQUIRES: view.covered() is not empty.
using GuessRule = std::function<Decision(const View& view, const Facts& facts, Rng& rng)>;

// Any covered cell, each as likely as the others.
Decision guess_uniformly(const View& view, const Facts& facts, Rng& rng);

// Opening `cell` on a basis; before the first move the rules may have promised it free, and then
// that is the basis.
Decision open_guess(const View& view, Cell cell, Basis basis);

}  // namespace minewise
