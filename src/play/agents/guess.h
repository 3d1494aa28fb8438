// Ways to choose a cell when nothing is certain.
#pragma once

#include <functional>

#include "ground/base/rng.h"
#include "ground/view/view.h"
#include "reason/knowledge/decision.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

// Chooses a covered cell to open, by what is known about the view. REQUIRES: a cell is covered.
using GuessRule = std::function<Decision(Knowledge& known, Rng& rng)>;

// Any covered cell, each as likely as the others.
Decision guess_uniformly(Knowledge& known, Rng& rng);
Decision open_any(const View& view, Rng& rng);

// Opening `cell` on a basis; before the first move the rules may have promised it free, and then
// that is the basis.
Decision open_guess(const View& view, Cell cell, Basis basis);

}  // namespace minewise
