#include "solver/count/weighed_worth.h"

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

}  // namespace minewise
