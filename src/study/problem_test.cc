#include "study/problem.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

Result<Problem> position_problem(std::string_view text, const ProblemWords& words) {
  const auto input = recognise_asked(text, {}, Seed{0});
  return problem_of(*find_moment(*input, {}, Seed{0}), words, "here");
}

TEST(Problems, OfABoardNothingIsPromisedUnlessAskedFor) {
  const Board board = *parse_board("4x4/4");
  EXPECT_EQ(problem_of(board, {})->name, "4x4/4 classic first=any");
  EXPECT_EQ(problem_of(board, {{}, "safe"})->name, "4x4/4 classic");
  EXPECT_EQ(problem_of(board, {"classic first=safe", "zero"}).error().text(),
            "first: the rules already have first=; leave one out");
}

TEST(Problems, OfATextTheRulesMayFollowTheBoard) {
  const auto name = [](std::string_view text) { return find_problem(text, {}, {}, Seed{0})->name; };
  EXPECT_EQ(name("4x4/4"), "4x4/4 classic first=any");
  EXPECT_EQ(name("4x4/4 first=safe"), "4x4/4 classic");
  EXPECT_EQ(name("\n// small\n4x4/4 topology=torus\n\n"), "4x4/4 classic first=any topology=torus");
  EXPECT_EQ(name("mines 1\n1?\n"), "position");
  EXPECT_EQ(find_problem("4x4/4 survival", {}, {"classic", {}}, Seed{0}).error().text(),
            "rules: the board already has rules; leave one of them out");
  EXPECT_EQ(find_problem("4x4/4 clever", {}, {}, Seed{0}).error().option, "");
}

TEST(Problems, OfABoardNoWordIsIgnored) {
  std::vector<ReadingWords> all(7);
  all[0].as = "position";
  all[1].board = 1;
  all[2].position.mines = "3";
  all[3].position.density = "0.5";
  all[4].position.count_unknown = true;
  all[5].position.clues = "optimistic";
  all[6].position.topology = "torus";
  for (const ReadingWords& words : all) EXPECT_FALSE(find_problem("4x4/4", words, {}, Seed{0}));
  EXPECT_EQ(
      find_problem("4x4/4", all[6], {}, Seed{0}).error().text(),
      "topology: works only with a position; a board has its own, such as 4x4/4 topology=torus");
}

TEST(Problems, APositionIsFinishedUnderGivenRules) {
  const auto problem = position_problem("mines 1\n1?\n??\n", {"survival", {}});
  EXPECT_EQ(problem->name, "here");
  EXPECT_TRUE(problem->is_position);
  EXPECT_EQ(problem->view.rules().ruleset, Ruleset::Survival);
  EXPECT_EQ(position_problem("1?\n", {{}, "safe"}).error().text(),
            "first: works only with a board; a position is after the first move");
}

}  // namespace
}  // namespace minewise
