#include "output/text/explain.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

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

}  // namespace
}  // namespace minewise
