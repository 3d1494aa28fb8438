// What it would be worth to play on before all that is left is flagged, by trying it: layouts are
// drawn from all that explain the view, and a game is played on each of them as the agent `exact`
// plays where flags are claims of certainty. What is proved safe is opened, else the safest cell.
//
// Nothing is looked up in a drawn layout but what the game would show. At some stages, when certain
// shares of the unknown cells are left, the posterior gives the worth of flagging all that is left.
// So each game says what it is worth to play on to any stage and to flag there. The last stage is
// the end: nothing was flagged on belief. The ways that are compared with flagging now are, for
// each stage, to flag there, or to go on to the end if flags would be worth less than some limit;
// the limit that is best in the games is taken. With it, what is learnt by then has a use. (This is
// the method of Longstaff and Schwartz, "Valuing American options by simulation", 2001, with a
// limit in place of their regression.)
//
// Draws are the same for the same position. A few games tell as a rule, since most are clear: four
// to sixteen are played. With up to 64, scores on 15x15 were the same within 0.003.
#pragma once

#include "solver/knowledge.h"

namespace minewise {

// What a flag is worth on a cell that is a mine with this probability, in mines: 2p - 1, and
// nothing where the cell had better be opened.
double worth_of_flag(double mine_probability);

// Whether some way to play on is worth more than to flag all that is left. False where no layouts
// can be drawn (LayoutSource). REQUIRES: some layout explains the view.
bool is_worth_playing_on(Knowledge& known);

}  // namespace minewise
