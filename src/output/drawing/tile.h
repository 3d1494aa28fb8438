// Draws one cell of a picture (a fill for what it is, a symbol for what it shows, and marks), and
// collects the legend that explains cells. Each meaning has a shape as well as a colour:
//
//     proved safe        a plus              just decided       a thick ring
//     proved a mine      a cross             opened with it     a thin ring
//     flagged            a flag              a reason's clue    a dashed ring
//     stepped on         a mine, filled      guess at random    a corner filled
//     where a mine was   a hollow mine       weighed guess      a bar below
//     wrong flag         a flag crossed out  by the rules       a square dot
//     best to open       a circle            asked about        a thick ring
//     on a chain         a circle with a number above the clue, dashed if the mine count led there
//
// A cell that was just decided and has no mark of a guess or of the rules was decided by proof.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "output/drawing/board_plan.h"
#include "output/drawing/overlay.h"

namespace minewise {

// The radius of the circle around a cell of a chain, as a multiple of the cell's side.
inline constexpr double kLinkRadius = 0.41;

// `outline` and `centre` of a cell `side` wide. The mark of a chain is not drawn: draw_link() does
// it, over the chain's lines.
void draw_tile(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, const Tile& tile);

// Draws the mark of a stop on a chain: a circle, and the number of deductions so far in a strip
// that leaves the clue free.
void draw_link(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, const ChainStop& stop);

// How far a clue reaches from the centre of its cell, as multiples of the cell's side.
inline constexpr double kClueWidth = 0.19, kClueHeight = 0.225;

// The colour of a clue on a fill.
Colour ink_of_clue(const Palette& palette, char symbol, Colour fill);

// The fill colour of a tile, by its meaning.
Colour fill_of(const Palette& palette, const Tile& tile);

// A tile in words, shown under the mouse pointer: "flagged", "mine with probability 25%"; on a
// chain, "clue 2, on the chain after 5" deductions.
std::string describe(const Tile& tile);

// The legend of a picture: what its tiles mean, with an entry for each kind that occurs in it.

struct LegendEntry {
  std::string_view label;
  Tile sample;
  bool (*shows)(const Tile& tile);  // whether a tile is of the kind
};

// All entries, in the order in which a legend lists them.
std::span<const LegendEntry> legend_entries();

// The entries that a picture needs, collected from its tiles.
class Legend {
 public:
  void add(const Tile& tile);
  void add(const Tiles& tiles);
  bool has(std::size_t entry) const { return (needed_ >> entry & 1) != 0; }

 private:
  std::uint32_t needed_ = 0;
};

}  // namespace minewise
