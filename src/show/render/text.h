// Draws boards as text. A cell takes three columns, with its symbol in the middle and marks on both
// sides; rulers give rows and columns:
//
//          0  1  2
//       0  ? [1] ?
//       1  F  2 (M)
#pragma once

#include <string>

#include "ground/board/shape.h"
#include "play/game/game.h"
#include "play/game/trial.h"
#include "show/render/ansi.h"
#include "show/render/overlay.h"

namespace minewise {

// The marks of what was just decided:
//
//     [2] by proof    (2) a guess at random    |2| chosen by probability
//     <2> by the rules    {2} by a cascade
//
// and on covered cells + for proved safe, x for proved a mine. legend() is a text that explains
// them.
std::string legend();

// Draws a board. If tiles have probabilities, cells are wider and show them in percent, the best
// cell in brackets:
//
//           0    1    2
//       0   1    2    x     x certainly a mine, + certainly safe
//       1  33 [ 25] <1      <1 under half a percent, >99 over 99.5
std::string draw_tiles(const Tiles& tiles, const Shape& shape, const Ink& ink);

// One cell of a board, three columns.
struct CellText {
  std::string text;
  Role role = Role::Ink;
};
CellText cell_text(const Tile& tile);

// "score 0.850: 17 of 20 mines identified, 3 stepped on, not won; 23 guesses, 97 moves, ..."
std::string summary(const Game& game, const Trial& trial);

}  // namespace minewise
