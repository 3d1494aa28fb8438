// Draws a chain of influence into a picture: each stop has a circle, and the number of deductions
// up to it, which appears once; a line leads from each stop to the next. Where the number of mines
// was needed for a step, its line and circle are dashed: no clue leads there by itself.
#pragma once

#include <vector>

#include "output/drawing/picture.h"
#include "review/chain.h"

namespace minewise {

std::vector<ChainStop> stops_of(const Chain& chain, const ReasonGraph& graph);

// Marks a tile as a stop of a chain.
void mark_stop(const ChainStop& stop, int links, Tile& tile);

void mark_chain(const Chain& chain, const ReasonGraph& graph, Panel& panel);

}  // namespace minewise
