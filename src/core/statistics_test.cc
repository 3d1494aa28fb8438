#include "core/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace minewise {
namespace {

Rate rate_of(int happened, int games) {
  Rate rate;
  for (int i = 0; i < games; ++i) rate.add(i < happened);
  return rate;
}

// The values of Newcombe (Statistics in Medicine 17, 1998), table I, score interval.
TEST(Rate, HasTheIntervalOfWilson) {
  const struct {
    int happened, games;
    double low, high;
  } cases[] = {{81, 263, 0.2553, 0.3662},
               {15, 148, 0.0624, 0.1605},
               {0, 20, 0, 0.1611},
               {1, 29, 0.0061, 0.1718}};
  for (const auto& [happened, games, low, high] : cases) {
    const auto interval = rate_of(happened, games).interval();
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low, low, 5e-5) << happened << '/' << games;
    EXPECT_NEAR(interval->high, high, 5e-5) << happened << '/' << games;
    EXPECT_EQ(interval_word(interval->kind), "wilson");
  }
  EXPECT_EQ(Rate().interval(), std::nullopt);
  EXPECT_EQ(Rate().value(), 0);
}

TEST(Mean, HasTheIntervalOfStudent) {
  Mean mean;
  EXPECT_EQ(mean.value(), 0);
  mean.add(1);
  EXPECT_FALSE(mean.interval());
  for (const double value : {2.0, 3.0, 4.0}) mean.add(value);
  EXPECT_EQ(mean.value(), 2.5);
  EXPECT_NEAR(mean.variance(), 5.0 / 3, 1e-15);
  // t of 3 degrees of freedom at 97.5% is 3.182446.
  EXPECT_NEAR(mean.interval()->half_width(), 3.182446 * std::sqrt(5.0 / 12), 1e-6);
  EXPECT_EQ(interval_word(mean.interval()->kind), "student");
}

TEST(Mean, OfTheSameValuesHasNoSpread) {
  for (const double value : {0.1, 1.0 / 3, 400.0}) {
    Mean mean;
    for (int i = 0; i < 1000; ++i) mean.add(value);
    EXPECT_NEAR(mean.variance(), 0, 1e-9 * value);
  }
}

TEST(Intervals, HoldTheTruthNineteenTimesInTwenty) {
  constexpr int kExperiments = 2000;
  int rates = 0, means = 0;
  for (int i = 0; i < kExperiments; ++i) {
    Rng rng(Seed{3}, Digest("intervals").add(static_cast<std::uint64_t>(i)));
    Rate rate;
    Mean mean;
    for (int game = 0; game < 60; ++game) {
      rate.add(rng.unit() < 0.3);
      mean.add(rng.unit() + rng.unit());
    }
    const auto [low, high, kind] = *rate.interval();
    rates += low <= 0.3 && 0.3 <= high;
    means += mean.interval()->low <= 1 && 1 <= mean.interval()->high;
  }
  EXPECT_NEAR(rates, 0.95 * kExperiments, 4 * 10);  // four standard errors
  EXPECT_NEAR(means, 0.95 * kExperiments, 4 * 10);
}

}  // namespace
}  // namespace minewise
