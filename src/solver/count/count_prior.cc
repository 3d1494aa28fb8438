#include "solver/count/count_prior.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace minewise {

namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

// The sum of numbers that are given by their logarithms, as a logarithm.
template <class Term>
double log_sum(int first, int last, const Term& term) {
  double most = kNever;
  for (int m = first; m <= last; ++m) most = std::max(most, term(m));
  if (most == kNever) return kNever;
  double sum = 0;
  for (int m = first; m <= last; ++m) sum += std::exp(term(m) - most);
  return most + std::log(sum);
}

}  // namespace

WeighedWorth::WeighedWorth(WeighedCount count, int cells, int interior)
    : count_(std::move(count)), interior_(interior) {
  const int most = std::min(cells, count_.most());
  log_factorial_.assign(static_cast<std::size_t>(cells) + 1, 0.0);
  for (std::size_t n = 1; n < log_factorial_.size(); ++n) {
    log_factorial_[n] = log_factorial_[n - 1] + std::log(static_cast<double>(n));
  }
  for (std::size_t m = 0; m <= static_cast<std::size_t>(most); ++m) {
    const std::size_t rest = log_factorial_.size() - 1 - m;
    log_share_.push_back(std::log(count_.weights()[m]) + log_factorial_[m] + log_factorial_[rest] -
                         log_factorial_.back());
  }
}

WeighedWorth::Range WeighedWorth::totals(int outside) const {
  return {std::max(outside, 0),
          std::min(outside + interior_, static_cast<int>(log_share_.size()) - 1)};
}

double WeighedWorth::log_choose_interior(int mines) const {
  const auto at = [&](int n) { return log_factorial_[static_cast<std::size_t>(n)]; };
  return at(interior_) - at(mines) - at(interior_ - mines);
}

double WeighedWorth::log_worth(int outside) const {
  const auto [first, last] = totals(outside);
  return log_sum(first, last, [&](int m) {
    return log_share_[static_cast<std::size_t>(m)] + log_choose_interior(m - outside);
  });
}

double WeighedWorth::interior_share(int outside) const {
  const auto [first, last] = totals(outside);
  const double whole = log_worth(outside);
  if (whole == kNever) return 0.5;
  double share = 0;
  bool all_full = true;
  for (int m = first; m <= last; ++m) {
    const double weight = log_share_[static_cast<std::size_t>(m)];
    if (weight == kNever) continue;
    const double part = static_cast<double>(m - outside) / interior_;
    all_full &= m - outside == interior_;
    share += part * std::exp(weight + log_choose_interior(m - outside) - whole);
  }
  // What rounding leaves is told apart from certainty.
  if (all_full) return 1;
  return std::min(share, std::nextafter(1.0, 0.0));
}

double WeighedWorth::all_mines_share(int outside) const {
  const auto total = static_cast<std::size_t>(outside + interior_);
  if (total >= log_share_.size() || log_share_[total] == kNever) return 0;
  const double whole = log_worth(outside);
  const double share = std::exp(log_share_[total] - whole);
  const auto [first, last] = totals(outside);
  bool only = true;
  for (int m = first; m < last; ++m) only &= log_share_[static_cast<std::size_t>(m)] == kNever;
  return only ? 1 : std::min(share, std::nextafter(1.0, 0.0));
}

int WeighedWorth::draw_interior_mines(int outside, Rng& rng) const {
  const auto [first, last] = totals(outside);
  const double whole = log_worth(outside);
  double left = rng.unit();
  int drawn = last;
  for (int m = last; m >= first; --m) {
    if (log_share_[static_cast<std::size_t>(m)] == kNever) continue;
    drawn = m;  // the last that is possible, if rounding leaves a little
    left -= std::exp(log_share_[static_cast<std::size_t>(m)] + log_choose_interior(m - outside) -
                     whole);
    if (left < 0) break;
  }
  return drawn - outside;
}

CountSet WeighedWorth::possible(int known, int least, int most) const {
  CountSet set;
  for (int m = known; m < static_cast<int>(log_share_.size()); ++m) {
    if (log_share_[static_cast<std::size_t>(m)] == kNever) continue;
    set.unite(CountSet::range(std::max(least, m - known - interior_), std::min(most, m - known)));
  }
  return set;
}

// By the slope between the nearest numbers that are possible: there may be gaps.
double WeighedWorth::balanced_density(double outside) const {
  const int counted = static_cast<int>(std::floor(outside));
  int below = -1, above = -1;
  for (int m = 0; m < static_cast<int>(log_share_.size()); ++m) {
    if (log_share_[static_cast<std::size_t>(m)] == kNever) continue;
    if (m - interior_ <= counted) below = std::min(m, counted);
    if (m > counted && above < 0) above = std::max(m - interior_, counted + 1);
  }
  if (below < 0) return 1;
  if (above < 0) return 0;
  return 1 / (1 + std::exp((log_worth(below) - log_worth(above)) / (above - below)));
}

