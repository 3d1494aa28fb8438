// Estimates the probabilities of a component for which neither a count nor a beam gives an answer.
// Each clue in turn scales the odds of its cells until the expected mines around it are what it
// shows; this is repeated a few times (iterative proportional fitting; Deming and Stephan 1940).
// Cells are treated as independent, so the result is only an estimate. But there always is one, and
// its time is linear in the size of the component.
#pragma once

#include "solver/count/component.h"
#include "solver/count/count.h"

namespace minewise {

void estimate(const Component& component, double density, ComponentCount& out);

}  // namespace minewise
