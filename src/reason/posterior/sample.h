// Draws whole layouts at random from the posterior: each layout comes with its true probability,
// given all that is seen. A draw chooses how many mines lie in the frontier, shares them among the
// components, goes through each component's tables from the end, and lays the other mines in the
// interior.
#pragma once

#include "ground/base/rng.h"
#include "ground/board/layout.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

// Draws a layout. REQUIRES: the posterior is possible, and none of its components was estimated. If
// a component was counted by a beam, draws are approximate.
Layout draw_layout(Knowledge& known, Rng& rng);

}  // namespace minewise
