#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/text/experiment.h"
#include "support/standings.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::array<std::string, 3> sentences(const Experiment& experiment,
                                     const std::vector<std::vector<double>>& scores) {
  const Summary summary = summary_with(experiment, scores);
  return standings_sentences(experiment, summary, standings_of(experiment, summary));
}

TEST(StandingsSentences, SayWhoWonWhereItTurnsAndHowSure) {
  const Experiment experiment = experiment_of("random,basic,exact", "10", 4, {0.1, 0.2, 0.3});
  const auto [who, where, sure] =
      sentences(experiment, {{0, 0.9, 0.95}, {0, 0.5, 0.85}, {0, 0.4, 0.55}});
  EXPECT_EQ(
      who,
      "exact comes first: it has a mean score of 0.783 on average over 3 conditions, basic has "
      "0.600; last of 3 agents is random with 0.000.");
  EXPECT_EQ(where,
            "No agent is clearly ahead of exact anywhere; its score falls most from density 0.2 "
            "to 0.3: from 0.850 to 0.550.");
  EXPECT_THAT(sure, HasSubstr("On the same boards exact is ahead of basic by 0.1833, with a paired "
                              "95% interval from 0.1"));
  EXPECT_THAT(sure, HasSubstr("clearly ahead in 3 of 3 conditions and clearly behind in none."));
}

TEST(StandingsSentences, NameWhoIsAheadWhereItTurns) {
  const Experiment experiment = experiment_of("basic,exact", "10", 4, {0.1, 0.2});
  EXPECT_EQ(sentences(experiment, {{0.75, 0.5}, {0.25, 0.75}})[1],
            "exact is overtaken at density 0.1, where basic is ahead of it by 0.2500.");
}

TEST(StandingsSentences, ClaimNothingThatWasNotMeasured) {
  const Experiment alone = experiment_of("basic", "9/10", 4);
  const auto [who, where, sure] = sentences(alone, {{0.5}});
  EXPECT_EQ(who, "basic is the only agent: it has a mean score of 0.500.");
  EXPECT_THAT(where, HasSubstr("only one kind of board"));
  EXPECT_THAT(sure, HasSubstr("no other agent to compare"));
  const Experiment level = experiment_of("basic,exact", "9/10", 4);
  EXPECT_THAT(sentences(level, {{0.5, 0.5}})[0], HasSubstr("No agent is clearly ahead: "));
}

TEST(ConditionNames, AreWhatVaries) {
  const auto named = [](const Experiment& experiment) {
    const auto [what, names] = name_by_what_varies(experiment);
    std::vector<std::string> all{what};
    all.insert(all.end(), names.begin(), names.end());
    return all;
  };
  EXPECT_THAT(named(experiment_of("basic", "10", 1, {0.1, 0.25})),
              ElementsAre("density", "0.1", "0.25"));
  EXPECT_THAT(named(experiment_of("basic", "10,20", 1, {0.1})),
              ElementsAre("size", "10x10", "20x20"));
  EXPECT_THAT(named(experiment_of("basic", "30x16/99,30x16@0.2062", 1)),
              ElementsAre("board", "30x16/99", "30x16@0.2062"));
  EXPECT_THAT(named(experiment_of("basic", "100x100/1000,100x100/1001", 1)),
              ElementsAre("board", "100x100/1000", "100x100/1001"));
}

}  // namespace

}  // namespace minewise
