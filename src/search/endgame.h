// Plays the last guesses of a game perfectly. Once few layouts are left, the rest of the game can
// be searched completely, and the cell that wins most often is opened rather than the safest one. A
// toss-up is a guess that costs the same at any time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/optimal.h"
#include "solver/knowledge.h"

namespace minewise {

struct EndgameLimits {
  std::size_t most_layouts = 1000;
  std::int64_t most_sets = 20'000;  // searched; not a time, so the answer is always the same
};

struct Endgame {
  Cell move;
  Fraction value;  // the chance to win, or the expected number of mines still to be stepped on
  std::size_t layouts = 0;

  // Whether the value is that of best play. If a limit ended the search, the move is the best of
  // those that were searched completely, and best play is at least as good as the value. If there
  // is no such move, it is the safest, and the value is only a bound.
  bool complete = true;
};

// Nothing if there are more layouts than allowed, or if the search does not support the rules.
std::optional<Endgame> solve_endgame(const View& view, const EndgameLimits& limits);

// The same, given a posterior, which shows quickly when there are too many layouts. REQUIRES: the
// number of mines is known, and some layout explains the view.
std::optional<Endgame> solve_endgame(const Knowledge& known, const EndgameLimits& limits);

// What each of these cells is worth if it is opened next: the chance to open all safe cells left
// without stepping on a mine, whatever the rules of the view. In the order of the cells; nothing
// under the same conditions, or where a limit ends the search. REQUIRES: some layout explains the
// view; the cells are covered, and each is safe in some layout.
std::optional<std::vector<CellWorth>> chances_to_win(const Knowledge& known,
                                                     std::span<const Cell> cells,
                                                     const EndgameLimits& limits);

// The same under the rules of the view: the chance to win, or the mines still to be stepped on.
std::optional<std::vector<CellWorth>> worths_in_endgame(const Knowledge& known,
                                                        std::span<const Cell> cells,
                                                        const EndgameLimits& limits);

// Toss-ups: covered cells that nothing can ever tell apart, with a known number of mines among
// them. To win, a player has to guess there, now or at the end.
//
//     F a b F ? ?     One of a and b is a mine. No clue will ever touch one of them alone, since
//     F 3 3 F ? ?     everything around them is open or a mine.
//
// So the guess is free: it costs what it would cost later, and shows now what the opened cell
// shows. That holds for a set of cells if one clue touches them and no other unknown cell; if every
// other unknown cell that touches one of them touches all; and, for more than two, if they all
// touch each other, so that none of them tells the others apart. Sets that take more than one clue
// to find are left for later: they cost no more then.

// A cell of a toss-up, the same for the same view; nothing if there is none. REQUIRES: some layout
// explains the view.
std::optional<Cell> find_toss_up(const Knowledge& known);

}  // namespace minewise
