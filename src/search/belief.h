// When to flag on belief, where the rules allow it and the game goes on after a mine. Best play
// opens cells as long as that is worth more, and then flags what is left. Three models say whether
// to go on: one of learning the density, one of how few mines there may be, and games played on to
// their ends. is_time_to_flag(), at the end of the file, puts them together.
#pragma once

#include "solver/knowledge.h"

namespace minewise {

// Whether to open cells only to learn how dense the mines are, where their number is hidden.
//
// The first cells of a game may happen to be mines, and all others then look like mines. To flag
// the whole board for that would be rash: a few cells more cost little, and tell whether it is
// dense indeed. It takes several cells to learn, so a look at the next one does not show what they
// are worth.
//
// Here all covered cells are alike and clues say nothing. They are mines with an unknown density x,
// and opened one by one; each shows only whether it is a mine. What is known of x is a Beta
// distribution, and the best time to stop is found exactly, backwards from the end: after m mines
// in k cells the worth is
//
//     V(m, k) = max((n - k) max(0, 2q - 1), q V(m + 1, k + 1) + (1 - q) V(m, k + 1))
//
// where q is the mean of x by then. The distribution has the mean of what the position says of the
// safest cell, and the weight of the cells that are known. One mine is taken from it, since a score
// is a share of the mines: to weigh a layout with xn mines by 1/x lowers Beta(a, b) to Beta(a - 1,
// b).

struct SeenDensity {
  double mine_probability = 0;  // of a cell
  int known = 0;                // how many cells that rests on
};

// Whether it is worth more to open at least one of so many covered cells than to flag them all.
bool is_worth_learning(const SeenDensity& seen, int covered);

// How few mines there may be, where their number is hidden: the density that is exceeded with a
// probability of 99%, given all that is seen.
//
// That all numbers are as likely beforehand is ignorance, not knowledge. If the first cells of a
// game happen to be mines, to flag the whole board for that is right on average over all numbers of
// mines, and a disaster on every board that has few. So flags on belief must be worth it even if
// there are as few mines as this. Near the start it is far below the mean, and after some dozens of
// cells close to it.
//
// Of n cells outside the interior let k be mines. The density x of the mines is then distributed as
// Beta(k + 1, n - k + 1). Where k itself is uncertain, since some of these cells are covered, x has
// a mixture of such distributions. Its mean and its variance are known, and the Beta distribution
// that has both stands for it.
//
// Chosen by measurement: 5% instead of 1% gains 0.03 at density 0.8, and loses 0.007 at 0.6 with
// withheld:0.6 against play without flags on belief, where 1% loses nowhere (15x15, 300 games of
// seed 77 each).

// REQUIRES: the posterior is up to date and possible, and the number of mines unknown.
double least_plausible_density(Knowledge& known);

// The value below which a Beta(a, b) distribution has this share of its weight, to about 0.001.
// REQUIRES: a and b are positive.
double beta_quantile(double a, double b, double share);

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

// What a flag is worth on a cell that is a mine with this probability, in mines: 2p - 1, and
// nothing where the cell had better be opened.
double worth_of_flag(double mine_probability);

// Whether some way to play on is worth more than to flag all that is left. False where no layouts
// can be drawn (LayoutSource). REQUIRES: some layout explains the view.
bool is_worth_playing_on(Knowledge& known);

// When to flag: the whole answer.
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
//    is_worth_playing_on() asks what the whole future is worth, by games played on to their ends on
//    layouts drawn from the posterior, and play stops if no way to go on is worth more. One way
//    that it tries is to play to the end without any flag on belief: so nothing is flagged that is
//    expected to be worth less than the play of flags=certain.
// 4. Where the number of mines is hidden, the question is asked as if there were as few as is
//    plausible (least_plausible_density). Averages over all numbers would have a player stop who
//    has met some mines by chance, for the sake of boards that are full of them. These stops are
//    few, but they cost more than anything is worth on boards of density 0.4 to 0.6: 0.03 of the
//    score at 0.6 with exact clues. A board of at most 32 cells gives no time to become sure: there
//    the average decides, after is_worth_learning() has found that no more is to be learnt.
//
// This is not best play in two ways: cells are opened in the order of safety, as ever, and the
// models try some ways to go on, not all.
//
// tests/exact/belief_test.cc compares this with a search of the whole game on 36 boards of 6 and 8
// cells, of all kinds of clues. In score, 0.015 is lost on average with the number of mines shown
// and 0.026 with it hidden, 0.077 at worst; flags=certain loses 0.073 and 0.124. Most of it is the
// order of cells: with the same order, flags at the best time would gain 0.004 and 0.005 more,
// 0.022 at most.

// Whether flags on belief have a worth as above: the rules allow them, and the game goes on after a
// mine.
inline bool may_flag_on_belief(const Rules& rules) {
  return rules.flags == FlagRule::Believed && rules.on_mine == OnMine::Go;
}

// Whether to stop, and to flag all that is left. `safest` is the covered cell that would be opened
// otherwise. Where a flag on belief stands already, this was answered before. REQUIRES:
// may_flag_on_belief(); nothing is certain about a covered cell that may be safe; some layout
// explains the view.
bool is_time_to_flag(Knowledge& known, Cell safest);

}  // namespace minewise
