// The posterior where the count is not exact: components weighed by density where the frontier is
// too large to combine them, clues propagated cell by cell where they are too many to count, and a
// bound on the error where beams were used. In the first two, the number of mines counts through
// its density alone.

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/posterior.h"

namespace minewise {

namespace {

// Whether a density has moved so far that what was weighed with the former has to be weighed again.
bool has_drifted(double density, double from) {
  constexpr double kDrift = 0.02;  // of its log odds
  return std::abs(std::log(density / (1 - density)) - std::log(from / (1 - from))) > kDrift;
}

constexpr int kMostBalancing = 4;

}  // namespace

void Posterior::update_by_density(const CountPrior& prior) {
  const int slots = frontier_.slots();
  bool all = !by_density_ || slots > least_.values();
  if (!by_density_) tilt_ = {prior.density(), false};
  knows_tilt_ = by_density_ = true;
  possible_ = frontier_.broken().empty() && !prior.is_impossible();
  for (int round = 1;; ++round) {
    if (all) {
      least_.start(2 * slots);
      slot_mines_.assign(static_cast<std::size_t>(least_.values()), 0);
      counted_.resize(slot_mines_.size());
      count_again();
      frontier_mines_ = 0;
      for (int slot = 0; slot < slots; ++slot) count_by_density(slot);
    } else {
      for (const int slot : frontier_.changed()) count_by_density(slot);
    }
    interior_probability_ = prior.density_given(frontier_mines_);
    if (round == kMostBalancing || !has_drifted(interior_probability_, tilt_.density)) break;
    tilt_.density = interior_probability_;
    all = true;
  }
  interior_cells_ = prior.interior_cells();
  interior_verdict_ = Certain::Unsettled;
  count_rules_out_ = lossy_ = exact_ = false;
  error_ = 1;
}

void Posterior::count_by_density(int slot) {
  const Component& component = frontier_.component(slot);
  Counted& counted = at(slot);
  double mines = 0, least = std::numeric_limits<double>::infinity();
  counted.version = frontier_.version(slot);
  counted.weighed = updates_;
  count(slot);
  if (!component.clues.empty()) {
    possible_ = possible_ && !counted.count.has_none();
    counted.count.weigh(Tally::one());
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      const double probability = mine_probability(slot, static_cast<int>(r));
      mines += probability * component.regions[r].size;
      least = std::min(least, probability);
    }
  }
  double& before = slot_mines_[slot];
  frontier_mines_ += mines - before;
  before = mines;
  least_.set(slot, least);
}

// The posterior of a board full of upper bounds that are too many to count, for players who need
// one answer after the other. Every such clue joins the cells around it, so most of the frontier is
// one component: to count it anew for every guess, by a beam, took 5 ms on 50x50 and did not come
// as close to the truth (tests/exact/budget_test.cc). Here clues are propagated cell by cell
// (count/propagation.h), and the number of mines counts through the density alone. Nothing is lost
// that clues prove: upper bounds alone settle only cells that a single clue settles. When few cells
// are left, they are counted again.

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

// A bound on the error of a posterior that rests on beams.
//
// Of each component that was not counted exactly it is known how much weight was dropped at most,
// by number of mines (count/counter_beam.cc). Let Z be the weight of all that was kept, on the
// whole board, and U that of what was dropped at most. A probability is A/Z of what was kept and (A
// + a)/(Z + L) in truth, with 0 <= a <= L <= U. So it is off by at most L/(Z + L) <= U/(Z + U).

namespace {

// The tally of two parts, in their own scales: out[k] = sum of a[i] b[k - i].
Tally product_of(const Tally& a, const Tally& b) {
  Tally out{a.first + b.first, std::vector<double>(a.weight.size() + b.weight.size() - 1, 0.0)};
  for (std::size_t i = 0; i < a.weight.size(); ++i) {
    for (std::size_t j = 0; j < b.weight.size(); ++j) {
      out.weight[i + j] += a.weight[i] * b.weight[j];
    }
  }
  return out;
}

// The total of a count, and the same with all that it may have dropped; the largest of the latter
// is 1.
struct Bounds {
  Tally kept, most;

  Bounds(const Tally& total, const Tally& excess) {
    const bool is_empty = excess.weight.empty();
    const int first = is_empty ? total.first : std::min(total.first, excess.first);
    const int last = is_empty ? total.last() : std::max(total.last(), excess.last());
    kept.first = most.first = first;
    double greatest = 0;
    for (int k = first; k <= last; ++k) {
      kept.weight.push_back(total.at(k));
      most.weight.push_back(total.at(k) + excess.at(k));
      greatest = std::max(greatest, most.weight.back());
    }
    for (double& weight : kept.weight) weight /= greatest;
    for (double& weight : most.weight) weight /= greatest;
  }
};

}  // namespace

double Posterior::error_bound() {
  std::vector<int> beams;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (frontier_.component(slot).clues.empty() || at(slot).count.is_exact()) continue;
    if (!at(slot).count.excess()) return 1;
    beams.push_back(slot);
  }
  if (total_ == 0 || beams.empty()) return 1;
  Tally kept = tree_.product_without(beams), most = kept;
  for (const int slot : beams) {
    const Bounds bounds(at(slot).count.total(), *at(slot).count.excess());
    kept = product_of(kept, bounds.kept);
    most = product_of(most, bounds.most);
  }
  const Tally worth = prior_->worth(most, tilt_.density);
  double all = 0, dropped = 0;
  for (int k = most.first; k <= most.last(); ++k) {
    all += most.at(k) * worth.at(k);
    dropped += (most.at(k) - kept.at(k)) * worth.at(k);
  }
  return all > 0 ? std::clamp(dropped / all, 0.0, 1.0) : 1;
}

}  // namespace minewise