namespace {

double log_choose(int n, int k) {
  return std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0);
}

// Where the tally has most of its weight.
int peak(const Tally& tally) {
  const auto most = std::max_element(tally.weight.begin(), tally.weight.end());
  return tally.first + static_cast<int>(most - tally.weight.begin());
}

}  // namespace

CountPrior::CountPrior(const View& view, const Facts& facts, int frontier_cells, int opened)
    : laid_over_(view.cells() - static_cast<int>(view.promised().size())),
      known_mines_(facts.mines()),
      frontier_(frontier_cells),
      interior_(view.cells() - static_cast<int>(facts.known().size()) - opened - frontier_cells),
      classic_(view.rules().ruleset == Ruleset::Classic),
      excludes_all_mines_(classic_ && facts.safe_unopened() == 0 && opened == 0 &&
                          !view.promise_is_pending()) {
  if (const auto* fixed = std::get_if<FixedCount>(&view.count())) {
    kind_ = Kind::Known;
    total_mines_ = fixed->mines;
    mines_left_ = fixed->mines - known_mines_;
  } else if (const auto* law = std::get_if<Independent>(&view.count())) {
    kind_ = Kind::Density;
    prior_density_ = law->density;
    const int promised = static_cast<int>(view.promised().size());
    const int safe = static_cast<int>(facts.known().size()) - known_mines_ - promised + opened;
    impossible_ = (prior_density_ == 0 && known_mines_ > 0) || (prior_density_ == 1 && safe > 0);
  } else if (const auto* weighed = std::get_if<WeighedCount>(&view.count())) {
    kind_ = Kind::Weighed;
    weighed_.emplace(*weighed, laid_over_, interior_);
  }
}

CountPrior CountPrior::as_density(double density) const {
  CountPrior prior = *this;
  prior.kind_ = Kind::Density;
  prior.prior_density_ = density;
  prior.weighed_.reset();
  prior.impossible_ = prior.excludes_all_mines_ = false;
  return prior;
}

double CountPrior::density() const {
  if (kind_ == Kind::Density && !is_extreme()) return prior_density_;
  if (kind_ == Kind::Density) return std::clamp(prior_density_, 0.02, 0.98);
  if (kind_ == Kind::Unknown) return 0.25;
  const double mines = weighed_ ? weighed_->count().mean() : total_mines_;
  return std::clamp(mines / std::max(1, laid_over_), 0.02, 0.98);
}

double CountPrior::ratio(int mines) const {
  if (kind_ == Kind::Known) {
    return static_cast<double>(mines_left_ - mines) / (interior_ - mines_left_ + mines + 1);
  }
  if (kind_ == Kind::Density) return prior_density_ / (1 - prior_density_);
  const int counted = mines + known_mines_;
  return (counted + 1.0) / (laid_over_ - interior_ - counted);
}

double CountPrior::all_mines_share(int mines) const {
  if (!excludes_all_mines_ || mines != frontier_) return 0;
  if (kind_ == Kind::Known) return mines_left_ == frontier_ + interior_ ? 1 : 0;
  if (kind_ == Kind::Density) return std::pow(prior_density_, interior_);
  if (weighed_) return weighed_->all_mines_share(known_mines_ + mines);
  const int safe = laid_over_ - interior_ - known_mines_ - frontier_;
  const double log_share = log_choose(laid_over_ - interior_, safe) - log_choose(laid_over_, safe);
  return std::exp(log_share) * (laid_over_ - interior_ + 1) / (laid_over_ + 1);
}

CountSet CountPrior::allowed(int least, int most) const {
  if (most >= frontier_ && all_mines_share(frontier_) >= 1) most = frontier_ - 1;
  if (weighed_) return weighed_->possible(known_mines_, least, most);
  return CountSet::range(std::max(least, least_in_frontier()), std::min(most, most_in_frontier()));
}

double CountPrior::excess(double density, double mean) const {
  if (kind_ == Kind::Known) return mean + interior_ * density - mines_left_;
  if (kind_ == Kind::Density) return density - prior_density_;
  if (weighed_) return density - weighed_->balanced_density(known_mines_ + mean);
  return density * (laid_over_ - interior_ + 2) - (mean + known_mines_ + 1);
}

// The logarithms of the worth, up to a number that they share.
void CountPrior::log_worth(const Tally& product, double density, int first, int last,
                           Tally& out) const {
  const auto at = [&](int mines) -> double& { return out.weight[mines - product.first]; };
  const double untilt =
      kind_ == Kind::Density && density == prior_density_ ? 0 : (1 - density) / density;
  if (weighed_) {
    for (int k = first; k <= last; ++k) {
      at(k) = weighed_->log_worth(known_mines_ + k) + (k - first) * std::log(untilt);
    }
    return;
  }
  const auto step = [&](int mines) {  // worth[mines + 1] / worth[mines]
    return untilt == 0 ? 1 : ratio(mines) * untilt;
  };
  const int anchor = std::clamp(peak(product), first, last);
  at(anchor) = 0;
  for (int k = anchor; k < last; ++k) at(k + 1) = at(k) + std::log(step(k));
  for (int k = anchor; k > first; --k) at(k - 1) = at(k) - std::log(step(k - 1));
}

