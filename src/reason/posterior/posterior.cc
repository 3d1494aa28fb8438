#include "reason/posterior/posterior.h"

#include <algorithm>
#include <cmath>

#include "ground/base/check.h"

namespace minewise {
namespace {

constexpr int kMostTilts = 40;
constexpr int kMostBeamTilts = 4;  // each takes as long as the budget allows
constexpr int kFewSlots = 8;
constexpr double kVanishing = 0x1p-600;  // weights below this may vanish when multiplied

// The density whose odds are `factor` times those of another, within reason.
double scaled_odds(double density, double factor) {
  const double odds = density / (1 - density) * std::clamp(factor, 1e-3, 1e3);
  return std::clamp(odds / (1 + odds), 1e-4, 1 - 1e-4);
}

}  // namespace

void Posterior::start(const View& view) {
  frontier_.start(view);
  knows_tilt_ = false;
  for (Counted& counted : counted_) counted.version = 0;
  tree_.start(kFewSlots);
}

void Posterior::update(const View& view, const Facts& facts) {
  ++updates_;
  facts_ = &facts;
  frontier_.update(view, facts);
  prior_.emplace(view, facts, frontier_.frontier_cells());
  choose_tilt(*prior_);
  for (int tilts = 1;; ++tilts) {
    count_changed();
    settle_worth(*prior_);
    if (tilts == (exact_ ? kMostTilts : kMostBeamTilts) || !improve_tilt(*prior_)) break;
  }
}

// A tilt serves a whole game, so that what was counted stays valid; but a game may begin with the
// density known and, once the mines are dealt, tell their number.
void Posterior::choose_tilt(const CountPrior& prior) {
  if (knows_tilt_ && tilt_.counts_mines == prior.counts_mines()) return;
  knows_tilt_ = true;
  tilt_ = {prior.density(), prior.counts_mines()};
  for (Counted& counted : counted_) counted.version = 0;
}

void Posterior::count_changed() {
  if (frontier_.slots() > tree_.leaves()) {
    tree_.start(2 * frontier_.slots());
    for (Counted& counted : counted_) counted.version = 0;
  }
  if (counted_.size() < static_cast<std::size_t>(frontier_.slots())) {
    counted_.resize(static_cast<std::size_t>(frontier_.slots()));
  }
  exact_ = true;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    Counted& counted = at(slot);
    const Component& component = frontier_.component(slot);
    if (counted.version != frontier_.version(slot)) {
      counted.version = frontier_.version(slot);
      counted.weighed = 0;
      if (component.clues.empty()) {
        tree_.set_leaf(slot, Tally::one());
      } else {
        counter_.count(component, tilt_, budget_, counted.count);
        tree_.set_leaf(slot, counted.count.total());
      }
    }
    if (!component.clues.empty()) exact_ &= counted.count.is_exact();
  }
}

// Brings the tallies and the prior together.
void Posterior::settle_worth(const CountPrior& prior) {
  const Tally& product = tree_.product();
  worth_ = prior.worth(product, tilt_.density);
  interior_cells_ = prior.interior_cells();
  lossy_ = counts_are_lossy();
  count_rules_out_ = false;
  interior_verdict_ = Certain::Unsettled;
  double total = 0, share = 0;
  bool any_mine = false, any_safe = false;
  for (int k = product.first; k <= product.last(); ++k) {
    const double weight = product.at(k) * worth_.at(k);
    const bool allowed = prior.allows(k);
    lossy_ |= product.at(k) > 0 && worth_.at(k) < kVanishing && allowed;
    count_rules_out_ |= product.at(k) > 0 && !allowed;
    if (weight == 0) continue;
    total += weight;
    if (interior_cells_ == 0) continue;
    const double given = prior.interior_share(k);
    share += weight * given;
    any_mine |= given > 0;
    any_safe |= given < 1;
  }
  if (any_mine != any_safe) interior_verdict_ = any_mine ? Certain::Mine : Certain::Safe;
  count_rules_out_ |= interior_verdict_ != Certain::Unsettled;
  interior_probability_ = total > 0 ? share / total : 0;
  possible_ = !is_refuted(prior, total);
  if (possible_ && total == 0) ignore_count(prior);
  tree_.set_worth(worth_);
}

// Whether it is certain that no layout explains the view. That a beam or an estimate finds none, or
// that all weights were lost, is no proof.
bool Posterior::is_refuted(const CountPrior& prior, double total) const {
  if (!frontier_.broken().empty() || prior.is_impossible()) return true;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (frontier_.component(slot).clues.empty()) continue;
    const ComponentCount& count = at(slot).count;
    if (count.is_exact() && count.states() > 0 && count.total().is_zero()) return true;
  }
  return total == 0 && exact_ && !is_lossy();
}

