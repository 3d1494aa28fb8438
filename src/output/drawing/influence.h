// Draws the influence in a game or position on its board: the longest chain, on the board at the
// end.
#pragma once

#include <string>

#include "output/drawing/picture.h"
#include "output/drawing/text.h"
#include "review/influence_report.h"

namespace minewise {

// The board as text, with the cells of the chain in brackets; large boards are not drawn.
std::string chain_board(const InfluenceReport& report, const Ink& ink);

// In a position, cells that can be proved are marked.
Panel picture_of(const InfluenceReport& report);

}  // namespace minewise
