#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/text/analysis.h"
#include "output/text/boards.h"
#include "output/text/influence.h"
#include "output/text/lists.h"
#include "output/text/optimal.h"
#include "output/text/review.h"
#include "output/text/study.h"
#include "support/answers.h"
#include "support/transcript.h"

namespace minewise {
namespace {

using testing::HasSubstr;

TEST(ReviewText, JudgesGuessesAndTellsLuck) {
  const Transcript transcript = must(parse_transcript(kGiven));
  const Critique judged = must(critique(transcript));
  const std::string text = review_text({transcript, judged}, false);
  EXPECT_THAT(text, HasSubstr("game   3x2/2 survival"));
  EXPECT_THAT(text, HasSubstr("ended  not won after 6 moves\n"));
  EXPECT_THAT(text, HasSubstr("1 mine stepped on"));
  EXPECT_THAT(text, HasSubstr("\nluck: "));
}

TEST(InfluenceText, NamesChainAndClues) {
  const InfluenceReport report = influence_in("1 _ 1 ?\n_ ? 1 ?\n");
  const std::string text = influence_text(report, false);
  EXPECT_THAT(text, HasSubstr("longest chain: 2 deductions from (0,0)"));
  EXPECT_THAT(text, HasSubstr("clues that deductions rest on:"));
}

TEST(HardLine, TellsBeforeAfterAndTheBlock) {
  HardPlan plan;
  plan.id = id_of("5x5/5 survival seed=1");
  plan.agent = must(parse_agent("basic"));
  plan.objective = Objective::Won;
  FoundHard found;
  found.before.add(0.75);
  found.after.add(0.25);
  found.block.add(0.125);
  EXPECT_EQ(describe_plan(plan), "a hard board for basic, 5x5/5");
  EXPECT_EQ(describe_search(plan, {12, 0.5, nullptr}), "after 12 games: games won 0.500");
  EXPECT_EQ(describe_found(plan, found),
            "the board found: games won 0.250 in new games, 0.750 before");
  EXPECT_EQ(hard_line(3, plan, found),
            "board 3: win 0.750 before, 0.250 after; a solid block 0.125\n");
}

TEST(ReachText, TellsEveryAlteration) {
  const std::string text = reach_text(*influence_in("mines 2\n????\n1221\n").reach);
  EXPECT_THAT(text, HasSubstr("one clue hidden: "));
  EXPECT_THAT(text, HasSubstr("one covered cell opened: "));
  EXPECT_THAT(text, HasSubstr("by the clues alone"));
}

TEST(OptimalText, TellsValueAndBestCells) {
  const Solved solved("2x2/1 classic first=any");
  const BestPlay answer{"2x2/1",        solved.shape, solved.view, solved.solution,
                        solved.layouts, false,        {}};
  const std::string text = best_play_text(answer);
  EXPECT_THAT(text, HasSubstr("2x2/1: 4 layouts\nchance to win under best play: 1/4 = 0.250000\n"));
  EXPECT_THAT(text, HasSubstr("best: (0,0)"));
}

TEST(AnalysisText, NamesTheBoardAsHeadingsDo) {
  const Position position = drawn_position("topology hex\nmines 1\n? ?\n? 1\n");
  EXPECT_EQ(describe_board({view_of(position), position.shape}), "2x2/1 topology=hex");
}

TEST(AgentsText, ListsEveryAgent) {
  const std::string text = agents_text(all_agents());
  for (const AgentEntry& entry : all_agents()) EXPECT_THAT(text, HasSubstr(entry.name + "  ("));
}

TEST(CluesText, ListsEveryKind) {
  const std::string text = clues_text({});
  for (const ClueEntry& entry : all_clues()) EXPECT_THAT(text, HasSubstr("  " + entry.form()));
}

}  // namespace
}  // namespace minewise
