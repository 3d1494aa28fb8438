#include <gtest/gtest.h>

#include "output/text/explain.h"
#include "support/board.h"

namespace minewise {

namespace {

// How the choice of a cell of a 3x3 board is told.
std::string told(double estimate, const Choice& choice, int cell = 0) {
  const Decision decision{{Move::Kind::Open, Cell{cell}}, Basis::Probability, {}, estimate, choice};
  return describe_choice(decision, {drawn_view("???\n???\n???\n"), Shape{3, 3}});
}

Choice least(Measure measure, int tied = 0, TieRule tie = TieRule::Chance) {
  return {.measure = measure, .ground = Ground::Least, .tie = tie, .tied = tied};
}

TEST(Choice, OnlyAPosteriorIsAProbability) {
  EXPECT_EQ(told(0.125, least(Measure::Probability)),
            "a guess, a mine with probability 12.5%: the safest");
  for (const Measure measure :
       {Measure::Unsaid, Measure::Share, Measure::Ratio, Measure::Density}) {
    EXPECT_EQ(told(0.125, least(measure)).find("probability"), std::string::npos);
    EXPECT_NE(told(0.125, least(measure)).find("estimated 12.5% a mine"), std::string::npos);
  }
}

TEST(Choice, OfAFlagOnBeliefIsNoGuess) {
  EXPECT_EQ(told(0.93, {.measure = Measure::Probability, .ground = Ground::Belief}),
            "a mine with probability 93%: flagged, because opening it would cost more");
  EXPECT_EQ(told(0.6, {.measure = Measure::Share, .ground = Ground::Belief}),
            "estimated 60% a mine: flagged, because opening it would cost more");
}

TEST(Choice, IsToldInTheAgentsOwnTerms) {
  EXPECT_EQ(told(0.25, least(Measure::Share, 4, TieRule::MostClues)),
            "a guess, estimated 25% a mine: the least share of arrangements; tied with 4 others, "
            "next to most clues");
  EXPECT_EQ(told(0.2, least(Measure::Ratio, 1)),
            "a guess, estimated 20% a mine: the least of the local clue ratios; tied with 1 other, "
            "drawn at random");
  EXPECT_EQ(
      told(0.1,
           {.measure = Measure::Share, .ground = Ground::Batch, .batch = 6, .threshold = 0.125}),
      "a guess, estimated 10% a mine: under the threshold of 12.5%, in a batch of 6");
  EXPECT_EQ(
      told(0.27, {.measure = Measure::Probability, .ground = Ground::Search, .above_least = 0.03}),
      "a guess, a mine with probability 27%: riskier by 3% than the safest, but best over "
      "all continuations");
  EXPECT_EQ(
      told(0.27, {.measure = Measure::Probability, .ground = Ground::Search}),
      "a guess, a mine with probability 27%: as safe as any, and best over all continuations");
  Choice searched{.measure = Measure::Probability, .ground = Ground::Search};
  searched.value = 1.25;
  EXPECT_EQ(told(0.27, searched),
            "a guess, a mine with probability 27%: as safe as any, and best over all "
            "continuations, 1.25 expected mines");
  Choice ahead{.measure = Measure::Probability, .ground = Ground::Ahead};
  ahead.goes_on = 0.41;
  EXPECT_EQ(
      told(0.27, ahead),
      "a guess, a mine with probability 27%: as safe as any, and 41% to continue without a guess");
  ahead.above_least = 0.03;
  ahead.safest_goes_on = 0.12;
  EXPECT_EQ(told(0.27, ahead),
            "a guess, a mine with probability 27%: riskier by 3% than the safest, but 41% to "
            "continue without a guess, against 12%");
}

TEST(Choice, TiesGoToCornersThenToEdges) {
  const Choice choice = least(Measure::Probability, 8, TieRule::FewestNeighbours);
  EXPECT_EQ(told(0.2, choice, 0),
            "a guess, a mine with probability 20%: the safest; tied with 8 others, in a corner");
  EXPECT_EQ(told(0.2, choice, 1),
            "a guess, a mine with probability 20%: the safest; tied with 8 others, at an edge");
}

TEST(Choice, APersonsGuessIsJustItsNumber) {
  EXPECT_EQ(told(0.2, {.measure = Measure::Probability}), "a guess, a mine with probability 20%");
}

// Explains a deduction about a cell of a drawn position.
std::string explained(std::string_view text, Place cell, Verdict verdict, Rule rule,
                      std::initializer_list<Place> because) {
  const Position position = drawn_position(text);
  Deduction deduction{position.shape.cell(cell), verdict, {rule, {}}};
  for (const Place clue : because) deduction.reason.because.push_back(position.shape.cell(clue));
  return explain(deduction, {view_of(position), position.shape});
}

std::string why(Basis basis, std::optional<double> probability = std::nullopt) {
  const Decision decision{{Move::Kind::Open, Cell{1}}, basis, {}, probability, {}};
  return explain_why(decision, {drawn_view("1 ?"), Shape{2, 1}});
}

TEST(Explain, SatisfiedClue) {
  EXPECT_EQ(explained("2 M\nF ?", {1, 1}, Verdict::Safe, Rule::SinglePoint, {{0, 0}}),
            "(1,1) is safe: the 2 at (0,0) has all its mines");
}

TEST(Explain, Zero) {
  EXPECT_EQ(explained("0 ?", {0, 1}, Verdict::Safe, Rule::SinglePoint, {{0, 0}}),
            "(0,1) is safe: the 0 at (0,0) touches no mine");
}

TEST(Explain, ClueShortOfMines) {
  EXPECT_EQ(explained("1 ?", {0, 1}, Verdict::Mine, Rule::SinglePoint, {{0, 0}}),
            "(0,1) is a mine: the 1 at (0,0) needs every unknown neighbour to be a mine");
}

TEST(Explain, Promise) {
  EXPECT_EQ(explained("1 ?", {0, 1}, Verdict::Safe, Rule::SinglePoint, {}),
            "(0,1) is safe: the rules promised it");
}

constexpr std::string_view kWall = "? ? ? ? ?\n1 2 2 2 1";

TEST(Explain, SubsetSpeaksOfOverlap) {
  EXPECT_EQ(explained(kWall, {0, 0}, Verdict::Mine, Rule::Subset, {{1, 0}, {1, 1}}),
            "(0,0) is a mine: the 1 at (1,0) and the 2 at (1,1) overlap so that only mines are "
            "left for it");
  EXPECT_EQ(explained(kWall, {0, 0}, Verdict::Safe, Rule::Subset, {{1, 0}, {1, 1}}),
            "(0,0) is safe: the 1 at (1,0) and the 2 at (1,1) overlap so that no mine is left for "
            "it");
}

TEST(Explain, GaussianSpeaksOfSums) {
  EXPECT_EQ(explained(kWall, {0, 0}, Verdict::Safe, Rule::Gaussian, {{1, 0}, {1, 1}, {1, 2}}),
            "(0,0) is safe: added and subtracted, the 1 at (1,0), the 2 at (1,1) and the 2 at "
            "(1,2) leave no room for a mine");
  EXPECT_EQ(explained(kWall, {0, 0}, Verdict::Mine, Rule::Gaussian, {{1, 0}, {1, 1}}),
            "(0,0) is a mine: added and subtracted, the 1 at (1,0) and the 2 at (1,1) leave no "
            "room for anything but a mine");
}

TEST(Explain, ContradictionSpeaksOfTheOpposite) {
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Safe, Rule::Contradiction, {{1, 0}}),
            "(0,1) is safe: if it were a mine, the 1 at (1,0) could not be right");
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Mine, Rule::Contradiction, {{1, 0}, {1, 1}}),
            "(0,1) is a mine: if it were safe, the 1 at (1,0) and the 2 at (1,1) could not both be "
            "right");
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Mine, Rule::Contradiction,
                      {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}}),
            "(0,1) is a mine: if it were safe, the 5 clues around here could not all be right");
}

