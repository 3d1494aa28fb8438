// A decision as a piece of answers: the move, what it rests on, and why in a sentence.
#pragma once

#include "core/placed_view.h"
#include "output/json/place_json.h"
#include "solver/decision.h"

namespace minewise {

// `before` is the view in which it was decided.
Json decision_object(const Decision& decision, const PlacedView& before);

}  // namespace minewise
