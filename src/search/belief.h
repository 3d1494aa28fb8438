// When to flag on belief, where the rules allow it and the game goes on after a mine.
//
// The score is (mines flagged - safe cells flagged) / mines. In mines, a flag on a cell that is a
// mine with probability p is worth 2p - 1 on average. Opening the cell is worth nothing by itself,
// mine or not, but shows something. It follows:
//
// 1. A flag shows nothing, so it can wait. Best play opens cells as long as it likes and then flags
//    what is left, or what of it has p > 1/2. So there is one question, when to stop; to stop now
//    is worth W, the sum of max(0, 2p - 1) over all covered cells.
// 2. While a cell has p <= 1/2 it is better to open it than to stop. That costs nothing, as it adds
//    nothing to W, and W is convex: what is learnt never lowers its mean.
// 3. When all cells have p > 1/2, opening the safest costs 2p - 1, and pays where what it shows,
//    and what others show after it, raises the mean of W by more. Looking one or two steps ahead
//    does not tell: by itself one more cell is hardly ever worth its price, where a dozen are. So
//    play_on.h asks what the whole future is worth, by games played on to their ends on layouts
//    drawn from the posterior, and this stops if no way to go on is worth more. One way that it
//    tries is to play to the end without any flag on belief: so nothing is flagged that is expected
//    to be worth less than the play of flags=certain.
// 4. Where the number of mines is hidden, the question is asked as if there were as few as is
//    plausible (least_density.h). Averages over all numbers would have a player stop who has met
//    some mines by chance, for the sake of boards that are full of them. Few as these stops are,
//    they cost more than anything is worth on boards of density 0.4 to 0.6: 0.03 of the score at
//    0.6 with exact clues. A board of at most 32 cells gives no time to become sure: there the
//    average decides, after learn_density.h has found that no more is to be learnt.
//
// Two things are not best play. Cells are opened in the order of safety, as ever. And the models
// try some ways to go on, not all.
//
// tests/exact/belief_test.cc compares this with a search of the whole game on 36 boards of 6 and 8
// cells, of all kinds of clues. In score, 0.015 is lost on average with the number of mines shown
// and 0.026 with it hidden, 0.077 at worst; flags=certain loses 0.073 and 0.124. Most of it is the
// order of cells: with the same order and flags at the best time 0.004 and 0.005 more would be had,
// 0.022 at most.
#pragma once

#include "solver/knowledge.h"

namespace minewise {

// Whether flags on belief have a worth as above: the rules allow them, and the game goes on after a
// mine. The page's first module must stay small: in it, agents flag only what is certain.
inline bool may_flag_on_belief([[maybe_unused]] const Rules& rules) {
#if defined(MINEWISE_MODULE) && !defined(MINEWISE_STUDIO)
  return false;
#else
  return rules.flags == FlagRule::Believed && rules.on_mine == OnMine::Go;
#endif
}

// Whether to stop, and to flag all that is left. `safest` is the covered cell that would be opened
// otherwise. Where a flag on belief stands already, this was answered before. REQUIRES:
// may_flag_on_belief(); nothing is certain about a covered cell that may be safe; some layout
// explains the view.
bool is_time_to_flag(Knowledge& known, Cell safest);

}  // namespace minewise