// The last resort, where approximate tallies and the number of mines exclude each other: components
// are weighed as if the number of mines said nothing, and the interior takes what they leave.
void Posterior::ignore_count(const CountPrior& prior) {
  exact_ = false;
  const Tally& product = tree_.product();
  double total = 0, mines = 0;
  worth_ = {product.first, std::vector<double>(product.weight.size(), 1.0)};
  for (int k = product.first; k <= product.last(); ++k) {
    total += product.at(k);
    mines += product.at(k) * k;
  }
  if (interior_cells_ == 0) return;
  const int likely = static_cast<int>(std::lround(total > 0 ? mines / total : 0));
  interior_probability_ = std::clamp(prior.interior_share(likely), 0.01, 0.99);
}

// On large boards the tilt decides which numbers of mines keep their weight and which are cut off
// as negligible. Returns whether those that matter were in danger; the tilt is then moved towards
// them.
bool Posterior::improve_tilt(const CountPrior& prior) {
  if (!is_lossy() || !tilt_.counts_mines) return false;
  const Tally& product = tree_.product();
  double factor = 1;
  if (product.first > prior.most_in_frontier()) {
    factor = 0.5;
  } else if (product.last() < prior.least_in_frontier()) {
    factor = 2;
  } else if (possible_) {
    int peak = product.first;
    for (int k = product.first; k <= product.last(); ++k) {
      if (product.at(k) * worth_.at(k) > product.at(peak) * worth_.at(peak)) peak = k;
    }
    const bool in_danger = product.at(peak) < 0x1p-100;
    if (in_danger && product.at(peak + 1) > 0) factor = product.at(peak) / product.at(peak + 1);
  }
  if (factor == 1) return false;
  tilt_.density = scaled_odds(tilt_.density, factor);
  for (Counted& counted : counted_) counted.version = 0;
  return true;
}

Posterior::Certain Posterior::verdict(Cell cell) {
  CHECK(possible_);
  if (facts_->is_known(cell)) return facts_->is_mine(cell) ? Certain::Mine : Certain::Safe;
  if (!exact_) return Certain::Unsettled;
  const int slot = frontier_.slot_of(cell);
  if (slot == Frontier::kInterior) return interior_verdict();
  return verdict(slot, frontier_.region_of(cell));
}

Posterior::Certain Posterior::verdict(int slot, int region) {
  const ComponentCount& count = weighed(slot);
  if (!exact_ || is_lossy()) return Certain::Unsettled;
  if (count.mines(region) == 0) return Certain::Safe;
  return count.safes(region) == 0 ? Certain::Mine : Certain::Unsettled;
}

bool Posterior::counts_are_lossy() const {
  if (tree_.is_lossy()) return true;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (!frontier_.component(slot).clues.empty() && at(slot).count.is_lossy()) return true;
  }
  return false;
}

const ComponentCount& Posterior::weighed(int slot) {
  Counted& counted = at(slot);
  const bool stays = !tilt_.counts_mines && counted.weighed != 0;  // nothing outside matters
  if (counted.weighed != updates_ && !stays) {
    counted.count.weigh(tree_.outside(slot));
    counted.weighed = updates_;
    lossy_ |= counted.count.is_lossy();
  }
  return counted.count;
}

ComponentCount& Posterior::sampled(int slot) {
  at(slot).count.prepare_sampling();
  return at(slot).count;
}

double Posterior::mine_probability(Cell cell) {
  CHECK(possible_);
  if (facts_->is_known(cell)) return facts_->is_mine(cell) ? 1 : 0;
  const int slot = frontier_.slot_of(cell);
  if (slot == Frontier::kInterior) return interior_probability_;
  return mine_probability(slot, frontier_.region_of(cell));
}

double Posterior::mine_probability(int slot, int region) {
  const ComponentCount& count = weighed(slot);
  const double mines = count.mines(region), safes = count.safes(region);
  return mines + safes > 0 ? mines / (mines + safes) : tilt_.density;  // a beam may have lost both
}

double Posterior::expected_mines() {
  double sum = interior_cells_ > 0 ? interior_cells_ * interior_probability_ : 0;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    for (const Cell cell : frontier_.component(slot).cells) sum += mine_probability(cell);
  }
  return sum;
}

}  // namespace minewise
