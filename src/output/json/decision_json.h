// The JSON of one decision: the move, what it rests on, why in a sentence and, once it is made, the
// answer. Hints and agents that are watched tell their moves so.
#pragma once

#include <optional>
#include <string>

#include "core/move.h"
#include "core/placed_view.h"
#include "solver/decision.h"

namespace minewise {

// `before` is the view in which it was decided. Without an outcome, the move is not made yet.
std::string decision_json(const Decision& decision, const PlacedView& before,
                          const std::optional<Outcome>& outcome = std::nullopt);

}  // namespace minewise
