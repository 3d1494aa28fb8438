// A view with one thing changed, such as a clue left out or a cell opened, to find out what would
// be known then.
#pragma once

#include <span>

#include "core/view.h"

namespace minewise {

// The same board with only these clues (ascending), all others withheld, and with `count` as what
// is known of the number of mines.
View with_clues(const View& view, std::span<const Cell> clues, MineCount count);

// The same board with one clue withheld.
View without_clue(const View& view, Cell clue);

// The same board with one covered cell open. The view no longer says that the game goes on: a
// running classic game has a safe cell left, and this may have been the last one.
View with_opened(const View& view, Cell cell, Clue clue);

// The same board with flagged cells covered: what the game has shown, without the player's claims.
View without_flags(const View& view);

// The same board under other rules.
View under_rules(const View& view, const Rules& rules);

// The same view as that of a game that is over. A classic game that goes on has a safe cell left to
// open; one that is over may have none.
View as_it_ended(const View& view);

}  // namespace minewise
