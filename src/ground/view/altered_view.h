// A view with something changed: a clue left out, a cell opened. To ask what would be known then.
#pragma once

#include <span>

#include "ground/view/view.h"

namespace minewise {

// The same board with only these clues (ascending) and the others withheld, and with another
// knowledge of the number of mines.
View with_clues(const View& view, std::span<const Cell> clues, MineCount count);

// The same board with one clue withheld.
View without_clue(const View& view, Cell clue);

// The same board with one covered cell open, and nothing said about whether the game goes on: a
// classic game's promise of a safe cell that is left was kept by this one.
View with_opened(const View& view, Cell cell, Clue clue);

// The same board with flagged cells covered: all that a game has shown, without the player's
// claims.
View without_flags(const View& view);

// The same of a game that is over: a classic one may have no safe cell left to open, which a
// position of a game that goes on must have.
View as_it_ended(const View& view);

}  // namespace minewise
