// How much information a clue gives.
#pragma once

#include "core/clue_model.h"

namespace minewise {

// The information, in bits, that an opened cell gives on average about the number of mines around
// it, before anything else is known: each of its `degree` neighbours is a mine with probability
// `density` (Shannon's mutual information of the true number and what is shown).
double bits_told(const ClueModel& model, int degree, double density);

}  // namespace minewise
