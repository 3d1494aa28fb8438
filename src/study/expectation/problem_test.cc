#include "study/expectation/problem.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

Asked<Problem> position_problem(std::string_view text, const ProblemWords& words) {
  const auto input = recognise_asked(text, {}, Seed{0});
  return problem_of(*find_moment(*input, {}, Seed{0}), words, "here");
}

TEST(Problems, OfABoardNothingIsPromisedUnlessAskedFor) {
  const Board board = *parse_board("4x4/4");
  EXPECT_EQ(problem_of(board, {})->name, "4x4/4 classic first=any");
  EXPECT_EQ(problem_of(board, {{}, "safe"})->name, "4x4/4 classic");
  EXPECT_EQ(problem_of(board, {"classic first=safe", "zero"}).error().error.text(),
            "first: --rules says first= already");
}

TEST(Problems, APositionIsFinishedUnderGivenRules) {
  const auto problem = position_problem("mines 1\n1?\n??\n", {"survival", {}});
  EXPECT_EQ(problem->name, "here");
  EXPECT_TRUE(problem->is_position);
  EXPECT_EQ(problem->view.rules().ruleset, Ruleset::Survival);
  EXPECT_EQ(position_problem("1?\n", {{}, "safe"}).error().error.text(),
            "first: a position is past its first move");
}

}  // namespace
}  // namespace minewise
