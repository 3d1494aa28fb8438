#include "solver/posterior.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/macros.h"
#include "core/rng.h"

namespace minewise {
namespace {

constexpr int kMostTilts = 6;
constexpr int kMostBeamTilts = 2;  // each takes as long as the budget allows
constexpr int kFewSlots = 8;
constexpr int kFewInFrontier = 256;      // cells: so few rarely lose a weight when multiplied
constexpr double kVanishing = 0x1p-600;  // weights below this may vanish when multiplied
constexpr double kUsefulError = 0.05;    // where a beam is kept for its bound
constexpr double kNegligible = 1e-15;    // an error that rounding hides
constexpr double kMostLogOdds = 20.7;    // of a tilt: densities from 1e-9 to 1 - 1e-9
constexpr double kSameLogOdds = 0.01;    // tilts this close do as well as each other

}  // namespace

void Posterior::start(const View& view) {
  is_settled_ = true;
  knows_tilt_ = false;
  by_density_ = by_propagation_ = false;
  forget_counts(view);
}

void Posterior::forget_counts(const View& view) {
  frontier_.start(view);
  count_again();
  tree_.start(kFewSlots);
  set_versions_.clear();
}

void Posterior::update(const View& view, const Facts& facts) {
  ++updates_;
  facts_ = &facts;
  is_settled_ = true;
  if (is_propagated()) {
    update_by_propagation(view, facts);
    if (is_propagated()) return;
  }
  frontier_.update(view, facts);
  prior_.emplace(view, facts, frontier_.frontier_cells());
  if (frontier_.frontier_cells() > budget_.frontier_cells && prior_->counts_mines()) {
    update_by_density(*prior_);
    return;
  }
  by_density_ = false;
  choose_tilt(*prior_);
  count_changed();
  if (!possible_) return;  // nothing more can be said, and much may be left to bring together
  if (!budget_.bounds && begins_to_propagate()) return propagate(view, facts);
  if (can_be_settled_later()) {
    is_settled_ = false;
    possible_ = true;
    count_rules_out_ = false;
    interior_cells_ = prior_->interior_cells();
    return;
  }
  weigh_all();
  const bool says_little = !budget_.bounds || error_ > kUsefulError;
  if (says_little && begins_to_propagate()) return propagate(view, facts);
  finish_weighing();
}

// Most counts prove a cell, and the next one comes before anything else is asked. So where the
// number of mines plainly excludes nothing, tallies are not multiplied until they are needed.
bool Posterior::can_be_settled_later() const {
  if (!exact_) return false;
  if (frontier_.frontier_cells() > kFewInFrontier) return false;
  int least = 0, most = 0;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (frontier_.component(slot).clues.empty()) continue;
    const ComponentCount& count = at(slot).count;
    if (count.is_lossy()) return false;
    least += count.total().first;
    most += count.total().last();
  }
  return prior_->excludes_nothing(least, most);
}

void Posterior::settle_now() {
  is_settled_ = true;
  weigh_all();
  finish_weighing();
}

void Posterior::weigh_all() {
  for (int tilts = 1;; ++tilts) {
    settle_worth(*prior_);
    if (lossy_) settle_by_counts(*prior_);
    if (tilts == (exact_ ? kMostTilts : kMostBeamTilts) || !improve_tilt(*prior_)) break;
    count_changed();
    if (!budget_.bounds && begins_to_propagate()) return;
  }
  if (possible_ && total_ == 0) ignore_count(*prior_);
  if (!exact_) error_ = std::clamp(error_ + error_bound(), kNegligible, 1.0);
}

void Posterior::finish_weighing() {
  if (error_ < kNegligible) error_ = 0;
  if (error_ > 0) exact_ = false;
  tree_.set_worth(worth_);
}

// A tilt serves a whole game, so that what was counted stays valid; but a game may begin with the
// density known and, once the mines are dealt, tell their number.
void Posterior::choose_tilt(const CountPrior& prior) {
  if (knows_tilt_ && tilt_.counts_mines == prior.counts_mines()) return;
  knows_tilt_ = true;
  tilt_ = {prior.density(), prior.counts_mines()};
  count_again();
}

