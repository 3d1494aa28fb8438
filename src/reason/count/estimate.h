// The last resort for a component that can neither be counted nor searched: each clue in turn
// scales the odds of its cells until the expected mines around it are what it shows, a few rounds
// over (iterative proportional fitting; Deming and Stephan 1940). It treats cells as independent,
// so it is an estimate and nothing more, but it always answers and takes time linear in the
// component.
#pragma once

#include "reason/count/component.h"
#include "reason/count/count.h"

namespace minewise {

void estimate(const Component& component, double density, ComponentCount& out);

}  // namespace minewise
