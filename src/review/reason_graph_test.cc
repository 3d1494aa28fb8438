#include <gtest/gtest.h>

#include "review/influence.h"
#include "review/reason_graph.h"
#include "support/board.h"

namespace minewise {

namespace {

std::string text_of(const Premise& premise) {
  const std::string word(premise_word(premise.kind));
  return premise.kind == Premise::Kind::Count ? word
                                              : word + " " + std::to_string(premise.cell.index);
}

std::vector<std::string> premises_of(const ReasonGraph& graph, int cell) {
  std::vector<std::string> texts;
  const auto about = static_cast<std::size_t>(graph.about(Cell{cell}));
  for (const Premise& premise : graph.premises(graph.inferences()[about])) {
    texts.push_back(text_of(premise));
  }
  return texts;
}

int depth_of(const ReasonGraph& graph, int cell) {
  return graph.inferences()[graph.about(Cell{cell})].depth;
}

using Texts = std::vector<std::string>;

TEST(ReasonGraph, AClueWithAllItsMinesNeedsEachOfThem) {
  const View view = drawn_view(
      "F 2 M\n"
      "? _ _\n");
  const Influence influence = influence_of(view);
  EXPECT_EQ(premises_of(influence.graph, 3), (Texts{"clue 1", "mine 0", "mine 2"}));
  EXPECT_EQ(depth_of(influence.graph, 3), 1);
}

TEST(ReasonGraph, AClueThatNeedsAllTheRestNeedsTheOthersSafe) {
  const View view = drawn_view(
      "? 1 _\n"
      "_ _ _\n");
  EXPECT_EQ(premises_of(influence_of(view).graph, 0),
            (Texts{"clue 1", "safe 2", "safe 3", "safe 4", "safe 5"}));
}

// The mine at 4 is known by the 1s alone; the safe cell at 5 rests on that verdict.
TEST(ReasonGraph, VerdictsLeadToVerdicts) {
  const View view = drawn_view(
      "1 _ 1 ?\n"
      "_ ? 1 ?\n");
  const Influence influence = influence_of(view);
  EXPECT_EQ(premises_of(influence.graph, 5), (Texts{"clue 0", "safe 1", "safe 4"}));
  EXPECT_EQ(depth_of(influence.graph, 5), 1);
  EXPECT_EQ(depth_of(influence.graph, 3), 2);
  EXPECT_EQ(premises_of(influence.graph, 3), (Texts{"clue 2", "mine 5"}));
  EXPECT_EQ(influence.graph.depth(), 2);
}

TEST(ReasonGraph, TheNumberOfMinesCountsWhatIsKnown) {
  const View view = drawn_view(
      "mines 2\n"
      "M 1 _ ? ?\n"
      "1 1 _ 1 1\n");
  ReasonGraph graph;
  graph.start(view);
  graph.conclude(view, {Cell{3}, Verdict::Mine, {Rule::SinglePoint, {Cell{8}}}});
  EXPECT_FALSE(graph.inferences()[0].is_complete) << "two cells are left for one mine";
  EXPECT_TRUE(graph.premises(graph.inferences()[0]).empty());
  graph.conclude(view, {Cell{4}, Verdict::Safe, {Rule::Count, {Cell{8}, Cell{9}}}});
  EXPECT_EQ(premises_of(graph, 4), (Texts{"count", "mine 0", "mine 3"}));
  EXPECT_EQ(depth_of(graph, 4), 2);
}

// Cells 3 and 4 hold one mine by the clue below; with the one that is shown, that makes two.
TEST(ReasonGraph, TheNumberOfMinesGoesWithClues) {
  const View view = drawn_view(
      "mines 2\n"
      "M 1 _ ? ? _ ?\n"
      "1 1 _ 1 1 _ _\n");
  const Influence influence = influence_of(view);
  EXPECT_EQ(premises_of(influence.graph, 6), (Texts{"clue 10", "mine 0", "count"}));
}

TEST(ReasonGraph, ACellOpenedByProofIsAsDeepAsTheProof) {
  View view = drawn_view(
      "mines 1\n"
      "F 1 ? ?\n");
  ReasonGraph graph;
  graph.start(view);
  graph.conclude(view, {Cell{2}, Verdict::Safe, {Rule::SinglePoint, {Cell{1}}}});
  EXPECT_EQ(depth_of(graph, 2), 1);
  view.open(Cell{2}, Clue::number(0));
  view.open(Cell{3}, Clue::number(0));
  graph.take_in(view, view.uncovered().last(2));
  EXPECT_EQ(graph.clue_of(Cell{2}).depth, 1);
  EXPECT_EQ(graph.clue_of(Cell{3}).depth, 1) << "opened along";
  EXPECT_EQ(graph.clue_of(Cell{3}).opened_with, Cell{2});
  EXPECT_EQ(graph.clue_of(Cell{1}).depth, 0);
}

TEST(ReasonGraph, APromiseIsNoLink) {
  const View view = drawn_view("? ? ?\n");
  ReasonGraph graph;
  graph.start(view);
  graph.conclude(view, {Cell{1}, Verdict::Safe, {}});
  EXPECT_TRUE(graph.inferences().empty());
  EXPECT_EQ(graph.verdict_on(Cell{1}).depth, 0);
}

TEST(ReasonGraph, AReasonThatDoesNotSufficeHasNoPremises) {
  const View view = drawn_view(
      "1 1 1\n"
      "? ? ?\n");
  ReasonGraph graph;
  graph.start(view);
  graph.conclude(view, {Cell{3}, Verdict::Safe, {Rule::Subset, {Cell{0}, Cell{1}}}});
  EXPECT_FALSE(graph.inferences()[0].is_complete);
  EXPECT_EQ(depth_of(graph, 3), 1);
}

TEST(Chain, GoesFromTheFirstClueToTheLastDeduction) {
  const View view = drawn_view(
      "_ 1 _ 1 _ 1 _\n"
      "_ ? _ ? ? ? ?\n");
  const Influence influence = influence_of(view);
  const Chain chain = chain_to(influence.graph, influence.graph.deepest(), view.topology());
  ASSERT_EQ(chain.length(), influence.graph.depth());
  EXPECT_EQ(chain.stops.front().links, 0);
  EXPECT_EQ(chain.stops.back().links, chain.length());
  EXPECT_GE(chain.steps, chain.travel);
}

TEST(Chain, IsEmptyWhereNothingIsDeduced) {
  const View view = drawn_view("? ?\n");
  const Influence influence = influence_of(view);
  const Chain chain = chain_to(influence.graph, influence.graph.deepest(), view.topology());
  EXPECT_EQ(chain.length(), 0);
  EXPECT_TRUE(chain.stops.empty());
  EXPECT_EQ(chain.travel, 0);
}

// On a row of 1s each mine leaves the next two cells free: the chain runs along the row.
TEST(Chain, TravelsAsFarAsItsCellsAreApart) {
  const View view = drawn_view(
      "1 1 1 1 1 1 1 1\n"
      "_ ? ? ? ? ? ? ?\n");
  const Influence influence = influence_of(view);
  const Chain chain = chain_to(influence.graph, influence.graph.deepest(), view.topology());
  EXPECT_EQ(chain.stops.front().cell, Cell{0});
  EXPECT_EQ(chain.length(), 5);
  EXPECT_EQ(chain.travel, 7);
}

TEST(Chain, TravelsTheShortWayOnATorus) {
  const View view = drawn_view(
      "topology torus\n"
      "F _ _ _ _ _ _ _ ?\n"
      "1 _ _ _ _ _ _ _ _\n"
      "_ _ _ _ _ _ _ _ _\n"
      "_ _ _ _ _ _ _ _ _\n");
  const Influence influence = influence_of(view);
  const Chain chain = chain_to(influence.graph, influence.graph.deepest(), view.topology());
  EXPECT_EQ(chain.length(), 1);
  EXPECT_EQ(chain.travel, 1);
}

}  // namespace

}  // namespace minewise