TEST(Explain, GroupsSpeaksOfArrangements) {
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Safe, Rule::Groups, {{1, 0}, {1, 1}}),
            "(0,1) is safe: no arrangement that satisfies the 1 at (1,0) and the 2 at (1,1) has a "
            "mine there");
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Mine, Rule::Groups, {{1, 0}, {1, 1}}),
            "(0,1) is a mine: every arrangement that satisfies the 1 at (1,0) and the 2 at (1,1) "
            "has a mine there");
}

// What follows from one clue alone is told like that, whoever found it.
TEST(Explain, OneClueNeedsNoOther) {
  for (const Rule rule : {Rule::Subset, Rule::Gaussian, Rule::Groups}) {
    EXPECT_EQ(explained("1 ?", {0, 1}, Verdict::Mine, rule, {{0, 0}}),
              "(0,1) is a mine: the 1 at (0,0) needs every unknown neighbour to be a mine");
  }
}

TEST(Explain, ExactSpeaksOfArrangements) {
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Safe, Rule::Exact, {{1, 0}, {1, 1}, {1, 2}}),
            "(0,1) is safe: every arrangement that satisfies the 1 at (1,0), the 2 at (1,1) and "
            "the 2 at (1,2) agrees");
}

TEST(Explain, ExactDoesNotListManyClues) {
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Safe, Rule::Exact,
                      {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}}),
            "(0,1) is safe: every arrangement that satisfies the 5 clues around here agrees");
}

