#include "solver/reasoning.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;

TEST(Aspects, AreReadInTheirOrderAndOnce) {
  EXPECT_THAT(must(parse_aspects("rows,equations,rows")),
              ElementsAre(Aspect::Equations, Aspect::Rows));
  EXPECT_THAT(must(parse_aspects("all")), SizeIs(aspect_words().size()));
  EXPECT_THAT(error_of(parse_aspects("rows,colums")), HasSubstr("'colums'"));
  EXPECT_THAT(error_of(parse_aspects("rows,")), HasSubstr("''"));
}

TEST(Aspects, AreReadInAnyCaseAndNearMissesAreAnswered) {
  EXPECT_THAT(must(parse_aspects("Rows,EQUATIONS")), ElementsAre(Aspect::Equations, Aspect::Rows));
  EXPECT_THAT(must(parse_aspects("ALL")), SizeIs(aspect_words().size()));
  EXPECT_THAT(error_of(parse_aspects("equation")), EndsWith("did you mean 'equations'?"));
  EXPECT_THAT(error_of(parse_aspects("colours")), HasSubstr("several separated by commas"));
}

TEST(Reasoning, HoldsWhatWasAskedForAndNothingElse) {
  const View view = drawn_view("mines 2\n1 2 1\n? ? ?\n");
  const Reasoning found = find_reasoning(view, {Aspect::Counts});
  EXPECT_TRUE(found.counts);
  EXPECT_FALSE(found.equations || found.parts || found.rows || found.candidates);
}

// Report 000, question 1: a cell with so many mines around it, safe cells and hidden ones.
TEST(NeighbourCounts, AddUpToTheNeighbours) {
  const View view = drawn_view("? 2 F\n? ? M\n0 _ ?\n");
  const auto counts = count_neighbours(view);
  EXPECT_EQ(counts[1].mines, 2);
  EXPECT_EQ(counts[1].safe, 0);
  EXPECT_EQ(counts[1].hidden, 3);
  EXPECT_EQ(counts[4].mines, 2);
  EXPECT_EQ(counts[4].safe, 3);
  EXPECT_EQ(counts[4].hidden, 3);
}

TEST(Choices, SayWhatIsCertainAndWhatEachEngineProves) {
  const View view = drawn_view("mines 2\n1 2 1\n? ? ?\n");
  const Choices choices = find_choices(view, 10);
  EXPECT_EQ(choices.safe, 1u);
  EXPECT_EQ(choices.mines, 2u);
  for (const EngineProof& proof : choices.engines) {
    const bool is_basic = proof.engine.starts_with("single-point");
    EXPECT_EQ(proof.mines_in_all, is_basic ? 0u : 2u) << proof.engine;
  }
  for (const AgentChoice& choice : choices.agents) {
    if (choice.agent == "local") continue;
    EXPECT_TRUE(choice.is_proved) << choice.agent;
    EXPECT_THAT(choice.cells, ElementsAre(Cell{4})) << choice.agent;
  }
}

TEST(Choices, CutTheirLists) {
  const View view = drawn_view("mines 2\n1 ? ?\n? ? ?\n? ? ?\n");
  const Choices choices = find_choices(view, 1);
  EXPECT_THAT(choices.candidates, SizeIs(1));
  const auto& by_share = choices.agents[1];
  EXPECT_EQ(by_share.agent, "double");
  EXPECT_THAT(by_share.cells, SizeIs(1));
  EXPECT_EQ(by_share.in_all, 3u);
  EXPECT_NEAR(*by_share.figure, 1.0 / 3, 1e-12);
}

}  // namespace
}  // namespace minewise
