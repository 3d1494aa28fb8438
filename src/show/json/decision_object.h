// A decision as a piece of answers: the move, what it rests on, and why in a sentence.
#pragma once

#include "ground/view/placed_view.h"
#include "reason/knowledge/decision.h"
#include "show/json/place_json.h"

namespace minewise {

// `before` is the view in which it was decided.
Json decision_object(const Decision& decision, const PlacedView& before);

}  // namespace minewise
