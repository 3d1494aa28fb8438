// Ways to choose a cell when nothing is certain.
#pragma once

#include <functional>

#include "core/rng.h"
#include "core/view.h"
#include "solver/decision.h"
#include "solver/knowledge.h"

namespace minewise {

// Chooses a covered cell to open, from what is known about the view. REQUIRES: a cell is covered.
using GuessRule = std::function<Decision(Knowledge& known, Rng& rng)>;

// Opens any covered cell, all equally likely.
Decision guess_uniformly(Knowledge& known, Rng& rng);
Decision open_any(const View& view, Rng& rng);

// Opens `cell`, on the given basis. Before the first move the rules may promise a safe cell; then
// the basis is Basis::Promise.
Decision open_guess(const View& view, Cell cell, Basis basis);

// The same by a number: how likely the cell is a mine, and how it was chosen.
Decision open_by_number(const View& view, Cell cell, double estimate, const Choice& choice);

}  // namespace minewise
