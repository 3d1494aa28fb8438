#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/experiment.h"

namespace minewise {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Densities, AreListedOrGivenAsRanges) {
  EXPECT_THAT(*parse_densities("0.2,0.4"), ElementsAre(0.2, 0.4));
  EXPECT_THAT(*parse_densities("0.1:0.9:0.1"),
              ElementsAre(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9));
  EXPECT_THAT(*parse_densities("0:1:.5,.1"), ElementsAre(0, 0.5, 1, 0.1));
  EXPECT_THAT(*parse_densities("0.1:0.35:0.1"), ElementsAre(0.1, 0.2, 0.3));
  EXPECT_EQ(parse_densities("0:1:0.001")->size(), 1001u);
}

TEST(Densities, ThatMakeNoSenseAreRefused) {
  const auto error = [](std::string_view text) { return parse_densities(text).error().text(); };
  EXPECT_THAT(error(""), HasSubstr("'' is not a number"));
  EXPECT_THAT(error("0.1,"), HasSubstr("'' is not a number"));
  EXPECT_THAT(error("a"), HasSubstr("'a' is not a number"));
  EXPECT_THAT(error("1.1"), HasSubstr("1.1 is not a mine density"));
  EXPECT_THAT(error("-0.1"), HasSubstr("density"));
  EXPECT_THAT(error("0.1:0.9"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0.1:0.9:0"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0.9:0.1:0.1"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0:1:1e-9"), HasSubstr("more than 10000 values"));
  EXPECT_THAT(error("0.2,0.1:0.3:0.1"), HasSubstr("0.2 is listed twice"));
}

TEST(MineCounts, AreWholeNumbers) {
  EXPECT_THAT(*parse_mine_counts("10,20:40:10"), ElementsAre(10, 20, 30, 40));
  const auto error = [](std::string_view text) { return parse_mine_counts(text).error().text(); };
  EXPECT_THAT(error("1.5"), HasSubstr("1.5 is not a number of mines"));
  EXPECT_THAT(error("-1"), HasSubstr("-1 is not a number of mines"));
  EXPECT_THAT(error("1e300"), HasSubstr("is not a number of mines"));
  EXPECT_THAT(error("10,10"), HasSubstr("10 is listed twice"));
}

TEST(Sizes, MayNameTheirMines) {
  const auto sizes = parse_sizes("20,30x16,expert,8x9/5,10@0.25");
  ASSERT_TRUE(sizes) << sizes.error().text();
  ASSERT_EQ(sizes->size(), 5u);
  EXPECT_EQ((*sizes)[0].shape, (Shape{20, 20}));
  EXPECT_EQ((*sizes)[0].mines, std::nullopt);
  EXPECT_EQ((*sizes)[1].shape, (Shape{30, 16}));
  EXPECT_EQ((*sizes)[2].shape, (Shape{30, 16}));
  EXPECT_EQ((*sizes)[2].mines, MineLaw(FixedCount{99}));
  EXPECT_EQ((*sizes)[3].mines, MineLaw(FixedCount{5}));
  EXPECT_EQ((*sizes)[4].mines, MineLaw(Independent{0.25}));
}

TEST(Sizes, ThatMakeNoSenseAreRefused) {
  EXPECT_FALSE(parse_sizes(""));
  EXPECT_FALSE(parse_sizes("20,"));
  EXPECT_FALSE(parse_sizes("0"));
  EXPECT_FALSE(parse_sizes("1001"));
  EXPECT_FALSE(parse_sizes("5x5/26"));
  EXPECT_FALSE(parse_sizes("large"));
  EXPECT_THAT(parse_sizes("20,20x20").error().text(), HasSubstr("20x20 is listed twice"));
}

using ::testing::HasSubstr;

Request request_of(std::string_view agents, std::string_view sizes) {
  Request request;
  request.agents = parse_agents(agents).value();
  request.sizes = parse_sizes(sizes).value();
  request.rules = {Rules::survival()};
  request.games = 10;
  request.seed = Seed{7};
  return request;
}

std::string error_of(const Request& request) {
  const auto experiment = make_experiment(request);
  return experiment ? "none" : experiment.error().text();
}

TEST(Experiment, CombinesSizesDensitiesAndRulesInOrder) {
  Request request = request_of("basic,random", "10,4x5/3");
  request.densities = {0.1, 0.25};
  request.rules = {Rules::survival(), Rules::classic()};
  const auto experiment = make_experiment(request);
  ASSERT_TRUE(experiment) << experiment.error().text();
  EXPECT_EQ(format_experiment(*experiment),
            "minewise experiment 1\n"
            "seed 7\n"
            "games 10\n"
            "agent basic\n"
            "agent random\n"
            "condition 10x10/10 0.1 survival\n"
            "condition 10x10/10 0.1 classic\n"
            "condition 10x10/25 0.25 survival\n"
            "condition 10x10/25 0.25 classic\n"
            "condition 4x5/3 0.15 survival\n"
            "condition 4x5/3 0.15 classic\n");
  EXPECT_EQ(experiment->series(), 12);
  EXPECT_EQ(experiment->agent_of(7).name(), "random");
  EXPECT_EQ(experiment->condition_of(7).rules.ruleset, Ruleset::Classic);
  EXPECT_EQ(experiment->series_of(1, 1), 7);
}

TEST(Experiment, RoundsADensityHalfUp) {
  Request request = request_of("basic", "10x1,5x2,3");
  request.densities = {0.35, 0.25, 0.05, 0.15, 0.449, 1};
  const auto experiment = make_experiment(request);
  ASSERT_TRUE(experiment);
  std::vector<int> mines;
  for (const Condition& condition : experiment->conditions) {
    mines.push_back(std::get<FixedCount>(condition.board.mines).mines);
  }
  EXPECT_THAT(mines,
              ::testing::ElementsAre(4, 3, 1, 2, 4, 10, 4, 3, 1, 2, 4, 10, 3, 2, 0, 1, 4, 9));
}

TEST(Experiment, IsReadBackFromItsText) {
  Request request = request_of("basic,exact", "expert,20@0.2");
  request.rules = {parse_rules("classic first=safe:0,0 clues=withheld:0.2+optimistic").value()};
  const std::string text = format_experiment(make_experiment(request).value());
  const auto again = parse_experiment(text);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(format_experiment(*again), text);
}

TEST(Experiment, TextThatMakesNoSenseIsRefused) {
  const auto error = [](std::string_view text) { return parse_experiment(text).error().text(); };
  const std::string title = "minewise experiment 1\n";
  EXPECT_THAT(error(""), HasSubstr("no games"));
  EXPECT_THAT(error("minewise experiment 2\n"), HasSubstr("line 1"));
  EXPECT_THAT(error(title + "seed x\n"), HasSubstr("line 2"));
  EXPECT_THAT(error(title + "games 5\nagent nobody\n"), HasSubstr("line 3"));
  EXPECT_THAT(error(title + "condition 3x3/1\n"), HasSubstr("line 2"));
  EXPECT_THAT(error(title + "condition 3x3/1 x survival\n"), HasSubstr("line 2"));
  EXPECT_THAT(error(title + "colour 5\n"), HasSubstr("line 2"));
  EXPECT_THAT(error(title + "games 0\nagent basic\ncondition 3x3/1 0.1 survival\n"),
              HasSubstr("no games"));
}

TEST(Experiment, ErrorsNameThePartAtFault) {
  Request request = request_of("basic,basic", "3/2");
  EXPECT_THAT(error_of(request), HasSubstr("agents: 'basic' is listed twice"));
  request = request_of("basic", "3");
  EXPECT_THAT(error_of(request), HasSubstr("sizes: 3x3 has no mines"));
  request.mine_counts = {10};
  EXPECT_THAT(error_of(request), HasSubstr("mines: 10 mines do not fit on 3x3"));
  request.mine_counts = {1};
  request.rules = {parse_rules("classic first=3,3").value()};
  EXPECT_THAT(error_of(request), HasSubstr("rules: 3x3/1 classic first=3,3: the first cell"));
}

TEST(Experiment, OnGivenBoardsTakesSizeMinesAndGamesFromThem) {
  const auto set = std::make_shared<LayoutSet>(
      parse_layout_set("layouts 3x2 first=1,1 topology=hex\n010010\n000001\n").value());
  Request request = request_of("basic", "9/1");
  request.games = 0;
  request.rules = {Rules::classic()};
  const auto experiment = make_experiment(request, set);
  ASSERT_TRUE(experiment) << experiment.error().text();
  EXPECT_EQ(experiment->games, 2u);
  const Condition& condition = experiment->conditions.front();
  EXPECT_EQ(format_rules(condition.rules), "classic first=1,1 topology=hex");
  EXPECT_EQ(condition.density, 0.25);
  EXPECT_EQ(game_id_of(*experiment, condition, 0).mines, MineLaw(FixedCount{2}));
  EXPECT_EQ(game_id_of(*experiment, condition, 1).mines, MineLaw(FixedCount{1}));
  EXPECT_NE(experiment->layouts_digest, 0u);
  EXPECT_EQ(format_experiment(*experiment),
            format_experiment(parse_experiment(format_experiment(*experiment)).value()));
}

TEST(Experiment, OnGivenBoardsRefusesRulesThatContradictThem) {
  const auto set = std::make_shared<LayoutSet>(
      parse_layout_set("layouts 3x2 first=1,1 topology=hex\n010010\n").value());
  Request request = request_of("basic", "9/1");
  request.games = 1;
  request.rules = {parse_rules("survival topology=torus").value()};
  EXPECT_THAT(make_experiment(request, set).error().text(), HasSubstr("rules: topology=torus"));
  request.rules = {parse_rules("survival first=0,0").value()};
  EXPECT_THAT(make_experiment(request, set).error().text(), HasSubstr("rules: first=0,0"));
  request.rules = {Rules::survival()};
  request.games = 2;
  EXPECT_THAT(make_experiment(request, set).error().text(), HasSubstr("games: 2 requested"));
}

TEST(Experiment, TellsInWhichLineAnotherDiffers) {
  EXPECT_EQ(difference_between("a\nb\nc\n", "a\nx\nc\n"), "'b' here, 'x' there");
  EXPECT_EQ(difference_between("a\n", "a\nb\n"), "'nothing more' here, 'b' there");
}

}  // namespace

}  // namespace minewise
