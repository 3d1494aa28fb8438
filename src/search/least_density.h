// How few mines there may be, where their number is hidden: the density that is exceeded with a
// probability of 99%, given all that is seen.
//
// That all numbers are as likely beforehand is ignorance, not knowledge. The first cells of a game
// may happen to be mines, and all others then look like mines. To flag the whole board for that is
// right on average over all numbers of mines, and a disaster on every board that has few. So flags
// on belief (belief.h) are to be worth it even if there are as few mines as this. Near the start it
// is far below the mean, and after some dozens of cells close to it.
//
// Of n cells outside the interior let k be mines. The density x of the mines is then distributed as
// Beta(k + 1, n - k + 1). Where k itself is uncertain, since some of these cells are covered, x has
// a mixture of such distributions. Its mean and its variance are known, and the Beta distribution
// that has both stands for it.
//
// Chosen by measurement: 5% instead of 1% gains 0.03 at density 0.8, and loses 0.007 at 0.6 with
// withheld:0.6 against play without flags on belief, where 1% loses nowhere (15x15, 300 games of
// seed 77 each).
#pragma once

#include "solver/knowledge.h"

namespace minewise {

// REQUIRES: the posterior is up to date and possible, and the number of mines unknown.
double least_plausible_density(Knowledge& known);

// The value below which a Beta(a, b) distribution has this share of its weight, to about 0.001.
// REQUIRES: a and b are positive.
double beta_quantile(double a, double b, double share);

}  // namespace minewise