// All components, since none of the counts is valid any more.
void Posterior::count_again() {
  for (Counted& counted : counted_) counted.version = 0, counted.bytes = 0;
  held_ = 0;
}

// Each component may take its budget. Where several do, the rest has to do with little.
void Posterior::count(int slot) {
  constexpr std::int64_t kMostHeld = std::int64_t{1} << 30;
  const Component& component = frontier_.component(slot);
  Counted& counted = at(slot);
  held_ -= std::exchange(counted.bytes, 0);
  if (component.clues.empty()) return;
  if (held_ < kMostHeld) {
    counter_.count(component, tilt_, budget_, counted.count);
  } else {
    counter_.count_or_estimate(component, tilt_, counted.count);
  }
  counted.bytes = counted.count.bytes();
  held_ += counted.bytes;
}

// Counts what has changed. No layout explains the view where a clue is broken or a component has no
// arrangement; that a beam or an estimate finds none is no proof.
void Posterior::count_changed() {
  if (frontier_.slots() > tree_.leaves()) {
    tree_.start(2 * frontier_.slots());
    count_again();
  }
  if (counted_.size() < static_cast<std::size_t>(frontier_.slots())) {
    counted_.resize(static_cast<std::size_t>(frontier_.slots()));
  }
  exact_ = true;
  possible_ = frontier_.broken().empty() && !prior_->is_impossible();
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    Counted& counted = at(slot);
    const Component& component = frontier_.component(slot);
    if (counted.version != frontier_.version(slot)) {
      counted.version = frontier_.version(slot);
      counted.weighed = 0;
      count(slot);
      tree_.set_leaf(slot, component.clues.empty() ? Tally::one() : counted.count.total());
    }
    if (component.clues.empty()) continue;
    exact_ &= counted.count.is_exact();
    possible_ &= !counted.count.has_none();
  }
}

// Brings the tallies and the prior together.
void Posterior::settle_worth(const CountPrior& prior) {
  const Tally& product = tree_.product();
  product_ = &product;
  prior.worth(product, tilt_.density, worth_);
  interior_cells_ = prior.interior_cells();
  lossy_ = counts_are_lossy();
  count_rules_out_ = false;
  interior_verdict_ = Certain::Unsettled;
  double share = 0;
  total_ = error_ = 0;
  bool any_mine = false, any_safe = false;
  for (int k = product.first; k <= product.last(); ++k) {
    const double weight = product.at(k) * worth_.at(k);
    const bool allowed = prior.allows(k);
    lossy_ |= product.at(k) > 0 && worth_.at(k) < kVanishing && allowed;
    count_rules_out_ |= product.at(k) > 0 && !allowed;
    if (weight == 0) continue;
    total_ += weight;
    if (interior_cells_ == 0) continue;
    const double given = prior.interior_share(k);
    share += weight * given;
    any_mine |= given > 0;
    any_safe |= given < 1;
  }
  if (any_mine != any_safe) interior_verdict_ = any_mine ? Certain::Mine : Certain::Safe;
  count_rules_out_ |= interior_verdict_ != Certain::Unsettled;
  interior_probability_ = total_ > 0 ? share / total_ : 0;
  possible_ = total_ > 0 || !exact_ || is_lossy();
}

