// Draws boards as text. A cell takes three columns, with its symbol in the middle and marks on both
// sides; rulers give rows and columns:
//
//          0  1  2
//       0  ? [1] ?
//       1  F  2 (M)
#pragma once

#include <string>

#include "core/shape.h"
#include "game/game.h"
#include "output/drawing/overlay.h"
#include "output/drawing/palette.h"

namespace minewise {

// The marks of what was just decided, or would be next:
//
//     [2] by proof    (2) a guess at random    |2| chosen by probability
//     <2> by the rules    {2} by a cascade
//
// and on covered cells + for proved safe, x for proved a mine; ~2~ is a cell on a chain of
// influence. legend() is a text that explains them, odds_legend() one for boards with
// probabilities. formats reads all of it back.
std::string legend();
std::string odds_legend();

// Draws a board. If tiles have probabilities, cells are wider and show them in percent, and the
// best cell is marked by how it would be chosen:
//
//            0     1     2
//       0    1     2     x      x certainly a mine, + certainly safe
//       1   33% | 25%|  <1%     <1% under half a percent, >99% over 99.5
std::string draw_tiles(const Tiles& tiles, const Shape& shape, const Ink& ink);

// "The true layout:" and the layout of a game with its numbers. REQUIRES: the game is dealt.
std::string draw_truth(const Game& game, const Ink& ink);

// One cell of a board: three columns, or six on a board with probabilities.
struct CellText {
  std::string text;
  Role role = Role::Ink;
};
CellText cell_text(const Tile& tile);
CellText wide_cell_text(const Tile& tile);

// "score 0.850: 17 of 20 mines identified, 3 stepped on, not won; 23 guesses, 97 moves, ..."
std::string summary(const Game& game, const Trial& trial);

}  // namespace minewise
