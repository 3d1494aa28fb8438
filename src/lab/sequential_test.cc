#include "lab/sequential.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace minewise {
namespace {

// Paired games of two players of which the first wins a share of those that are no ties.
struct Rivals {
  double ties = 0;
  double won = 0;

  double difference() const { return (1 - ties) * (2 * won - 1); }
  double play(Rng& rng) const {
    if (rng.unit() < ties) return 0;
    return rng.unit() < won ? 1 : -1;
  }
};

// How often a test ends in a finding, of `tests`.
int count_findings(const Rivals& rivals, const Hypothesis& hypothesis, Finding finding, int tests) {
  int found = 0;
  for (int number = 0; number < tests; ++number) {
    Rng rng(Seed{17}, Digest("rivals").add(static_cast<std::uint64_t>(number)));
    SequentialTest test(hypothesis);
    while (test.finding() == Finding::Undecided) test.add(rivals.play(rng));
    found += test.finding() == finding;
  }
  return found;
}

// The rates are stated for the limit of many games; a quarter more is allowed for what is not.
TEST(SequentialTest, ErrsAsOftenAsStated) {
  constexpr int kTests = 2000;
  for (const double ties : {0.0, 0.5, 0.9, 0.98}) {
    for (const double error : {0.05, 0.1}) {
      const double difference = 0.2 * (1 - ties);
      const Hypothesis hypothesis{difference, error};
      const Rivals equals{ties, 0.5};
      const Rivals ahead{ties, 0.6};
      ASSERT_DOUBLE_EQ(ahead.difference(), difference);
      const double most = 1.25 * error * kTests;
      EXPECT_LE(count_findings(equals, hypothesis, Finding::Confirmed, kTests), most) << ties;
      EXPECT_LE(count_findings(ahead, hypothesis, Finding::Refuted, kTests), most) << ties;
    }
  }
}

TEST(SequentialTest, RefutesADifferenceBetweenPlayersThatAlwaysTie) {
  SequentialTest test({0.01, 0.05});
  int games = 0;
  while (test.finding() == Finding::Undecided) {
    test.add(0);
    ++games;
  }
  EXPECT_EQ(test.finding(), Finding::Refuted);
  EXPECT_GT(games, 100);
  EXPECT_LT(games, 1000);
}

TEST(SequentialTest, ConfirmsNothingFromAHandfulOfGames) {
  SequentialTest test({0.5, 0.05});
  test.add(1);
  test.add(1);
  EXPECT_EQ(test.finding(), Finding::Undecided);
}

TEST(SequentialTest, TellsHowFarItIs) {
  SequentialTest test({0.1, 0.05});
  EXPECT_EQ(test.log_ratio(), 0);
  EXPECT_NEAR(test.bound(), 2.944439, 1e-6);
  for (const double difference : {1.0, 0.0, -1.0, 0.0}) test.add(difference);
  EXPECT_NEAR(test.log_ratio(), 4 * 0.1 * (0 - 0.05) / ((2 + 2) / 6.0), 1e-12);
}

}  // namespace
}  // namespace minewise