TEST(Explain, CountSpeaksOfTheMinesLeft) {
  EXPECT_EQ(explained(kWall, {0, 1}, Verdict::Safe, Rule::Count, {}),
            "(0,1) is safe: with the mines that are left, every layout agrees");
}

TEST(Explain, WithheldClueIsJustAnOpenCell) {
  EXPECT_EQ(explained("_ ?", {0, 1}, Verdict::Safe, Rule::Contradiction, {{0, 0}}),
            "(0,1) is safe: if it were a mine, the open cell at (0,0) could not be right");
}

TEST(ExplainWhy, SpeaksOfEveryBasis) {
  EXPECT_EQ(why(Basis::Promise), "the rules keep the first cell free");
  EXPECT_EQ(why(Basis::Forced), "the rules choose the first cell");
  EXPECT_EQ(why(Basis::Random), "a guess at random");
  EXPECT_EQ(why(Basis::Probability), "a guess, the least likely mine");
  EXPECT_EQ(why(Basis::Probability, 0.25), "a guess, estimated 25% a mine");
}

TEST(ExplainWhy, ProofIsTheReason) {
  const View view = drawn_view("1 ?");
  const Deduction mine{Cell{1}, Verdict::Mine, {Rule::SinglePoint, {Cell{0}}}};
  EXPECT_EQ(explain_why(act_on(mine), {view, Shape{2, 1}}),
            "the 1 at (0,0) needs every unknown neighbour to be a mine");
}

TEST(NameOf, IsRowAndColumn) {
  EXPECT_EQ(name_of(Cell{5}, Shape{3, 2}), "(1,2)");
}

std::string proof_in(std::string_view text, Place place, Verdict verdict) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const auto proof = find_proof(view, position.shape.cell(place), verdict);
  return proof ? tell_proof(*proof, {view, position.shape}) : "none";
}

TEST(ProofText, OneClue) {
  EXPECT_EQ(proof_in("1 ? 0", {0, 1}, Verdict::Mine),
            "  1. (0,1) is a mine: the 1 at (0,0) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, AClueOfNoMineSaysWhatItsDeductionSays) {
  EXPECT_EQ(proof_in("0 ? 1", {0, 1}, Verdict::Safe),
            "  1. (0,1) is safe: the 0 at (0,0) touches no mine.\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, TwoCluesCompared) {
  EXPECT_EQ(proof_in("? ? ?\n1 1 _\n", {0, 2}, Verdict::Safe),
            "  1. (0,2) is safe: the mines that the 1 at (1,1) still lacks are among the cells it "
            "shares with the 1 at (1,0).\n"
            "1 step; there is no shorter proof.\n");
  EXPECT_EQ(proof_in("? ? ? ?\n_ 2 1 _\n", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 2 at (1,1) needs every cell left that it does not share "
            "with the 1 at (1,2).\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, ASuppositionAndItsConflict) {
  EXPECT_EQ(proof_in("? 2 ?\n2 ? 2\n_ ? _\n", {0, 2}, Verdict::Mine),
            "     Suppose (0,2) is safe.\n"
            "    1. Then (0,0) is a mine: the 2 at (0,1) needs every cell it has left.\n"
            "    2. Contradiction: among the cells next to both, the 2 at (1,2) would need more "
            "mines than the 2 at (1,0) allows.\n"
            "     So (0,2) is a mine.\n"
            "2 steps; there is no shorter proof.\n");
}

TEST(ProofText, ASuppositionWithinAnotherAndTheNumberOfMines) {
  EXPECT_EQ(
      proof_in("mines 7\n??3?2\n?5???\n?????\n", {2, 3}, Verdict::Safe),
      "     Suppose (2,3) is a mine.\n"
      "       Suppose further that (1,4) is a mine.\n"
      "      1. Then (0,3) and (1,3) are safe: the 5 at (1,1) takes all mines that are left.\n"
      "      2. Contradiction: the 3 at (0,2) would have too few mines.\n"
      "       So (1,4) is safe.\n"
      "    3. Then (0,3) and (1,3) are mines: the 2 at (0,4) needs every cell it has left.\n"
      "    4. Contradiction: with those that the 5 at (1,1) needs, the board would have too many "
      "mines.\n"
      "     So (2,3) is safe.\n"
      "4 steps, the shortest proof found; there may be a shorter one.\n");
}

TEST(ProofText, AClueThatIsNotTheNumberSaysItsBound) {
  EXPECT_EQ(proof_in("clues optimistic\n? 2 ?", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 2 at (0,1) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
  EXPECT_EQ(proof_in("clues optimistic\n? ? _\n? 3 _\n_ _ _\n", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 3 at (1,1) (3 or more) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
}

}  // namespace

}  // namespace minewise
