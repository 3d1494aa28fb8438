#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/analyze.h"
#include "solver/proof_steps.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using Kind = ProofStep::Kind;

constexpr Verdict kSafe = Verdict::Safe, kMine = Verdict::Mine;

std::vector<Kind> kinds_of(const Proof& proof) {
  std::vector<Kind> kinds;
  for (const ProofStep& step : proof.steps) kinds.push_back(step.kind);
  return kinds;
}

std::optional<Cell> clue_of(const std::optional<Limit>& limit) {
  return limit ? limit->clue : std::nullopt;
}

TEST(ProofSteps, OneClueIsOneStep) {
  const Proof proof = *find_proof(drawn_view("1 ? 0"), Cell{1}, kMine);
  ASSERT_THAT(kinds_of(proof), ElementsAre(Kind::Follow));
  EXPECT_EQ(proof.length(), 1);
  EXPECT_TRUE(proof.is_shortest);
  EXPECT_EQ(clue_of(proof.steps[0].argument.least), Cell{0});
  EXPECT_FALSE(proof.steps[0].argument.most);
  EXPECT_THAT(proof.steps[0].fixes, ElementsAre(Conclusion{Cell{1}, kMine}));
}

TEST(ProofSteps, TwoCluesComparedAreOneStep) {
  const Proof proof = *find_proof(drawn_view("? ? ?\n1 1 1"), Cell{2}, kSafe);
  ASSERT_THAT(kinds_of(proof), ElementsAre(Kind::Follow));
  EXPECT_EQ(clue_of(proof.steps[0].argument.least), Cell{3});
  EXPECT_EQ(clue_of(proof.steps[0].argument.most), Cell{4});
  EXPECT_TRUE(proof.is_shortest);
}

TEST(ProofSteps, TheNumberOfMinesIsAnArgument) {
  const Proof proof = *find_proof(drawn_view("mines 1\n? 1 ? 0 _ ? ?"), Cell{6}, kSafe);
  ASSERT_THAT(kinds_of(proof), ElementsAre(Kind::Follow));
  EXPECT_EQ(clue_of(proof.steps[0].argument.least), Cell{1});
  ASSERT_TRUE(proof.steps[0].argument.most);
  EXPECT_EQ(proof.steps[0].argument.most->clue, std::nullopt);
  EXPECT_EQ(proof.steps[0].argument.most->most, 1);
}

TEST(ProofSteps, ANoisyClueGivesItsBound) {
  const Proof proof = *find_proof(drawn_view("clues optimistic\n? 2 ?"), Cell{0}, kMine);
  ASSERT_THAT(kinds_of(proof), ElementsAre(Kind::Follow));
  EXPECT_EQ(proof.steps[0].argument.least->least, 2);
  EXPECT_EQ(proof.steps[0].argument.least->most, 2);
}

TEST(ProofSteps, APromisedCellNeedsNone) {
  View view = drawn_view("? ? ?");
  view.promise({Cell{1}});
  EXPECT_EQ(find_proof(view, Cell{1}, kSafe), std::nullopt);
}

TEST(ProofSteps, GiveUpBeyondTheBudget) {
  const View view = drawn_view("? ? ? ? ? ?\n1 1 _ 1 1 1");
  const ProofBudget none{.clues = 0, .tried = 0, .suppositions = 0};
  EXPECT_EQ(find_proof(view, Cell{2}, kSafe, none), std::nullopt);
}

// A supposition and what follows from it hold until its conflict, and no longer.
TEST(Premises, AreTheCluesAndWhatHoldsAroundThem) {
  const View view = drawn_view("? ? ?\n1 2 1");
  const Limit one{Cell{3}, 1, 1, 2}, two{Cell{4}, 2, 2, 3};
  const Conclusion supposed{Cell{2}, kSafe}, first{Cell{0}, kMine};
  const Proof proof{{{Kind::Suppose, 0, {}, {supposed}},
                     {Kind::Follow, 1, {one, {}}, {first}},
                     {Kind::Conflict, 1, {two, one}, {}},
                     {Kind::Therefore, 0, {}, {{Cell{2}, kMine}}},
                     {Kind::Follow, 0, {two, {}}, {first}}},
                    false};
  EXPECT_THAT(premises_of(proof, view),
              ElementsAre(Premises{}, Premises{{Cell{3}}, {}},
                          Premises{{Cell{4}, Cell{3}}, {supposed, first}}, Premises{},
                          Premises{{Cell{4}}, {{Cell{2}, kMine}}}));
  EXPECT_THAT(clues_of(proof), ElementsAre(Cell{3}, Cell{4}));
}

TEST(Premises, OfTheNumberOfMinesAreAllThatHolds) {
  const View view = drawn_view("mines 1\n? 1 ? 0 _ ? ?");
  const Conclusion far{Cell{6}, kSafe};
  const Proof proof{{{Kind::Follow, 0, {}, {far}}, {Kind::Follow, 0, {{}, Limit{{}, 1, 1, 4}}, {}}},
                    false};
  EXPECT_THAT(premises_of(proof, view), ElementsAre(Premises{}, Premises{{}, {far}}));
}

}  // namespace

}  // namespace minewise
