#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rules.h"
#include "support/board.h"
#include "support/grid.h"

namespace minewise {

namespace {

WeighedCount read(std::string_view text) {
  return WeighedCount::parse(text).value();
}

std::string refusal(std::string_view text) {
  return WeighedCount::parse(text).error().text();
}

TEST(WeighedCount, ReadsWeightsWithAnythingBetween) {
  for (const std::string_view text : {"0,1,2.5", "0 1\t2.5\n", "// from 0 on\n0\n1\r\n2.5\n"}) {
    EXPECT_EQ(read(text).weights(), (std::vector<double>{0, 1, 2.5})) << text;
  }
}

TEST(WeighedCount, EqualPriorsGiveEqualText) {
  EXPECT_EQ(read("0,1.0,2.50,0,0").text(), "0,1,2.5");
  EXPECT_EQ(read("0,1e0"), read("0 1"));
}

TEST(WeighedCount, KnowsWhatItAllows) {
  const WeighedCount prior = read("0,0,1,0,3");
  EXPECT_EQ(prior.least(), 2);
  EXPECT_EQ(prior.most(), 4);
  EXPECT_DOUBLE_EQ(prior.mean(), 3.5);
  EXPECT_TRUE(prior.allows(2));
  EXPECT_FALSE(prior.allows(3));
  EXPECT_FALSE(prior.allows(5));
}

TEST(WeighedCount, MeansOfWeightsNearTheLimitsAreFinite) {
  EXPECT_DOUBLE_EQ(read("1e308,1e308,1e308").mean(), 1);
  EXPECT_DOUBLE_EQ(read("1e-308,1e-308,1e-308").mean(), 1);
}

TEST(WeighedCount, SaysWhichWeightIsWrong) {
  EXPECT_EQ(
      refusal("1,x"),
      "line 1, column 3: 'x' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(
      refusal("1\n-2"),
      "line 2, column 1: '-2' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(
      refusal("1,inf"),
      "line 1, column 3: 'inf' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(refusal("0,0"), "no number of mines has a weight above 0");
  EXPECT_EQ(refusal(""), "no number of mines has a weight above 0");
}

using testing::HasSubstr;
using testing::StartsWith;

Rules rules(std::string_view text) {
  return must(parse_rules(text));
}

std::string rules_error(std::string_view text) {
  return error_of(parse_rules(text));
}

// Reads and writes again.
std::string written_rules(std::string_view text) {
  return format_rules(rules(text));
}

TEST(Rules, SurvivalIsTheGameOfTheReports) {
  const Rules survival = rules("survival");
  EXPECT_EQ(survival.ruleset, Ruleset::Survival);
  EXPECT_EQ(survival.on_mine, OnMine::Go);
  EXPECT_EQ(survival.count, CountRule::Hidden);
  EXPECT_EQ(survival.first, (FirstMove{Promise::None, std::nullopt}));
  EXPECT_FALSE(survival.cascade);
  EXPECT_EQ(survival.clues->name(), "exact");
  EXPECT_EQ(survival.topology, kUsualGrid);
}

TEST(Rules, ClassicIsTheGameOfPlayers) {
  const Rules classic = rules("classic");
  EXPECT_EQ(classic.ruleset, Ruleset::Classic);
  EXPECT_EQ(classic.on_mine, OnMine::Lose);
  EXPECT_EQ(classic.count, CountRule::Shown);
  EXPECT_EQ(classic.first, (FirstMove{Promise::Safe, std::nullopt}));
  EXPECT_TRUE(classic.cascade);
  EXPECT_EQ(classic.clues->name(), "exact");
  EXPECT_EQ(classic.topology, kUsualGrid);
}

TEST(ParseRules, ReadsEverySetting) {
  EXPECT_EQ(rules("survival on-mine=lose").on_mine, OnMine::Lose);
  EXPECT_EQ(rules("classic on-mine=go").on_mine, OnMine::Go);
  EXPECT_EQ(rules("survival count=shown").count, CountRule::Shown);
  EXPECT_EQ(rules("classic count=hidden").count, CountRule::Hidden);
  EXPECT_EQ(rules("classic count=prior:0,1,2.5").count, CountRule::Weighed);
  EXPECT_EQ(rules("classic count=prior:0,1,2.5").weighed->weights(),
            (std::vector<double>{0, 1, 2.5}));
  EXPECT_TRUE(rules("survival cascade=yes").cascade);
  EXPECT_FALSE(rules("classic cascade=no").cascade);
  EXPECT_EQ(rules("survival clues=withheld:0.2+optimistic").clues->name(),
            "withheld:0.2+optimistic");
  EXPECT_EQ(rules("survival flags=believed").flags, FlagRule::Believed);
  EXPECT_EQ(rules("survival flags=certain").flags, FlagRule::Certain);
  EXPECT_EQ(rules("survival topology=torus").topology, grid_named("torus"));
  EXPECT_EQ(rules("survival topology=hex").topology, grid_named("hex"));
}

TEST(ParseRules, ReadsEveryFirstMove) {
  const auto first = [](std::string_view text) { return rules(text).first; };
  EXPECT_EQ(first("classic first=any"), (FirstMove{Promise::None, std::nullopt}));
  EXPECT_EQ(first("survival first=safe"), (FirstMove{Promise::Safe, std::nullopt}));
  EXPECT_EQ(first("survival first=zero"), (FirstMove{Promise::Zero, std::nullopt}));
  EXPECT_EQ(first("classic first=3,4"), (FirstMove{Promise::None, Place{3, 4}}));
  EXPECT_EQ(first("classic first=safe:0,0"), (FirstMove{Promise::Safe, Place{0, 0}}));
  EXPECT_EQ(first("classic first=zero:3,3"), (FirstMove{Promise::Zero, Place{3, 3}}));
}

TEST(FormatRules, LeavesOutTheRulesetsOwnSettings) {
  EXPECT_EQ(written_rules("classic first=safe count=shown cascade=yes on-mine=lose"), "classic");
  EXPECT_EQ(written_rules("survival first=any clues=exact topology=square flags=certain"),
            "survival");
  EXPECT_EQ(written_rules("survival flags=believed"), "survival flags=believed");
}

TEST(FormatRules, OrderIsFixed) {
  EXPECT_EQ(
      written_rules("survival topology=hex clues=cautious cascade=yes first=zero:1,2 count=shown "
                    "on-mine=lose"),
      "survival on-mine=lose count=shown first=zero:1,2 cascade=yes clues=cautious topology=hex");
}

TEST(FormatRules, ReadsBack) {
  for (const char* text :
       {"survival", "classic", "classic on-mine=go", "classic first=any", "classic first=0,0",
        "survival first=safe:0,0", "survival first=zero", "classic count=hidden cascade=no",
        "survival count=prior:0,1,2.5", "survival clues=withheld:0.25+cautious topology=torus"}) {
    EXPECT_EQ(written_rules(text), text);
    EXPECT_EQ(rules(written_rules(text)), rules(text));
  }
}

TEST(Rules, EqualMeansTheSameSettings) {
  EXPECT_EQ(rules("classic"), rules("classic count=shown"));
  EXPECT_NE(rules("classic"), rules("classic count=hidden"));
  EXPECT_EQ(rules("classic count=prior:0,1"), rules("classic count=prior:0,1.0,0"));
  EXPECT_NE(rules("survival"), rules("classic"));
}

TEST(ParseRules, BeginsWithARuleset) {
  EXPECT_EQ(rules_error(""), "the rules are missing; write 'survival' or 'classic'");
  EXPECT_EQ(rules_error("  arcade"), "column 3: expected 'survival' or 'classic', found 'arcade'");
  EXPECT_THAT(rules_error("count=shown"), HasSubstr("found 'count=shown'"));
}

TEST(ParseRules, RefusesUnknownSettings) {
  EXPECT_THAT(rules_error("classic colour=red"),
              StartsWith("column 9: unknown setting 'colour=red'; settings are on-mine, count,"));
  EXPECT_EQ(rules_error("classic cascade"),
            "column 9: 'cascade' needs a value: write cascade=yes or no");
  EXPECT_THAT(rules_error("classic survival"), StartsWith("column 9: unknown setting 'survival'"));
  EXPECT_THAT(rules_error("classic =yes"), StartsWith("column 9: unknown setting '=yes'"));
}

TEST(ParseRules, NearMissesAreAnsweredWithTheWordMeant) {
  EXPECT_EQ(rules_error("classic frist=safe"),
            "column 9: unknown setting 'frist=safe'; did you mean 'first'?");
  EXPECT_EQ(rules_error("clasic"),
            "column 1: expected 'survival' or 'classic', found 'clasic'; did you mean 'classic'?");
}

TEST(ParseRules, CaseDoesNotMatter) {
  EXPECT_EQ(parse_rules("Classic COUNT=Hidden Topology=HEX Clues=Optimistic").value(),
            parse_rules("classic count=hidden topology=hex clues=optimistic").value());
}

TEST(ParseRules, RefusesSettingsGivenTwice) {
  EXPECT_EQ(rules_error("classic count=shown cascade=no count=shown"),
            "column 32: setting 'count' is given twice");
}

TEST(ParseRules, BadValuesNameTheGoodOnes) {
  EXPECT_EQ(rules_error("classic on-mine=explode"),
            "column 9: 'explode' is not a value of on-mine; write go or lose");
  EXPECT_EQ(rules_error("classic count=maybe"),
            "column 9: 'maybe' is not a value of count; write shown, hidden or prior:W0,W1,...");
  EXPECT_EQ(rules_error("survival  cascade=true"),
            "column 11: 'true' is not a value of cascade; write yes or no");
  EXPECT_EQ(rules_error("classic topology=cube"),
            "column 9: 'cube' is not a value of topology; write square, torus or hex");
  EXPECT_EQ(rules_error("classic cascade="),
            "column 9: '' is not a value of cascade; write yes or no");
}

TEST(ParseRules, BadFirstMoves) {
  for (const char* value :
       {"", "none", "0", "0,", "-1,0", "safe:", "safe:any", "zero:1", "any:0,0", "0,0:safe"}) {
    EXPECT_THAT(rules_error(std::string("classic first=") + value),
                StartsWith("column 9: '" + std::string(value) + "' is not a value of first"));
  }
}

TEST(ParseRules, BadClues) {
  EXPECT_THAT(rules_error("survival clues=psychic"),
              StartsWith("column 10: unknown clue model 'psychic'"));
  EXPECT_THAT(rules_error("survival clues=withheld:2"),
              StartsWith("column 10: 'withheld:2' needs a probability from 0 to 1"));
}

}  // namespace

}  // namespace minewise
