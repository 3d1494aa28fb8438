// ZiNi: how few clicks clear a board for a player who knows where the mines are, may flag them, and
// may chord. A chord, a click on an open number with all its mines flagged, opens every other cell
// around it. ZiNi is named after Elmar Zimmermann and Christoph Nikolaus, who proposed it in 2009;
// docs/review.md has the sources.
//
// The least number is hard to find, so players go by what two simple rules reach. The greedy one
// (GZiNi) makes the chord with the highest premium: what it saves against clicks on single cells.
// The human one (HZiNi) opens all openings first, and then chords on open cells alone. Here a
// search improves on the better of the two, and a proof gives a number below which no play comes.
#pragma once

#include <vector>

#include "game/metrics.h"

namespace minewise {

// By the rules of the proposal, as rawvf and flop-player apply them: of equal premiums the first by
// columns, then by rows. A few microseconds a chord.
int greedy_zini(const Openings& openings);
int human_zini(const Openings& openings);

// The same, with the cells chorded on.
struct Chording {
  int clicks = 0;  // all of them: openings, flags and chords
  std::vector<Cell> chords;
};
Chording chord_greedily(const Openings& openings);
Chording chord_like_humans(const Openings& openings);

// Fewer clicks than those of `start`, if a search finds any: chords are left out and put in while
// that costs nothing much. It ends at `least`, or when it has looked at about `steps` cells, and
// finds the same each time.
Chording improve(const Openings& openings, Chording start, int least, long long steps);

// A number of clicks below which no play comes, proved by a feasible solution of the dual of a
// linear relaxation. The work grows with the board and not beyond about `steps` terms.
int least_zini(const Openings& openings, long long steps);

struct Zini {
  int greedy = 0;
  int human = 0;
  int best = 0;   // found by the search: clicks that do clear the board
  int least = 0;  // proved: no play takes fewer

  bool is_exact() const { return best == least; }
};

// The work that find_zini() does at most: a tenth of a second or so.
inline constexpr long long kZiniSteps = 40'000'000;

Zini find_zini(const Openings& openings, long long steps = kZiniSteps);

}  // namespace minewise
