// The count prior: what the number of mines on the board says about the frontier and the interior.
// It is a distribution over the total number of mines; all layouts with the same number are equally
// likely. A known count has probability 1; mines laid by density have a binomial distribution; a
// weighed count has any shape; where nothing is known, all of 0..n are equally likely.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/rng.h"
#include "core/rules.h"
#include "core/tally.h"
#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

// The worth of a prior of any shape (WeighedCount), summed over the interior. For N cells that the
// rules did not promise free, I of them in the interior, and j mines outside it, an arrangement is
// worth
//
//     sum over m of  w(m) / C(N, m) * C(I, m - j)
//
// since w(m) is shared by all C(N, m) layouts with m mines, and C(I, m - j) of them agree with what
// lies outside. It computes with logarithms, since the numbers leave the range of doubles on large
// boards.
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

// Summed over the interior, each prior gives the worth of an arrangement with K mines in the
// frontier, and the share of mines in the interior:
//
//     known count, m mines left    C(I, m - K)                          (m - K) / I
//     density P                    P^K (1-P)^(F-K)                      P
//     unknown                      1 / C(N - I, K + k)                  (K + k + 1) / (N - I + 2)
//     weighed                      WeighedWorth
//
// for F frontier and I interior cells, k mines known, and N cells that the rules did not promise
// free. The third line follows because 1 / ((N + 1) C(N, k)) is the integral of x^k (1-x)^(N-k).
// Cells about which nothing is known do not change what is known about the others, and the share is
// Laplace's rule of succession.
//
// A classic game that is still running has a safe cell left to open. So where no covered cell is
// known to be safe, the layout in which every unknown cell is a mine is impossible.

class CountPrior {
 public:
  // `opened` more cells are supposed to have been opened beyond what the facts know.
  CountPrior(const View& view, const Facts& facts, int frontier_cells, int opened = 0);

  // The same cells, if each were a mine with this density whatever the others hold.
  CountPrior as_density(double density) const;

  // Whether the number of mines says anything beyond their density. Stays the same during a game.
  bool counts_mines() const { return kind_ != Kind::Density || classic_ || is_extreme(); }

  // Whether the facts contradict the prior: a safe cell although the density is 1, or a mine
  // although it is 0.
  bool is_impossible() const { return impossible_; }

  // A density to count with: the prior's own, or one in the middle of what is plausible.
  double density() const;

  // The worth of K mines in the frontier, for every K of `product` (the tally of the whole
  // frontier). The factor density^K (1-density)^(F-K), which is in the count already, is left out.
  // Scaled so that the largest product[K] * worth[K] is near 1. All zero if prior and `product`
  // contradict each other.
  void worth(const Tally& product, double density, Tally& out) const;
  Tally worth(const Tally& product, double density) const {
    Tally out;
    worth(product, density, out);
    return out;
  }

  // The expected share of mines in the interior, given K in the frontier.
  // REQUIRES: the interior is not empty.
  double interior_share(int frontier_mines) const;

  // A density for all unknown cells that fits this average number of mines in the frontier.
  double density_given(double frontier_mines) const;

  // The same, one step nearer to the truth than the density that was tried and led to this number.
  // It also holds a known number of mines where hardly any cell is outside the frontier.
  double balanced_density(double frontier_mines, double tried) const;

  // Draws which cells of the interior are mines, given K in the frontier.
  std::vector<bool> draw_interior(int frontier_mines, Rng& rng) const;

  int interior_cells() const { return interior_; }

  // Whether the prior allows K mines in the frontier.
  bool allows(int frontier_mines) const {
    return frontier_mines >= least_in_frontier() && frontier_mines <= most_in_frontier() &&
           all_mines_share(frontier_mines) < 1 &&
           (!weighed_ || std::isfinite(weighed_->log_worth(known_mines_ + frontier_mines)));
  }

  // Whether it is plain that all numbers from `least` to `most` are allowed, and that none of them
  // settles the interior. May be false though it is so.
  bool excludes_nothing(int least, int most) const {
    if (interior_ == 0 || weighed_) return false;
    if (kind_ == Kind::Known) return most < mines_left_ && mines_left_ - least < interior_;
    return kind_ == Kind::Unknown && !excludes_all_mines_;
  }

  // The numbers of mines from `least` to `most` for which allows() is true.
  CountSet allowed(int least, int most) const;

  // How far a density is from the best one to count with: negative below it, positive above. At the
  // best density, the prior and a frontier that has `mean` mines on average agree on the number of
  // mines. The numbers of mines that matter then have the greatest weight (a saddle point; Daniels
  // 1954).
  double excess(double density, double mean) const;

  // Bounds on the numbers of mines in the frontier that the prior allows.
  int least_in_frontier() const {
    if (weighed_) return weighed_->count().least() - known_mines_ - interior_;
    return kind_ == Kind::Known ? mines_left_ - interior_ : 0;
  }
  int most_in_frontier() const {
    if (weighed_) return weighed_->count().most() - known_mines_;
    return kind_ == Kind::Known ? mines_left_ : frontier_;
  }

 private:
  enum class Kind { Known, Density, Unknown, Weighed };
  static constexpr double kLeastDensity = 1e-4;

  // A density so near 0 or 1 that its powers would leave the range of doubles.
  bool is_extreme() const {
    return prior_density_ != std::clamp(prior_density_, kLeastDensity, 1 - kLeastDensity) &&
           prior_density_ > 0 && prior_density_ < 1;
  }
  void draw_once(int frontier_mines, Rng& rng, std::vector<bool>& mine) const;
  void log_worth(const Tally& product, double density, int first, int last, Tally& out) const;
  double ratio(int mines) const;            // worth of one more frontier mine, per arrangement
  double all_mines_share(int mines) const;  // the part of the worth of K mines that is impossible

  Kind kind_ = Kind::Unknown;
  std::optional<WeighedWorth> weighed_;
  double prior_density_ = 0;
  int total_mines_ = 0;
  int laid_over_ = 0;  // N: cells not promised free
  int known_mines_ = 0;
  int frontier_ = 0;
  int interior_ = 0;
  int mines_left_ = 0;
  bool impossible_ = false;
  bool classic_ = false;
  bool excludes_all_mines_ = false;
};

}  // namespace minewise