// Decides with whole numbers what weights that may have vanished cannot: which numbers of mines are
// possible, for the frontier and for each component. Where a component was not counted exactly, any
// number up to its cells may be.
void Posterior::settle_by_counts(const CountPrior& prior) {
  if (!possible_) return;
  take_counts();
  const CountSet& whole = sets_.product();
  CountSet allowed = prior.allowed(whole.least(), whole.most());
  allowed.intersect(whole);
  possible_ = !allowed.empty();
  if (!possible_) return;
  count_rules_out_ = allowed != whole;
  interior_verdict_ = Certain::Unsettled;
  bool any_mine = false, any_safe = false;
  for (int k = allowed.least(); k <= allowed.most() && interior_cells_ > 0;
       k = allowed.next(k + 1)) {
    const double given = prior.interior_share(k);
    any_mine |= given > 0;
    any_safe |= given < 1;
    if (any_mine && any_safe) break;
  }
  if (any_mine != any_safe) interior_verdict_ = any_mine ? Certain::Mine : Certain::Safe;
  count_rules_out_ |= interior_verdict_ != Certain::Unsettled;
  error_ = lost_share(allowed);
  sets_.set_worth(allowed);
}

void Posterior::take_counts() {
  const int slots = frontier_.slots();
  if (set_versions_.empty() || slots > sets_.leaves()) {
    sets_.start(std::max(kFewSlots, 2 * slots));
    set_versions_.clear();
  }
  set_versions_.resize(static_cast<std::size_t>(slots), 0);
  for (int slot = 0; slot < slots; ++slot) {
    std::uint64_t& version = set_versions_[slot];
    if (version == frontier_.version(slot)) continue;
    version = frontier_.version(slot);
    const Component& component = frontier_.component(slot);
    if (component.clues.empty()) {
      sets_.set_leaf(slot, CountSet::one());
    } else if (at(slot).count.is_exact()) {
      sets_.set_leaf(slot, at(slot).count.possible_counts());
    } else {
      sets_.set_leaf(slot, CountSet::range(0, static_cast<int>(component.cells.size())));
    }
  }
}

// A bound on the share of the whole that was cut off, where weights fall towards both ends of what
// was kept: each number beyond an end weighs no more than the end does.
double Posterior::lost_share(const CountSet& allowed) const {
  if (total_ == 0 || !tilt_.counts_mines) return 0;
  const auto weight = [&](int k) { return product_at(k) * worth_.at(k); };
  int first = worth_.first, last = worth_.last();
  while (first < last && weight(first) == 0) ++first;
  while (first < last && weight(last) == 0) --last;
  const double below = std::max(0, first - allowed.least()) * weight(first);
  const double above = std::max(0, allowed.most() - last) * weight(last);
  return (below + above) / total_;
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
// as negligible. Returns whether those that matter were in danger; the tilt is then moved to where
// they weigh most.
bool Posterior::improve_tilt(const CountPrior& prior) {
  if (!is_lossy() || !tilt_.counts_mines || !possible_ || is_safely_weighed()) return false;
  const double density = balanced_density(prior);
  const auto log_odds = [](double p) { return std::log(p / (1 - p)); };
  if (std::abs(log_odds(density) - log_odds(tilt_.density)) < kSameLogOdds) return false;
  tilt_.density = density;
  count_again();
  return true;
}

// Whether the weights that matter are far from the least that a double can hold.
bool Posterior::is_safely_weighed() const {
  if (total_ == 0 || (exact_ && error_ > kNegligible)) return false;
  int peak = worth_.first;
  for (int k = worth_.first; k <= worth_.last(); ++k) {
    if (product_at(k) * worth_.at(k) > product_at(peak) * worth_.at(peak)) peak = k;
  }
  return product_at(peak) >= 0x1p-100;
}

// The density at which the prior and the components, weighed with it, agree on the number of mines.
double Posterior::balanced_density(const CountPrior& prior) const {
  const double now = std::log(tilt_.density / (1 - tilt_.density));
  const auto density = [](double log_odds) { return 1 / (1 + std::exp(-log_odds)); };
  double low = -kMostLogOdds, high = kMostLogOdds;
  while (high - low > kSameLogOdds / 4) {
    const double middle = (low + high) / 2;
    double mean = 0;
    for (int slot = 0; slot < frontier_.slots(); ++slot) {
      mean += tilted_mean(tree_.leaf(slot), middle - now);
    }
    (prior.excess(density(middle), mean) < 0 ? low : high) = middle;
  }
  return density((low + high) / 2);
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
  if (!exact_) return Certain::Unsettled;
  const ComponentCount& count = weighed(slot);
  if (is_lossy()) {
    const auto [mine, safe] = possible(slot)[region];
    if (mine && safe) return Certain::Unsettled;
    return mine ? Certain::Mine : Certain::Safe;
  }
  if (count.mines(region) == 0) return Certain::Safe;
  return count.safes(region) == 0 ? Certain::Mine : Certain::Unsettled;
}

// What each region of a component may hold, given the number of mines on the board.
const std::vector<ComponentCount::Possible>& Posterior::possible(int slot) {
  Counted& counted = at(slot);
  if (counted.looked_at != updates_) {
    counted.looked_at = updates_;
    counted.possible = tilt_.counts_mines ? counted.count.possibilities(sets_.outside(slot))
                                          : counted.count.possibilities();
  }
  return counted.possible;
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
    if (!lossy_ && counted.count.is_lossy()) {
      lossy_ = true;
      settle_by_counts(*prior_);
    }
  }
  return counted.count;
}

