// The cell least likely to be a mine. Ties go to cells with few neighbours, corners before edges,
// because a cell with few neighbours is more often a zero; then to the lower cell, so that guesses
// keep together.
#pragma once

#include "infer/posterior.h"

namespace minewise {

// REQUIRES: the posterior is up to date with the view and possible; view.covered() is not empty.
Cell safest_cell(const View& view, Posterior& posterior);

}  // namespace minewise
