// What a player can do (Move), and what the game answers (Outcome).
#pragma once

#include "core/cell.h"
#include "core/clue.h"

namespace minewise {

struct Move {
  enum class Kind {
    Open,
    Flag,  // a claim that a mine is there; of certainty, unless the rules allow belief
  };
  Kind kind = Kind::Open;
  Cell cell;

  friend bool operator==(const Move&, const Move&) = default;
};

// The answer to a move. The cells that it changed are the newest of View::uncovered(): the cell of
// the move first, then those that a cascade opened.
struct Outcome {
  enum class Kind { Clue, Mine, Flagged };
  Kind kind = Kind::Flagged;
  Clue clue = Clue::withheld();  // what the cell showed, when kind is Clue
  int changed = 1;               // how many cells are no longer covered

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace minewise