ComponentCount& Posterior::sampled(int slot) {
  at(slot).count.prepare_sampling();
  return at(slot).count;
}

void Posterior::count_alike(const Component& component, int left_open, ComponentCount& count) {
  counter_.count(component, tilt_, budget_, count, left_open);
}

std::optional<Posterior::Together> Posterior::together() {
  if (by_density_ || by_propagation_) return std::nullopt;
  settle();
  return Together(*this);
}

TallyTree Posterior::Together::tree_without(const std::vector<int>& slots) const {
  TallyTree tree = posterior_->tree_;
  for (const int slot : slots) tree.set_leaf(slot, Tally::one());
  return tree;
}

std::vector<int> Posterior::Together::draw_mines(Rng& rng) const {
  TallyTree& tree = posterior_->tree_;
  const Tally& product = tree.product();
  const Tally& worth = posterior_->worth_;
  const auto weight = [&](int k) { return product.at(k) * worth.at(k); };
  return tree.split(draw_number(product.first, product.last(), weight, rng), rng);
}

double Posterior::mine_probability(Cell cell) {
  CHECK(possible_);
  if (facts_->is_known(cell)) return facts_->is_mine(cell) ? 1 : 0;
  if (is_propagated() && propagation_.clues_around(cell) > 0) {
    return propagation_.mine_probability(cell);
  }
  const int slot = frontier_.slot_of(cell);
  if (slot == Frontier::kInterior) return interior_probability_;
  return mine_probability(slot, frontier_.region_of(cell));
}

double Posterior::mine_probability(int slot, int region) {
  const ComponentCount& count = weighed(slot);
  const double mines = count.mines(region), safes = count.safes(region);
  return mines + safes > 0 ? mines / (mines + safes) : tilt_.density;  // a beam may have lost both
}

double Posterior::least_in_frontier() {
  if (is_propagated()) return propagation_.least();
  if (by_density_) return least_.least();
  double least = std::numeric_limits<double>::infinity();
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    const int regions = static_cast<int>(frontier_.component(slot).regions.size());
    for (int r = 0; r < regions; ++r) least = std::min(least, mine_probability(slot, r));
  }
  return least;
}

std::vector<int> Posterior::slots_up_to(double most) {
  std::vector<int> slots;
  if (by_density_) {
    least_.each_up_to(most, [&](int slot) { slots.push_back(slot); });
  } else {
    slots.resize(static_cast<std::size_t>(frontier_.slots()));
    std::iota(slots.begin(), slots.end(), 0);
  }
  return slots;
}

double Posterior::expected_mines() {
  double sum = interior_cells_ > 0 ? interior_cells_ * interior_probability_ : 0;
  if (is_propagated()) return sum + propagation_.mines();
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    for (const Cell cell : frontier_.component(slot).cells) sum += mine_probability(cell);
  }
  return sum;
}

}  // namespace minewise
