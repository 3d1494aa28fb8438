#include "study/sequential.h"

#include <cmath>

#include "core/check.h"

namespace minewise {

SequentialTest::SequentialTest(const Hypothesis& hypothesis)
    : hypothesis_(hypothesis), bound_(std::log((1 - hypothesis.error) / hypothesis.error)) {
  CHECK(hypothesis.difference > 0);
  CHECK(hypothesis.error >= kLeastError && hypothesis.error < 0.5);
}

void SequentialTest::add(double difference) {
  CHECK(finding_ == Finding::Undecided);
  mean_.add(difference);
  squares_ += difference * difference;
  const double ratio = log_ratio();
  if (ratio >= bound_) finding_ = Finding::Confirmed;
  if (ratio <= -bound_) finding_ = Finding::Refuted;
}

// With n games of mean m and variance v, normal distributions around D and around 0 differ in log
// likelihood by n D (m - D/2) / v.
double SequentialTest::log_ratio() const {
  if (mean_.games() == 0) return 0;
  const double made_up = 3 * std::log(1 / hypothesis_.error);  // games, a whole point each
  const auto games = static_cast<double>(mean_.games());
  const double variance = (squares_ + made_up) / (games + made_up);
  return games * hypothesis_.difference * (mean_.value() - hypothesis_.difference / 2) / variance;
}

}  // namespace minewise
