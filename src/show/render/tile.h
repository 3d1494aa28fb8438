// One cell of a picture: a fill for what it is, a glyph for what it shows, and marks. Each meaning
// has a shape besides its colour:
//
//     proved safe        a plus              just decided       a thick ring
//     proved a mine      a cross             opened with it     a thin ring
//     flagged            a flag              a reason's clue    a dashed ring
//     stepped on         a mine, filled      guess at random    a corner filled
//     where a mine was   a hollow mine       by probability     a bar below
//     wrong flag         a flag crossed out  by the rules       a square dot
//     best to open       a circle            asked about        a thick ring
//     on a chain         a circle with a number in the corner
//
// What was just decided and has no mark of a guess or of the rules was decided by proof.
#pragma once

#include "show/render/board_plan.h"
#include "show/render/overlay.h"

namespace minewise {

// The circle around a cell of a chain, in sides of the cell.
inline constexpr double kLinkRadius = 0.41;

// `outline` and `centre` of a cell `side` wide.
void draw_tile(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, const Tile& tile);

// The circle of a cell on a chain and how far the chain has come: the mark `link` by itself.
void draw_link(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, int link);

// The colour of a clue on a fill. A zero tells less than others and stands back, where that leaves
// it readable.
Colour ink_of_clue(const Palette& palette, char symbol, Colour fill);

// The fill of a tile: what tells its meaning to who looks at colours.
Colour fill_of(const Palette& palette, const Tile& tile);

// A tile in words, for who reads a picture with a pointer: "flagged", "mine with probability 25%";
// on a chain, "clue 2, on the chain after 5" deductions.
std::string describe(const Tile& tile);

}  // namespace minewise
