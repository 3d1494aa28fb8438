// What every clue model promises: a kernel that is a kernel, a range of mines that is the kernel's
// support, draws that follow it, a name that stands for it, and likelihoods that agree with the
// oracle's.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "core/clue_model.h"
#include "oracle/brute_force.h"

namespace minewise {
namespace {

constexpr double kRounding = 1e-12;

std::vector<Clue> all_shown() {
  std::vector<Clue> clues{Clue::withheld()};
  for (int number = 0; number <= kMaxDegree; ++number) clues.push_back(Clue::number(number));
  return clues;
}

class ClueModelConformance : public ::testing::TestWithParam<std::string> {
 protected:
  ClueModelConformance() : model_(parse_clue_model(GetParam()).value()) {}

  // Every number of mines around every kind of cell.
  template <class See>
  void for_each_truth(See see) const {
    for (int degree = 0; degree <= kMaxDegree; ++degree) {
      for (int mines = 0; mines <= degree; ++mines) {
        SCOPED_TRACE(fmt::format("{} mines among {} neighbours", mines, degree));
        see(mines, degree);
      }
    }
  }

  ClueModelPtr model_;
};

TEST_P(ClueModelConformance, SpreadsEveryTruthOverCluesThatSumToOne) {
  for_each_truth([&](int mines, int degree) {
    double sum = 0;
    for (const Clue clue : all_shown()) {
      const double p = model_->probability(clue, mines, degree);
      EXPECT_GE(p, 0) << clue.symbol();
      EXPECT_LE(p, 1) << clue.symbol();
      sum += p;
    }
    EXPECT_NEAR(sum, 1, kRounding);
  });
}

TEST_P(ClueModelConformance, NeverShowsMoreThanThereAreNeighbours) {
  for_each_truth([&](int mines, int degree) {
    for (int number = degree + 1; number <= kMaxDegree; ++number) {
      EXPECT_EQ(model_->probability(Clue::number(number), mines, degree), 0) << number;
    }
  });
}

TEST_P(ClueModelConformance, IsSilentWhateverTheMines) {
  for_each_truth([&](int mines, int degree) {
    double spoken = 0;
    for (int number = 0; number <= degree; ++number) {
      spoken += model_->probability(Clue::number(number), mines, degree);
    }
    EXPECT_NEAR(1 - spoken, model_->probability(Clue::withheld(), 0, degree), kRounding);
    EXPECT_EQ(model_->probability(Clue::withheld(), mines, degree),
              model_->probability(Clue::withheld(), 0, degree));
  });
}

TEST_P(ClueModelConformance, AgreesWithTheOracle) {
  for_each_truth([&](int mines, int degree) {
    for (const Clue clue : all_shown()) {
      const int shown = clue.is_withheld() ? oracle::kNothing : clue.number();
      EXPECT_NEAR(model_->probability(clue, mines, degree),
                  oracle::chance_to_show(GetParam(), shown, mines, degree), kRounding)
          << clue.symbol();
    }
  });
}

TEST_P(ClueModelConformance, ExplainsANumberByTheProbabilityOfShowingIt) {
  for_each_truth([&](int mines, int degree) {
    for (int number = 0; number <= kMaxDegree; ++number) {
      const Likelihood& likelihood = model_->likelihood(Clue::number(number), degree);
      EXPECT_EQ(likelihood[mines], model_->probability(Clue::number(number), mines, degree));
    }
  });
}

TEST_P(ClueModelConformance, LearnsNothingFromSilence) {
  for (int degree = 0; degree <= kMaxDegree; ++degree) {
    const Likelihood& likelihood = model_->likelihood(Clue::withheld(), degree);
    for (int mines = 0; mines <= kMaxDegree; ++mines) {
      EXPECT_EQ(likelihood[mines], mines <= degree ? 1 : 0);
    }
    EXPECT_EQ(model_->allowed_mines(Clue::withheld(), degree), (SumRange{0, degree}));
  }
}

TEST_P(ClueModelConformance, GivesNoWeightToMoreMinesThanNeighbours) {
  for (int degree = 0; degree <= kMaxDegree; ++degree) {
    for (const Clue clue : all_shown()) {
      for (int mines = degree + 1; mines <= kMaxDegree; ++mines) {
        EXPECT_EQ(model_->likelihood(clue, degree)[mines], 0);
      }
    }
  }
}

// The range holds the numbers of mines that could have shown the clue, and no other.
TEST_P(ClueModelConformance, AllowsExactlyTheNumbersOfMinesThatCouldHaveShownAClue) {
  for_each_truth([&](int mines, int degree) {
    for (int number = 0; number <= kMaxDegree; ++number) {
      const auto [least, most] = model_->allowed_mines(Clue::number(number), degree);
      const bool allowed = least <= mines && mines <= most;
      EXPECT_EQ(allowed, oracle::chance_to_show(GetParam(), number, mines, degree) > 0)
          << "clue " << number << " allows " << least << " to " << most;
    }
  });
}

TEST_P(ClueModelConformance, AllowsNothingWhenAClueCannotBeShown) {
  for (int degree = 0; degree <= kMaxDegree; ++degree) {
    for (int number = degree + 1; number <= kMaxDegree; ++number) {
      const auto [least, most] = model_->allowed_mines(Clue::number(number), degree);
      EXPECT_GT(least, most);
    }
  }
}

TEST_P(ClueModelConformance, DrawsCluesAsOftenAsItsKernelSays) {
  constexpr int kDraws = 5000;
  constexpr double kSigmas = 5;
  for_each_truth([&](int mines, int degree) {
    const auto truth = static_cast<std::uint64_t>(10 * degree + mines);
    Rng rng(Seed{1}, Digest("clue model conformance").add(GetParam()).add(truth));
    std::array<int, kMaxDegree + 2> drawn{};
    const auto slot = [](Clue clue) {
      return clue.is_withheld() ? std::size_t{kMaxDegree + 1}
                                : static_cast<std::size_t>(clue.number());
    };
    for (int i = 0; i < kDraws; ++i) ++drawn.at(slot(model_->draw(mines, degree, rng)));
    for (const Clue clue : all_shown()) {
      const double p = model_->probability(clue, mines, degree);
      const double sigma = std::sqrt(kDraws * p * (1 - p));
      EXPECT_NEAR(drawn[slot(clue)], kDraws * p, kSigmas * sigma + kRounding) << clue.symbol();
    }
  });
}

TEST_P(ClueModelConformance, DrawsTheSameClueFromTheSameStream) {
  for_each_truth([&](int mines, int degree) {
    Rng one(Seed{2}, Digest("same"));
    Rng other(Seed{2}, Digest("same"));
    for (int i = 0; i < 10; ++i) {
      EXPECT_EQ(model_->draw(mines, degree, one), model_->draw(mines, degree, other));
    }
  });
}

TEST_P(ClueModelConformance, IsNamedSoThatItsNameReadsBackToTheSameKernel) {
  const auto again = parse_clue_model(model_->name());
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ((*again)->name(), model_->name());
  for_each_truth([&](int mines, int degree) {
    for (const Clue clue : all_shown()) {
      EXPECT_EQ((*again)->probability(clue, mines, degree),
                model_->probability(clue, mines, degree));
    }
  });
}

TEST_P(ClueModelConformance, CallsItselfExactOnlyIfItAlwaysShowsTheTruth) {
  bool always = true;
  for_each_truth([&](int mines, int degree) {
    always = always && model_->probability(Clue::number(mines), mines, degree) == 1;
  });
  EXPECT_EQ(model_->is_exact(), always);
}

std::string case_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name;
  for (const char c : info.param) name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

// Every kind as it comes, and extreme and composed ones.
std::vector<std::string> models_to_try() {
  std::vector<std::string> models{"withheld:0",
                                  "withheld:0.999",
                                  "withheld:1",
                                  "exact+exact",
                                  "exact+cautious",
                                  "withheld:0.2+optimistic",
                                  "optimistic+withheld:0.2",
                                  "withheld:0.5+cautious",
                                  "withheld:0.3+withheld:0.4",
                                  "withheld:1+optimistic",
                                  "optimistic+optimistic",
                                  "cautious+cautious",
                                  "optimistic+cautious",
                                  "cautious+optimistic",
                                  "withheld:0.1+cautious+optimistic+withheld:0.2"};
  for (const ClueEntry& entry : all_clues()) {
    models.push_back(std::string(entry.word) + (entry.parameter.empty() ? "" : ":0.2"));
  }
  return models;
}

INSTANTIATE_TEST_SUITE_P(Every, ClueModelConformance, ::testing::ValuesIn(models_to_try()),
                         case_name);

}  // namespace
}  // namespace minewise
