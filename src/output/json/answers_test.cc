#include <gtest/gtest.h>

#include "output/json/boards_json.h"
#include "output/json/experiment_json.h"
#include "output/json/game_json.h"
#include "output/json/influence_json.h"
#include "output/json/lists_json.h"
#include "output/json/pieces.h"
#include "output/json/review_json.h"
#include "output/json/study_json.h"
#include "support/answers.h"
#include "support/experiment.h"
#include "support/transcript.h"

namespace minewise {
namespace {

TEST(ReviewJson, HasEveryMove) {
  const Transcript transcript = must(parse_transcript(kGiven));
  const Critique judged = must(critique(transcript));
  std::string text;
  write_review_json({transcript, judged}, [&](std::string_view piece) { text += piece; });
  const Json json = Json::parse(text);
  EXPECT_EQ(json["agent"], "basic");
  ASSERT_EQ(json["moves"].size(), transcript.steps.size());
  EXPECT_EQ(json["moves"][1]["result"], "mine");
  EXPECT_EQ(json["luck"]["stepped"], 1);
}

TEST(InfluenceJson, HasChainDeductionsAndReach) {
  const InfluenceReport report = influence_in("1 _ 1 ?\n_ ? 1 ?\n");
  std::string text;
  write_influence_json(report, [&](std::string_view piece) { text += piece; });
  const Json json = Json::parse(text);
  EXPECT_EQ(json["rows"], 2);
  EXPECT_EQ(json["longest"]["length"], 2);
  EXPECT_EQ(json["deductions"].size(), report.influence.graph.inferences().size());
  EXPECT_TRUE(json["reach"].contains("exact"));
}

TEST(OptimalJson, HasTheValueAsAFraction) {
  const Solved solved("2x2/1 classic first=any");
  const BestPlay answer{"2x2/1",        solved.shape, solved.view, solved.solution,
                        solved.layouts, true,         {}};
  const Json json = Json::parse(optimal_json(answer));
  EXPECT_EQ(json["value"]["num"], "1");
  EXPECT_EQ(json["value"]["den"], "4");
  EXPECT_EQ(json["cells"].size(), 4u);
}

TEST(TrialJson, HasTheFiguresOfAGame) {
  Trial trial;
  trial.moves = 7;
  const Json json = Json::parse(trial_json(id_of("9x9/10 classic seed=1"), "exact", trial));
  EXPECT_EQ(json["agent"], "exact");
  EXPECT_EQ(json["moves"], 7);
}

TEST(ExperimentJson, HasEverySeriesWithItsIntervals) {
  const Experiment experiment = experiment_of("random,basic", "5/4,6@0.2", 2);
  Summary summary;
  summary.series.resize(4);
  GameRecord game;
  game.figures.front() = 0.25;  // the score
  summary.series[0].add(game);
  summary.series[0].add(game);
  const Json json = Json::parse(experiment_json(experiment, summary));
  EXPECT_EQ(json["seed"], 11);
  ASSERT_EQ(json["results"].size(), 4u);
  EXPECT_EQ(json["results"][0]["agent"], "random");
  EXPECT_EQ(json["results"][0]["mines"], 4);
  EXPECT_EQ(json["results"][0]["score"]["value"], 0.25);
  EXPECT_EQ(json["results"][0]["score"]["kind"], "student");
  EXPECT_TRUE(json["results"][1]["mines"].is_null());
  EXPECT_FALSE(json["results"][3]["score"].contains("low"));
}

TEST(RegistriesAsJson, HaveEveryEntry) {
  EXPECT_EQ(Json::parse(agents_json(all_agents())).size(), all_agents().size());
  const ClueModelPtr model = must(parse_clue_model("withheld:0.2"));
  EXPECT_EQ(Json::parse(clues_json({{model}}))[0]["clues"], "withheld:0.2");
  const ListedStudy study{"reach-size", "reach", "How far", 400, 4};
  EXPECT_EQ(Json::parse(studies_json({{study}}))[0]["quick"], 4);
}

}  // namespace
}  // namespace minewise
