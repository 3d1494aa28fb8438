// Draws the longest chain of influence on a board, as a picture or as text. Each stop has a circle,
// and the number of deductions up to it, which appears once; a line leads from each stop to the
// next. If a step needed the number of mines, its line and circle are dashed: no clue leads there
// by itself.
#pragma once

#include <string>
#include <vector>

#include "output/drawing/picture.h"
#include "output/drawing/text.h"
#include "review/influence.h"
#include "review/reason_graph.h"

namespace minewise {

std::vector<ChainStop> stops_of(const Chain& chain, const ReasonGraph& graph);

// Marks a tile as a stop of a chain.
void mark_stop(const ChainStop& stop, int links, Tile& tile);

void mark_chain(const Chain& chain, const ReasonGraph& graph, Panel& panel);

// The influence in a game or position: the longest chain, on the board at the end.

// The board as text, with the cells of the chain in brackets; large boards are not drawn.
std::string chain_board(const InfluenceReport& report, const Ink& ink);

// In a position, cells that can be proved are marked.
Panel picture_of(const InfluenceReport& report);

}  // namespace minewise
