// Whole layouts drawn from the posterior: each comes up exactly as often as it should, given all
// that is seen. A draw chooses how many mines lie in the frontier, shares them among the
// components, walks each component's tables from the end, and lays the rest in the interior.
#pragma once

#include "ground/base/rng.h"
#include "ground/board/layout.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

// Draws a layout. REQUIRES: the posterior is possible, and none of its components was estimated (it
// may be a beam, and then so are the draws).
Layout draw_layout(Knowledge& known, Rng& rng);

}  // namespace minewise
