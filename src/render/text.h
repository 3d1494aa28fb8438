// Boards as text. A cell takes three columns, its symbol in the middle and marks on both sides,
// under rulers that give rows and columns:
//
//          0  1  2
//       0  ? [1] ?
//       1  F  2 (M)
#pragma once

#include <string>
#include <vector>

#include "board/layout.h"
#include "board/shape.h"
#include "game/game.h"
#include "game/trial.h"
#include "render/ansi.h"
#include "view/view.h"

namespace minewise {

// What there is to say about a cell beyond its symbol.
enum class Mark : std::uint8_t {
  None,
  Proved,       // [2]  just opened or flagged, by proof
  Guessed,      // (2)  just opened, as a guess
  Prescribed,   // <2>  just opened, because the rules say so or promised it free
  Cascaded,     // {2}  just opened by a cascade
  PendingSafe,  //  +   covered, proved safe
  PendingMine,  //  x   covered, proved a mine
};

// One mark a cell; empty for none at all.
using Marks = std::vector<Mark>;

// A line that explains the marks and symbols.
std::string legend();

std::string draw_view(const View& view, const Shape& shape, const Marks& marks, const Ink& ink);

// The true layout: `*` for a mine, elsewhere the number of mines around.
std::string draw_truth(const Layout& layout, const Topology& topology, const Shape& shape,
                       const Ink& ink);

// "score 0.850: 17 of 20 mines identified, 3 stepped on, not won; 23 guesses, 97 moves, ..."
std::string summary(const Game& game, const Trial& trial);

}  // namespace minewise
