// The posterior of a board full of upper bounds that are too many to count, for players who need
// one answer after the other. Every such clue joins the cells around it, so most of the frontier is
// one component: to count it anew for every guess, by a beam, took 5 ms on 50x50 and did not come
// as close to the truth (tests/exact/budget_test.cc). Here clues are propagated cell by cell
// (propagation.h), and the number of mines counts through the density alone, as in
// posterior_by_density.cc. Nothing is lost that clues prove: upper bounds alone settle only cells
// that a single clue settles. When few cells are left, they are counted again.
#include "solver/drift.h"
#include "solver/posterior.h"

namespace minewise {
namespace {

constexpr int kFewCells = 40;  // these can be counted, whatever their clues are like
constexpr int kMostBalancingRounds = 8;

}  // namespace

// Whether some component is too large to count, and all are such as can be propagated.
bool Posterior::begins_to_propagate() const {
  if (exact_ || !budget_.propagates || frontier_.frontier_cells() <= kFewCells) return false;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (!is_upper_bound(frontier_.component(slot))) return false;
  }
  return true;
}

void Posterior::propagate(const View& view, const Facts& facts) {
  by_propagation_ = true;
  tilt_ = {prior_->density(), prior_->counts_mines()};
  propagation_.start(view, tilt_.density);
  forget_counts(view);  // no components from now on
  update_by_propagation(view, facts);
}

void Posterior::update_by_propagation(const View& view, const Facts& facts) {
  propagation_.update(view, facts);
  by_propagation_ = propagation_.cells() > kFewCells;
  if (!by_propagation_) return;
  prior_.emplace(view, facts, propagation_.cells());
  for (int round = 1;; ++round) {
    interior_probability_ = prior_->balanced_density(propagation_.mines(), tilt_.density);
    if (round == kMostBalancingRounds || !has_drifted(interior_probability_, tilt_.density)) break;
    tilt_.density = interior_probability_;
    propagation_.update(view, facts, tilt_.density);
  }
  interior_cells_ = prior_->interior_cells();
  interior_verdict_ = Certain::Unsettled;
  count_rules_out_ = lossy_ = exact_ = false;
  possible_ = !propagation_.is_refuted() && !prior_->is_impossible();
  error_ = 1;
}

}  // namespace minewise
