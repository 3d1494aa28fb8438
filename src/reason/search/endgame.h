// The last guesses of a game, played without error: once few layouts are left, the whole tree from
// there on can be searched, and the cell that wins most often is opened rather than the safest.
#pragma once

#include <cstdint>
#include <optional>

#include "reason/posterior/knowledge.h"
#include "reason/search/optimal.h"

namespace minewise {

struct EndgameLimits {
  std::size_t most_layouts = 1000;
  std::int64_t most_sets = 20'000;  // searched; a count, so that the answer is always the same
};

struct Endgame {
  Cell move;
  Fraction value;  // the chance to win, or the expected mines still to be stepped on
  std::size_t layouts = 0;

  // Whether the value is that of best play. If the budget ended the search, the move is the best of
  // those that were searched to the end, and the value what it is worth at least; or if there were
  // none, it is the safest, and the value is no more than a bound.
  bool complete = true;
};

// Nothing if there are more layouts than allowed, or if the rules are beyond this search.
std::optional<Endgame> solve_endgame(const View& view, const EndgameLimits& limits);

// The same for those who know the posterior, which tells quickly when layouts are too many. The
// number of mines must be known. REQUIRES: some layout explains the view.
std::optional<Endgame> solve_endgame(const Knowledge& known, const EndgameLimits& limits);

}  // namespace minewise
