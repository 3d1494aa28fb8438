// The priors, in numbers worked out by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "solver/count/count_prior.h"
#include "support/board.h"

namespace minewise {

namespace {

// A view with its facts, and the prior of a frontier of so many cells.
struct DrawnPrior {
  DrawnPrior(std::string_view text, int frontier) : DrawnPrior(drawn_view(text), frontier) {}
  DrawnPrior(const View& seen, int frontier)
      : view(seen), facts(observed(seen)), frontier_cells(frontier) {}

  static Facts observed(const View& view) {
    Facts facts(view);
    return facts;
  }

  CountPrior prior() const { return CountPrior(view, facts, frontier_cells); }

  // What K mines in the frontier are worth beside none, per arrangement.
  double relative_worth(int mines) const {
    const Tally flat{0, std::vector<double>(static_cast<std::size_t>(frontier_cells) + 1, 1.0)};
    const Tally worth = prior().worth(flat, 0.5);  // with a factor that is the same for every K
    return worth.at(mines) / worth.at(0);
  }

  View view;
  Facts facts;
  int frontier_cells;
};

View as_classic(const View& view) {
  Rules rules = Rules::classic();
  rules.first.promise = Promise::None;
  View classic(view.topology_ptr(), rules, view.count());
  for (const Cell cell : view.uncovered()) classic.open(cell, view.clue(cell));
  return classic;
}

// Seven cells of interior take what the frontier leaves of three mines: C(7,3), C(7,2), C(7,1).
TEST(CountPrior, OfAKnownCountLeavesTheRestToTheInterior) {
  const DrawnPrior drawn("mines 3\n? 1 ? ? ? ? ? ? ? ?\n", 2);
  EXPECT_EQ(drawn.prior().interior_cells(), 7);
  EXPECT_NEAR(drawn.relative_worth(1), 21.0 / 35, 1e-12);
  EXPECT_NEAR(drawn.relative_worth(2), 7.0 / 35, 1e-12);
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(1), 2.0 / 7);
  EXPECT_TRUE(drawn.prior().counts_mines());
}

TEST(CountPrior, OfAKnownCountTakesOffTheMinesInSight) {
  const DrawnPrior drawn("mines 3\nM F 1 ? ? ?\n", 1);
  EXPECT_EQ(drawn.prior().most_in_frontier(), 1);
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(0), 1.0 / 2);
}

TEST(CountPrior, OfAKnownCountBoundsTheFrontier) {
  const DrawnPrior drawn("mines 4\n? 1 ? ? ? ?\n", 2);  // three cells of interior
  EXPECT_EQ(drawn.prior().least_in_frontier(), 1);
  EXPECT_EQ(drawn.prior().most_in_frontier(), 4);
  const Tally worth = drawn.prior().worth({0, {1, 1, 1}}, 0.5);
  EXPECT_EQ(worth.at(0), 0);
  EXPECT_GT(worth.at(1), 0);
}

TEST(CountPrior, OfADensityKnowsNoCount) {
  const DrawnPrior drawn("density 0.2\n? 1 ? ? ? ?\n", 2);
  EXPECT_FALSE(drawn.prior().counts_mines());
  EXPECT_DOUBLE_EQ(drawn.prior().density(), 0.2);
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(0), 0.2);
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(2), 0.2);
  EXPECT_NEAR(drawn.relative_worth(1), 0.2 / 0.8, 1e-12);
  const Tally counted_with_it = drawn.prior().worth({0, {1, 1, 1}}, 0.2);
  EXPECT_DOUBLE_EQ(counted_with_it.at(0), counted_with_it.at(2));
}

TEST(CountPrior, OfADensityOfNothingOrAllExcludesWhatIsSeen) {
  EXPECT_TRUE(DrawnPrior("density 0\nM ?\n", 0).prior().is_impossible());
  EXPECT_FALSE(DrawnPrior("density 0\n_ ?\n", 0).prior().is_impossible());
  EXPECT_TRUE(DrawnPrior("density 1\n_ ?\n", 0).prior().is_impossible());
  EXPECT_FALSE(DrawnPrior("density 1\nM ?\n", 0).prior().is_impossible());
}

// Three cells beside the interior, one of them safe: 1 / C(3, K).
TEST(CountPrior, OfAnUnknownCountIsOneOverTheLayoutsOfEachNumber) {
  const DrawnPrior drawn("? 1 ? ? ? ? ?\n", 2);
  EXPECT_NEAR(drawn.relative_worth(1), 1.0 / 3, 1e-12);
  EXPECT_NEAR(drawn.relative_worth(2), 1.0 / 3, 1e-12);
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(0), 1.0 / 5);  // Laplace's rule of succession
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(2), 3.0 / 5);
}

TEST(CountPrior, OfAnUnknownCountIsNotChangedByCellsNobodyKnowsAbout) {
  EXPECT_NEAR(DrawnPrior("? 1 ?\n", 2).relative_worth(1),
              DrawnPrior("? 1 ? ? ? ? ? ? ? ? ? ?\n", 2).relative_worth(1), 1e-12);
}

TEST(CountPrior, LaysNoMinesInCellsThatWerePromised) {
  View view = drawn_view("0 _ ? ? ? ?\n");
  view.promise({Cell{0}, Cell{1}});
  EXPECT_DOUBLE_EQ(DrawnPrior(view, 0).prior().interior_share(0), 1.0 / 2);
  EXPECT_DOUBLE_EQ(DrawnPrior("0 _ ? ? ? ?\n", 0).prior().interior_share(0), 1.0 / 4);
}

