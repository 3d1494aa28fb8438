// The kernels worked out by hand: P(shown | s mines among `degree` neighbours).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/clue_model.h"

namespace minewise {

namespace {

using testing::HasSubstr;

constexpr Clue kNothing = Clue::withheld();

Clue n(int number) {
  return Clue::number(number);
}

ClueModelPtr model(std::string_view text) {
  return parse_clue_model(text).value();
}

std::string error_of(std::string_view text) {
  const auto parsed = parse_clue_model(text);
  return parsed ? "none" : parsed.error().text();
}

TEST(Clue, HasTheSymbolOfNotation) {
  EXPECT_EQ(n(0).symbol(), '0');
  EXPECT_EQ(n(8).symbol(), '8');
  EXPECT_EQ(kNothing.symbol(), '_');
}

TEST(Clue, WithheldIsNoNumber) {
  EXPECT_TRUE(kNothing.is_withheld());
  EXPECT_FALSE(n(0).is_withheld());
  EXPECT_NE(kNothing, n(0));
}

TEST(ExactClues, ShowTheTruth) {
  const auto exact = exact_clues();
  EXPECT_EQ(exact->probability(n(3), 3, 8), 1);
  EXPECT_EQ(exact->probability(n(2), 3, 8), 0);
  EXPECT_EQ(exact->probability(kNothing, 3, 8), 0);
  EXPECT_EQ(exact->likelihood(n(2), 3), (Likelihood{0, 0, 1, 0}));
  EXPECT_EQ(exact->allowed_mines(n(2), 3), (SumRange{2, 2}));
  EXPECT_TRUE(exact->is_exact());
}

TEST(ExactClues, NumberOverTheDegreeCannotBe) {
  const SumRange allowed = exact_clues()->allowed_mines(n(4), 3);
  EXPECT_GT(allowed.least, allowed.most);
}

TEST(WithheldClues, StaySilentWithTheirProbability) {
  const auto withheld = withheld_clues(0.25);
  EXPECT_EQ(withheld->probability(kNothing, 0, 8), 0.25);
  EXPECT_EQ(withheld->probability(kNothing, 5, 8), 0.25);
  EXPECT_EQ(withheld->probability(n(5), 5, 8), 0.75);
  EXPECT_EQ(withheld->probability(n(4), 5, 8), 0);
  EXPECT_FALSE(withheld->is_exact());
}

TEST(WithheldClues, SilenceSaysNothing) {
  for (const char* name : {"exact", "withheld:0.25", "optimistic", "withheld:1+cautious"}) {
    EXPECT_EQ(model(name)->likelihood(kNothing, 2), (Likelihood{1, 1, 1})) << name;
    EXPECT_EQ(model(name)->allowed_mines(kNothing, 2), (SumRange{0, 2})) << name;
  }
}

TEST(WithheldClues, NumberIsStillTheTruth) {
  EXPECT_EQ(withheld_clues(0.25)->allowed_mines(n(1), 3), (SumRange{1, 1}));
}

// Drawn uniformly from 0..s: 1/(s+1) for every s at or above the number shown.
TEST(OptimisticClues, AreALowerBound) {
  const auto optimistic = optimistic_clues();
  EXPECT_EQ(optimistic->likelihood(n(2), 4), (Likelihood{0, 0, 1.0 / 3, 1.0 / 4, 1.0 / 5}));
  EXPECT_EQ(optimistic->likelihood(n(0), 2), (Likelihood{1, 1.0 / 2, 1.0 / 3}));
  EXPECT_EQ(optimistic->allowed_mines(n(2), 4), (SumRange{2, 4}));
  EXPECT_EQ(optimistic->allowed_mines(n(0), 4), (SumRange{0, 4}));
}

// Drawn uniformly from s..degree: 1/(degree-s+1) for every s at or below the number shown.
TEST(CautiousClues, AreAnUpperBound) {
  const auto cautious = cautious_clues();
  EXPECT_EQ(cautious->likelihood(n(1), 3), (Likelihood{1.0 / 4, 1.0 / 3, 0, 0}));
  EXPECT_EQ(cautious->likelihood(n(3), 3), (Likelihood{1.0 / 4, 1.0 / 3, 1.0 / 2, 1}));
  EXPECT_EQ(cautious->allowed_mines(n(1), 3), (SumRange{0, 1}));
  EXPECT_EQ(cautious->allowed_mines(n(0), 3), (SumRange{0, 0}));
}

TEST(CautiousClues, DependOnTheDegree) {
  EXPECT_EQ(cautious_clues()->probability(n(1), 0, 1), 1.0 / 2);
  EXPECT_EQ(cautious_clues()->probability(n(1), 0, 8), 1.0 / 9);
  EXPECT_EQ(cautious_clues()->probability(n(2), 0, 1), 0);
}

TEST(ComposedClues, SilenceThenOptimismMultiplies) {
  const auto both = model("withheld:0.25+optimistic");
  EXPECT_EQ(both->probability(kNothing, 3, 8), 0.25);
  EXPECT_EQ(both->probability(n(1), 2, 8), 0.75 * (1.0 / 3));
  EXPECT_EQ(both->allowed_mines(n(1), 3), (SumRange{1, 3}));
}

// What withheld does to a number does not depend on the number, so here order is all the same.
TEST(ComposedClues, SilenceMayComeLast) {
  for (int mines = 0; mines <= 4; ++mines) {
    for (const Clue shown : {kNothing, n(0), n(2), n(4)}) {
      EXPECT_DOUBLE_EQ(model("withheld:0.25+cautious")->probability(shown, mines, 4),
                       model("cautious+withheld:0.25")->probability(shown, mines, 4));
    }
  }
}

// One mine of degree 1: optimistic shows 0 or 1, each half. Cautious makes of a 0 a 0 or a 1, each
// half, and leaves a 1. So 0 has a quarter, 1 three quarters.
TEST(ComposedClues, SumOverWhatPassedBetween) {
  const auto both = model("optimistic+cautious");
  EXPECT_DOUBLE_EQ(both->probability(n(0), 1, 1), 0.25);
  EXPECT_DOUBLE_EQ(both->probability(n(1), 1, 1), 0.75);
  EXPECT_DOUBLE_EQ(both->probability(n(0), 0, 1), 0.5);
  EXPECT_DOUBLE_EQ(both->probability(n(1), 0, 1), 0.5);
}

TEST(ComposedClues, OrderMattersWhereModelsDistort) {
  EXPECT_DOUBLE_EQ(model("cautious+optimistic")->probability(n(0), 1, 1), 0.5);
  EXPECT_DOUBLE_EQ(model("optimistic+cautious")->probability(n(0), 1, 1), 0.25);
}

TEST(ComposedClues, SilencesAdd) {
  EXPECT_DOUBLE_EQ(model("withheld:0.5+withheld:0.5")->probability(kNothing, 2, 8), 0.75);
}

TEST(ComposedClues, ExactChangesNothing) {
  const auto both = model("exact+optimistic");
  for (int mines = 0; mines <= 3; ++mines) {
    EXPECT_EQ(both->probability(n(1), mines, 3), optimistic_clues()->probability(n(1), mines, 3));
  }
}

TEST(ClueModel, ProbabilitiesSumToOne) {
  for (const char* name : {"exact", "withheld:0.3", "withheld:1", "optimistic", "cautious",
                           "withheld:0.3+optimistic", "cautious+optimistic+withheld:0.1"}) {
    for (int degree = 0; degree <= kMaxDegree; ++degree) {
      for (int mines = 0; mines <= degree; ++mines) {
        double total = model(name)->probability(kNothing, mines, degree);
        for (int shown = 0; shown <= kMaxDegree; ++shown) {
          total += model(name)->probability(n(shown), mines, degree);
        }
        EXPECT_NEAR(total, 1, 1e-12) << name << " " << mines << "/" << degree;
      }
    }
  }
}

TEST(ClueModel, NeverSilentIsAsGoodAsExact) {
  EXPECT_TRUE(withheld_clues(0)->is_exact());
  EXPECT_TRUE(model("exact+exact")->is_exact());
  EXPECT_FALSE(optimistic_clues()->is_exact());
  EXPECT_FALSE(cautious_clues()->is_exact());
}

TEST(ClueModelDraw, ExactAlwaysShowsTheTruth) {
  Rng rng(Seed{1}, Digest("draw"));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(exact_clues()->draw(3, 8, rng), n(3));
}

TEST(ClueModelDraw, AlwaysWithheldShowsNothing) {
  Rng rng(Seed{1}, Digest("draw"));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(withheld_clues(1)->draw(3, 8, rng), kNothing);
}

// 10,000 draws each: every frequency within four standard deviations of its probability.
TEST(ClueModelDraw, FollowsTheKernel) {
  constexpr int kDraws = 10000;
  for (const char* name : {"withheld:0.2", "optimistic", "cautious", "withheld:0.2+optimistic"}) {
    const auto noisy = model(name);
    Rng rng(Seed{2}, Digest(name));
    std::array<int, 10> drawn{};
    for (int i = 0; i < kDraws; ++i) {
      const Clue clue = noisy->draw(2, 5, rng);
      ++drawn.at(clue.is_withheld() ? 9 : static_cast<std::size_t>(clue.number()));
    }
    for (int shown = 0; shown <= 9; ++shown) {
      const double p = noisy->probability(shown == 9 ? kNothing : n(shown), 2, 5);
      EXPECT_NEAR(drawn.at(static_cast<std::size_t>(shown)), kDraws * p,
                  4 * std::sqrt(kDraws * p * (1 - p)))
          << name << " " << shown;
    }
  }
}

TEST(ParseClueModel, NamesReadBack) {
  for (const char* name : {"exact", "withheld:0.2", "optimistic", "cautious",
                           "withheld:0.2+optimistic", "optimistic+cautious+withheld:0.125"}) {
    EXPECT_EQ(model(name)->name(), name);
  }
  EXPECT_EQ(model("withheld:2e-1")->name(), "withheld:0.2");
}

TEST(ParseClueModel, RefusesUnknownWords) {
  EXPECT_THAT(error_of("honest"), HasSubstr("unknown clue model 'honest'"));
  EXPECT_THAT(error_of(""), HasSubstr("unknown clue model ''"));
  EXPECT_EQ(error_of("exakt"), "unknown clue model 'exakt'; did you mean 'exact'?");
  EXPECT_EQ(error_of("exact:0.5"), "'exact:0.5': exact clues take no number");
  EXPECT_THAT(error_of("exact+"), HasSubstr("unknown clue model ''"));
  EXPECT_THAT(error_of("exact++optimistic"), HasSubstr("unknown clue model ''"));
  EXPECT_EQ(error_of("withheld"),
            "'withheld' needs a probability from 0 to 1: write withheld:Q, such as withheld:0.2");
  EXPECT_EQ(parse_clue_model("Withheld:0.5+OPTIMISTIC").value()->name(), "withheld:0.5+optimistic");
}

TEST(ParseClueModel, SilenceNeedsAProbability) {
  for (const char* text :
       {"withheld:", "withheld:1.1", "withheld:-0.1", "withheld:x", "withheld:nan"}) {
    EXPECT_THAT(error_of(text), HasSubstr("needs a probability from 0 to 1")) << text;
  }
}

TEST(ParseClueModel, JoinsAtMostEight) {
  EXPECT_EQ(error_of("exact+exact+exact+exact+exact+exact+exact+exact"), "none");
  EXPECT_EQ(error_of("exact+exact+exact+exact+exact+exact+exact+exact+exact"),
            "more than 8 clue models joined");
}

TEST(ClueModelDeathTest, MoreMinesThanNeighboursIsABrokenContract) {
  EXPECT_DEATH(exact_clues()->probability(n(1), 4, 3), "CHECK");
}

// The entropy of a coin that is one side with probability p.
double coin(double p) {
  return -p * std::log2(p) - (1 - p) * std::log2(1 - p);
}

TEST(Information, OfAnExactClueIsAllThereIs) {
  EXPECT_NEAR(bits_told(*exact_clues(), 1, 0.5), 1, 1e-12);
  EXPECT_NEAR(bits_told(*exact_clues(), 1, 0.1), coin(0.1), 1e-12);
  EXPECT_NEAR(bits_told(*exact_clues(), 2, 0.5), 1.5, 1e-12);  // 1/4, 1/2, 1/4
  EXPECT_EQ(bits_told(*exact_clues(), 8, 0), 0);
  EXPECT_EQ(bits_told(*exact_clues(), 8, 1), 0);
  EXPECT_EQ(bits_told(*exact_clues(), 0, 0.5), 0);
}

TEST(Information, OfAClueThatMayStaySilentIsItsShare) {
  const double all = bits_told(*exact_clues(), 8, 0.2);
  for (const double q : {0.0, 0.25, 0.9, 1.0}) {
    EXPECT_NEAR(bits_told(*withheld_clues(q), 8, 0.2), (1 - q) * all, 1e-12) << q;
  }
}

// One neighbour: an optimistic clue shows 0 for no mine, and 0 or 1 alike for a mine. By hand,
// H(shown) - H(shown | mine or not) = H(3/4) - 1/2.
TEST(Information, OfBoundsIsLess) {
  EXPECT_NEAR(bits_told(*optimistic_clues(), 1, 0.5), coin(0.25) - 0.5, 1e-12);
  EXPECT_NEAR(bits_told(*cautious_clues(), 1, 0.5), coin(0.25) - 0.5, 1e-12);
  for (const double density : {0.1, 0.3, 0.6}) {
    const double all = bits_told(*exact_clues(), 8, density);
    EXPECT_LT(bits_told(*optimistic_clues(), 8, density), all);
    EXPECT_LT(bits_told(*cautious_clues(), 8, density), all);
    EXPECT_GT(bits_told(*cautious_clues(), 8, density), 0);
    // Mines and safe cells change places.
    EXPECT_NEAR(bits_told(*cautious_clues(), 8, density),
                bits_told(*optimistic_clues(), 8, 1 - density), 1e-12);
  }
}

TEST(Information, OfTwoModelsInARowIsNoMoreThanOfEither) {
  const auto both = composed_clues(*withheld_clues(0.2), *optimistic_clues());
  EXPECT_NEAR(bits_told(*both, 8, 0.2), 0.8 * bits_told(*optimistic_clues(), 8, 0.2), 1e-12);
}

}  // namespace

}  // namespace minewise
