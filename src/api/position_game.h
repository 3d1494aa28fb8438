// A game that goes on from a position, for whoever wants to play it out. No layout is behind a
// position, so that one is dealt: each layout that explains the position with its true probability.
// The cells that are open stay open, with the clues that they show, and flags become marks.
//
// The rules are classic, with the clues and the topology of the position. The number of mines that
// is shown is that of the layout, also where the position does not tell it. A position that shows a
// mine stepped on would be lost already: there the game goes on after a mine.
#pragma once

#include "api/session.h"
#include "solver/knowledge.h"

namespace minewise {

// Given what is known of a position. An Error if a part of it is too large to count. REQUIRES: some
// layout explains it.
Result<Session> session_from(Knowledge& known, const Shape& shape, Seed seed);

}  // namespace minewise
