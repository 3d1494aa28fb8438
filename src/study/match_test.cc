#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"
#include "study/match.h"

namespace minewise {

namespace {

// Paired games: a difference that is rare, and another the rest of the time.
struct Rivals {
  double chance = 0;  // of the rare one
  double rare = 0;
  double usual = 0;

  double play(Rng& rng) const { return rng.unit() < chance ? rare : usual; }
};

// Games that are ties, or won and lost by turns of luck.
struct Equals {
  double ties = 0;
  double won = 0;  // of the others

  double play(Rng& rng) const {
    if (rng.unit() < ties) return 0;
    return rng.unit() < won ? 1 : -1;
  }
};

// How often a test ends in a finding, of `tests`.
template <class Players>
int count_findings(const Players& players, const Hypothesis& hypothesis, Finding finding,
                   int tests) {
  int found = 0;
  for (int number = 0; number < tests; ++number) {
    Rng rng(Seed{17}, Digest("rivals").add(static_cast<std::uint64_t>(number)));
    SequentialTest test(hypothesis);
    while (test.finding() == Finding::Undecided) test.add(players.play(rng));
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
      const Equals equals{ties, 0.5};
      const Equals ahead{ties, 0.6};
      const double most = 1.25 * error * kTests;
      EXPECT_LE(count_findings(equals, hypothesis, Finding::Confirmed, kTests), most) << ties;
      EXPECT_LE(count_findings(ahead, hypothesis, Finding::Refuted, kTests), most) << ties;
    }
  }
}

// A challenger that is never worse and rarely better, and one that is mostly a little better and
// rarely loses all: neither looks like what it is until the rare game comes.
TEST(SequentialTest, ErrsNoMoreOftenWhereRareGamesDecide) {
  constexpr int kTests = 1000;
  for (const double error : {0.05, 0.01}) {
    for (const double difference : {0.01, 0.04}) {
      const Hypothesis hypothesis{difference, error};
      const double most = 1.25 * error * kTests;
      const Rivals never_worse{difference, 1, 0};
      EXPECT_LE(count_findings(never_worse, hypothesis, Finding::Refuted, kTests), most);
      const double chance = 2 * difference;
      const Rivals rarely_ruined{chance, -1, chance / (1 - chance)};
      EXPECT_LE(count_findings(rarely_ruined, hypothesis, Finding::Confirmed, kTests), most);
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
  EXPECT_LT(games, 2000);
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
  EXPECT_NEAR(test.log_ratio(),
              4 * 0.1 * (0 - 0.05) / ((2 + 3 * std::log(20)) / (4 + 3 * std::log(20))), 1e-12);
}

}  // namespace

}  // namespace minewise
