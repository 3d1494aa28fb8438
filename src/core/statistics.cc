#include "core/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace minewise {
namespace {

constexpr double kNormal = 1.959963984540054;  // 95% of a normal distribution lie this close

// The same for Student's distribution, in doubles: the same digits on every machine.
double student(std::uint64_t games) {
  using Doubles = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
  using Student = boost::math::students_t_distribution<double, Doubles>;
  constexpr std::uint64_t kMany = 100'000;  // from here on, normal to six digits
  return games > kMany ? kNormal : quantile(Student(static_cast<double>(games - 1)), 0.975);
}

}  // namespace

std::string_view interval_word(IntervalKind kind) {
  return kind == IntervalKind::Wilson ? "wilson" : "student";
}

double Rate::value() const {
  return games_ == 0 ? 0 : static_cast<double>(happened_) / static_cast<double>(games_);
}

std::optional<Interval> Rate::interval() const {
  if (games_ == 0) return std::nullopt;
  const auto n = static_cast<double>(games_);
  const double z2 = kNormal * kNormal;
  const double p = value();
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double reach = kNormal / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  // Rounding must not keep the ends from 0 and 1 where they belong there.
  return Interval{happened_ == 0 ? 0 : middle - reach, happened_ == games_ ? 1 : middle + reach,
                  IntervalKind::Wilson};
}

double Mean::value() const {
  return games_ == 0 ? 0 : sum_ / static_cast<double>(games_);
}

// The difference of two sums loses digits where games hardly differ: figures from 0 to 1, or whole
// numbers, leave enough of them.
double Mean::variance() const {
  if (games_ < 2) return 0;
  const auto games = static_cast<double>(games_);
  return std::max(0.0, squares_ - sum_ * (sum_ / games)) / (games - 1);
}

std::optional<Interval> Mean::interval() const {
  if (games_ < 2) return std::nullopt;
  const double reach = student(games_) * std::sqrt(variance() / static_cast<double>(games_));
  return Interval{value() - reach, value() + reach, IntervalKind::Student};
}

}  // namespace minewise
