// Draws whole layouts at random from the posterior: each layout comes with its true probability,
// given all that is seen. A draw chooses how many mines lie in the frontier, shares them among the
// components, goes through each component's tables from the end, and lays the other mines in the
// interior.
#pragma once

#include <cstddef>
#include <vector>

#include "ground/base/result.h"
#include "ground/base/rng.h"
#include "ground/board/layout.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

// Whether no component was estimated or propagated: every one has tables to draw from.
bool can_draw_layouts(const Posterior& posterior);

// Draws a layout. REQUIRES: the posterior is possible, and can_draw_layouts(). If
// a component was counted by a beam, draws are approximate.
Layout draw_layout(Knowledge& known, Rng& rng);

// Draws layouts from what a view shows, independently of each other. An Error if no layout explains
// the view, or if a part of it is too large to draw from.
Result<std::vector<Layout>> draw_layouts(const View& view, std::size_t count, Rng& rng);

}  // namespace minewise