// Of the interior's two cells, at least one is safe: with density 1/2, three layouts are left.
TEST(CountPrior, OfARunningClassicGameLeavesASafeCell) {
  const DrawnPrior drawn(as_classic(drawn_view("density 0.5\n? 1 _ ? ?\n")), 1);
  EXPECT_TRUE(drawn.prior().counts_mines());
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(0), 1.0 / 2);  // the frontier's is safe
  EXPECT_DOUBLE_EQ(drawn.prior().interior_share(1), 1.0 / 3);
  EXPECT_NEAR(drawn.relative_worth(1), 3.0 / 4, 1e-12);
}

TEST(CountPrior, OfARunningClassicGameKnowsTheLastCellToBeSafe) {
  const DrawnPrior drawn(as_classic(drawn_view("? 1 _ ?\n")), 1);
  EXPECT_EQ(drawn.prior().interior_share(1), 0);
  EXPECT_FALSE(DrawnPrior(as_classic(drawn_view("? 1 _ _\n")), 1).prior().allows(1));
}

// Nine cells, two of them in the frontier and six in the interior. With weights 3 and 1 for one and
// three mines: none in the frontier is 3/9 * 6 + 1/84 * 20, one is 3/9 * 1 + 1/84 * 15.
TEST(CountPrior, OfAnyShapeSumsOverTheInterior) {
  const DrawnPrior drawn("mines prior:0,3,0,1\n? 1 ? ? ? ? ? ? ?\n", 2);
  const double none = 2 + 20.0 / 84, one = 1.0 / 3 + 15.0 / 84, two = 6.0 / 84;
  EXPECT_NEAR(drawn.relative_worth(1), one / none, 1e-12);
  EXPECT_NEAR(drawn.relative_worth(2), two / none, 1e-12);
  EXPECT_NEAR(drawn.prior().interior_share(1), 15.0 / 84 * (2.0 / 6) / one, 1e-12);
  EXPECT_NEAR(drawn.prior().interior_share(2), 1.0 / 6, 1e-12);
  EXPECT_FALSE(DrawnPrior("mines prior:0,3,0,1\n? 1 ?\n", 2).prior().allows(2));
}

TEST(CountPrior, OfAnyShapeDrawsNumbersAsTheyAreWeighed) {
  const DrawnPrior drawn("mines prior:0,3,0,1\n? 1 ? ? ? ? ? ? ?\n", 2);
  Rng rng(Seed{1}, Digest("interior"));
  std::array<int, 3> seen{};
  for (int i = 0; i < 3000; ++i) {
    const auto mines = drawn.prior().draw_interior(1, rng);
    ++seen[static_cast<std::size_t>(std::count(mines.begin(), mines.end(), true))];
  }
  EXPECT_EQ(seen[1], 0);
  EXPECT_NEAR(seen[2] / 3000.0, 15.0 / 84 / (1.0 / 3 + 15.0 / 84), 0.04);
}

TEST(CountPrior, DrawsAsManyMinesForTheInteriorAsAreLeft) {
  const DrawnPrior drawn("mines 4\n? 1 ? ? ? ? ? ? ?\n", 2);
  Rng rng(Seed{1}, Digest("interior"));
  for (int i = 0; i < 20; ++i) {
    const auto mines = drawn.prior().draw_interior(1, rng);
    EXPECT_EQ(mines.size(), 6u);
    EXPECT_EQ(std::count(mines.begin(), mines.end(), true), 3);
  }
}

TEST(CountPrior, DrawsNoInteriorThatIsRuledOut) {
  const DrawnPrior drawn(as_classic(drawn_view("density 0.9\n? 1 _ ? ?\n")), 1);
  Rng rng(Seed{1}, Digest("interior"));
  for (int i = 0; i < 50; ++i) {
    const auto mines = drawn.prior().draw_interior(1, rng);
    EXPECT_GT(std::count(mines.begin(), mines.end(), false), 0);
  }
}

// What is said at once, against one number of mines after the other.
TEST(CountPrior, ExcludesNothingOnlyWhereEveryNumberIsAllowedAndLeavesTheInteriorOpen) {
  int said = 0;
  for (const char* mines : {"0", "1", "2", "4", "6", "9", "10", "unknown", "prior:1,0,2,1,1"}) {
    const View seen = drawn_view(std::string("mines ") + mines + "\n? ? 1 ? ? ? ? ? ? ? ?\n");
    for (const View& view : {seen, as_classic(seen)}) {
      for (int frontier = 2; frontier <= 10; frontier += 4) {
        const CountPrior prior = DrawnPrior(view, frontier).prior();
        for (int least = 0; least <= frontier; ++least) {
          for (int most = least; most <= frontier; ++most) {
            if (!prior.excludes_nothing(least, most)) continue;
            ++said;
            for (int k = least; k <= most; ++k) {
              EXPECT_TRUE(prior.allows(k)) << mines << ' ' << frontier << ' ' << k;
              EXPECT_GT(prior.interior_share(k), 0) << mines << ' ' << frontier << ' ' << k;
              EXPECT_LT(prior.interior_share(k), 1) << mines << ' ' << frontier << ' ' << k;
            }
          }
        }
      }
    }
  }
  EXPECT_GT(said, 50);
}

}  // namespace

}  // namespace minewise
