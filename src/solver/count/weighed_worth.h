// A prior of any shape (weighed_count.h), summed over the interior. For N cells that the rules did
// not promise free, I of them in the interior, and j mines outside it, an arrangement is worth
//
//     sum over m of  w(m) / C(N, m) * C(I, m - j)
//
// since w(m) is shared by all C(N, m) layouts with m mines, and C(I, m - j) of them agree with what
// lies outside. Logarithms, since the numbers leave the range of doubles on large boards.
#pragma once

#include <vector>

#include "core/count_set.h"
#include "core/rng.h"
#include "core/weighed_count.h"

namespace minewise {

class WeighedWorth {
 public:
  WeighedWorth(WeighedCount count, int cells, int interior);

  // Of j mines outside the interior; minus infinity if there cannot be so many.
  double log_worth(int outside) const;

  // The expected share of mines in the interior, given j outside. REQUIRES: the interior is not
  // empty.
  double interior_share(int outside) const;

  // The probability that every cell of the interior is a mine, given j outside.
  double all_mines_share(int outside) const;

  // Draws how many mines lie in the interior, given j outside.
  int draw_interior_mines(int outside, Rng& rng) const;

  // How many mines may lie outside beyond `known`, of the numbers from `least` to `most`.
  CountSet possible(int known, int least, int most) const;

  // A density at which one more mine outside is worth as much as one more safe cell.
  double balanced_density(double outside) const;

  const WeighedCount& count() const { return count_; }

 private:
  struct Range {
    int first = 0;
    int last = -1;
  };
  Range totals(int outside) const;  // numbers of mines that are possible

  double log_choose_interior(int mines) const;

  WeighedCount count_;
  int interior_;
  std::vector<double> log_factorial_;
  std::vector<double> log_share_;  // of one layout with m mines
};

}  // namespace minewise
