// Whether to open cells only to learn how dense the mines are, where their number is hidden.
//
// The first cells of a game may happen to be mines, and all others then look like mines. To flag
// the whole board for that would be rash: a few cells more cost little, and tell whether it is
// dense indeed. It takes several cells to learn, so a look at the next one does not show what they
// are worth.
//
// Here all covered cells are alike and clues say nothing. They are mines with an unknown density
// x, and opened one by one; each shows only whether it is a mine. What is known of x is a Beta
// distribution, and the best time to stop is found exactly, backwards from the end: after m mines
// in k cells the worth is
//
//     V(m, k) = max((n - k) max(0, 2q - 1), q V(m + 1, k + 1) + (1 - q) V(m, k + 1))
//
// where q is the mean of x by then. The distribution has the mean of what the position says of the
// safest cell, and the weight of the cells that are known. One mine is taken from it, since a score
// is a share of the mines: to weigh a layout with xn mines by 1/x lowers Beta(a, b) to Beta(a - 1,
// b).
#pragma once

namespace minewise {

struct SeenDensity {
  double mine_probability = 0;  // of a cell
  int known = 0;                // how many cells that rests on
};

// Whether it is worth more to open at least one of so many covered cells than to flag them all.
bool is_worth_learning(const SeenDensity& seen, int covered);

}  // namespace minewise
