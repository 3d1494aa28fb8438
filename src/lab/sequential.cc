#include "lab/sequential.h"

#include <cmath>

#include "base/check.h"

namespace minewise {

SequentialTest::SequentialTest(const Hypothesis& hypothesis)
    : hypothesis_(hypothesis), bound_(std::log((1 - hypothesis.error) / hypothesis.error)) {
  CHECK(hypothesis.difference > 0);
  CHECK(hypothesis.error > 0 && hypothesis.error < 0.5);
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
  constexpr double kMadeUp = 2;  // games, each a whole point from no difference
  const auto games = static_cast<double>(mean_.games());
  const double variance = (squares_ + kMadeUp) / (games + kMadeUp);
  return games * hypothesis_.difference * (mean_.value() - hypothesis_.difference / 2) / variance;
}

}  // namespace minewise