void CountPrior::worth(const Tally& product, double density, Tally& out) const {
  out.first = product.first;
  out.weight.assign(product.weight.size(), 0.0);
  const int first = std::max(product.first, least_in_frontier());
  const int last = std::min(product.last(), most_in_frontier());
  if (first > last) return;
  log_worth(product, density, first, last, out);
  const auto at = [&](int mines) -> double& { return out.weight[mines - product.first]; };
  double most = kNever;
  for (int k = first; k <= last; ++k) most = std::max(most, at(k) + std::log(product.at(k)));
  for (int k = first; k <= last; ++k) {
    const double share = all_mines_share(k);
    const bool never = product.at(k) == 0 || share == 1 || at(k) == kNever;
    at(k) = never ? 0 : std::exp(at(k) - most) * (1 - share);
  }
}

double CountPrior::interior_share(int frontier_mines) const {
  double share = prior_density_;
  if (kind_ == Kind::Known) share = static_cast<double>(mines_left_ - frontier_mines) / interior_;
  if (weighed_) share = weighed_->interior_share(known_mines_ + frontier_mines);
  if (kind_ == Kind::Unknown) {
    share = (frontier_mines + known_mines_ + 1.0) / (laid_over_ - interior_ + 2.0);
  }
  const double excluded = all_mines_share(frontier_mines);
  if (excluded == 0) return share;
  if (interior_ == 1) return 0;  // the one cell is what is excluded
  return (share - excluded) / (1 - excluded);
}

namespace {

constexpr int kFew = 8;  // an interior this many times smaller than the frontier says little

}  // namespace

double CountPrior::density_given(double frontier_mines) const {
  double density = prior_density_;
  if (kind_ == Kind::Known) {
    density = kFew * interior_ > frontier_
                  ? (mines_left_ - frontier_mines) / interior_
                  : static_cast<double>(mines_left_) / std::max(1, frontier_ + interior_);
  } else if (weighed_) {
    density = weighed_->balanced_density(known_mines_ + frontier_mines);
  } else if (kind_ == Kind::Unknown) {
    density = (frontier_mines + known_mines_ + 1) / (laid_over_ - interior_ + 2);
  }
  return std::clamp(density, kLeastDensity, 1 - kLeastDensity);
}

// A step of Newton's method in log odds, as if cells were independent. The exponential is a
// fraction that is near enough and the same on every machine.
double CountPrior::balanced_density(double frontier_mines, double tried) const {
  constexpr double kLongestStep = 1;
  if (kind_ != Kind::Known || kFew * interior_ > frontier_) return density_given(frontier_mines);
  const double share = std::clamp(frontier_mines / std::max(1, frontier_), 0.01, 0.99);
  const double spread = frontier_ * share * (1 - share) + interior_ * tried * (1 - tried);
  const double missing = mines_left_ - frontier_mines - interior_ * tried;
  const double step = std::clamp(missing / std::max(spread, 1e-3), -kLongestStep, kLongestStep);
  const double odds = tried / (1 - tried) * (2 + step) / (2 - step);
  return std::clamp(odds / (1 + odds), kLeastDensity, 1 - kLeastDensity);
}

std::vector<bool> CountPrior::draw_interior(int frontier_mines, Rng& rng) const {
  std::vector<bool> mine(static_cast<std::size_t>(interior_), false);
  const bool may_be_all = all_mines_share(frontier_mines) == 0;
  do {
    draw_once(frontier_mines, rng, mine);
  } while (!may_be_all && std::find(mine.begin(), mine.end(), false) == mine.end());
  return mine;
}

// Cell by cell, each given those before it: so many mines among so many cells left, where a weighed
// count is drawn first; the density; or Polya's urn, which is what an unknown count comes to.
void CountPrior::draw_once(int frontier_mines, Rng& rng, std::vector<bool>& mine) const {
  int left = weighed_ ? weighed_->draw_interior_mines(known_mines_ + frontier_mines, rng)
                      : mines_left_ - frontier_mines;
  double mines = frontier_mines + known_mines_ + 1.0;
  double cells = laid_over_ - interior_ + 2.0;
  for (int i = 0; i < interior_; ++i) {
    double probability = prior_density_;
    if (kind_ == Kind::Known || weighed_) {
      probability = static_cast<double>(left) / (interior_ - i);
    }
    if (kind_ == Kind::Unknown) probability = mines / cells;
    const bool drawn = rng.unit() < probability;
    mine[i] = drawn;
    left -= drawn;
    mines += drawn;
    ++cells;
  }
}

}  // namespace minewise
