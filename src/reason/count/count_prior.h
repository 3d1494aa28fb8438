// What the number of mines on the board says about the frontier and the interior.
//
// A prior is a distribution over the total mine count, all layouts of a count being equally likely:
// one-hot where the count is known, binomial where mines are laid by density, uniform over 0..n
// where nothing is known. With the interior summed out, each gives a worth to K mines in the
// frontier, per arrangement, and a share of mines in the interior:
//
//     known count, m mines left    C(I, m - K)                          (m - K) / I
//     density P                    P^K (1-P)^(F-K)                      P
//     unknown                      1 / C(N - I, K + k)                  (K + k + 1) / (N - I + 2)
//
// for F frontier and I interior cells, k mines known, and N cells that the rules did not promise
// free. The last follows from 1 / ((N + 1) C(N, k)) being the integral of x^k (1-x)^(N-k): cells
// about which nothing is known do not change what is known about the others, and the share is
// Laplace's rule of succession.
//
// A classic game that is still running has a safe cell left to open: where no covered cell is known
// to be safe, the one layout in which every unknown cell is a mine is ruled out.
#pragma once

#include <algorithm>
#include <vector>

#include "ground/base/rng.h"
#include "ground/base/tally.h"
#include "ground/view/view.h"
#include "reason/knowledge/facts.h"

namespace minewise {

class CountPrior {
 public:
  // `opened` more cells are supposed to have been opened beyond what the facts know.
  CountPrior(const View& view, const Facts& facts, int frontier_cells, int opened = 0);

  // Whether the number of mines makes any difference beyond their density. The same throughout a
  // game.
  bool counts_mines() const { return kind_ != Kind::Density || classic_ || is_extreme(); }

  // Whether what is known already excludes the prior: a safe cell where every cell is a mine by
  // density, or a mine where none is.
  bool is_impossible() const { return impossible_; }

  // A density to count with: the prior's own, or one in the middle of what is plausible.
  double density() const;

  // What K mines in the frontier are worth, beyond the factor density^K (1-density)^(F-K) that the
  // count itself has put in, for every K of `product` (the tally of the whole frontier). Scaled so
  // that the largest product[K] * worth[K] is near 1. All zero where the two exclude each other.
  Tally worth(const Tally& product, double density) const;

  // The expected share of mines in the interior, given K in the frontier.
  // REQUIRES: the interior is not empty.
  double interior_share(int frontier_mines) const;

  // A density for all unknown cells that agrees with so many mines in the frontier on average.
  double density_given(double frontier_mines) const;

  // Draws which cells of the interior are mines, given K in the frontier.
  std::vector<bool> draw_interior(int frontier_mines, Rng& rng) const;

  int interior_cells() const { return interior_; }

  // Whether any layout has K mines in the frontier, as far as the prior goes.
  bool allows(int frontier_mines) const {
    return frontier_mines >= least_in_frontier() && frontier_mines <= most_in_frontier() &&
           all_mines_share(frontier_mines) < 1;
  }

  // The numbers of mines in the frontier that allows() says yes to; none if last < first.
  struct Range {
    int first = 0;
    int last = 0;
  };
  Range allowed() const;

  // How far a density is from the one at which the prior and a frontier of `mean` mines on average,
  // both weighed with that density, agree on the number of mines: negative below it, positive
  // above. Weighed so, the numbers that matter are those of greatest weight (a saddle point;
  // Daniels 1954).
  double excess(double density, double mean) const;

  // The numbers of mines in the frontier that the prior allows.
  int least_in_frontier() const { return kind_ == Kind::Known ? mines_left_ - interior_ : 0; }
  int most_in_frontier() const { return kind_ == Kind::Known ? mines_left_ : frontier_; }

 private:
  enum class Kind { Known, Density, Unknown };
  static constexpr double kLeastDensity = 1e-4;

  // A density so near 0 or 1 that its powers would leave the range of doubles.
  bool is_extreme() const {
    return prior_density_ != std::clamp(prior_density_, kLeastDensity, 1 - kLeastDensity) &&
           prior_density_ > 0 && prior_density_ < 1;
  }
  void draw_once(int frontier_mines, Rng& rng, std::vector<bool>& mine) const;
  double ratio(int mines) const;            // worth of one more frontier mine, per arrangement
  double all_mines_share(int mines) const;  // of the worth of K mines, what is ruled out

  Kind kind_ = Kind::Unknown;
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
