#include "study/generate/difficulty.h"

#include <utility>

#include <gtest/gtest.h>

#include "ground/view/layout_text.h"
#include "support/grid.h"

namespace minewise {
namespace {

int openings_of(std::string_view text, Grid grid = kUsualGrid) {
  DrawnLayout drawn = parse_layout(text).value();
  drawn.shape.grid = grid;
  return count_openings(drawn.layout, Topology(drawn.shape));
}

std::optional<Demands> demands_of(std::string_view text) {
  const DrawnLayout drawn = parse_layout(text).value();
  return Grader(make_topology(drawn.shape)).demands(drawn.layout, Cell{0});
}

TEST(CountOpenings, ZerosOpenTogether) {
  EXPECT_EQ(openings_of(". . .\n. . .\n. . .\n"), 1);
  EXPECT_EQ(openings_of(". . .\n. . .\n. . *\n"), 1);
  EXPECT_EQ(openings_of("* . .\n. . .\n. . *\n"), 2);  // two corners; the middle is in both
}

TEST(CountOpenings, CellsThatTouchNoZeroCountOneByOne) {
  EXPECT_EQ(openings_of(". * .\n* * *\n. * .\n"), 4);
  EXPECT_EQ(openings_of(". . * .\n. . * .\n"), 3);  // one opening on the left, two on the right
  EXPECT_EQ(openings_of("* * *\n"), 0);
}

TEST(CountOpenings, GoesByTheTopology) {
  const std::string_view column = "* . . . .\n* . . . .\n* . . . .\n";
  EXPECT_EQ(openings_of(column), 1);
  EXPECT_EQ(openings_of(column, grid_named("torus")), 1);
  const std::string_view sides = ". . * . .\n. . * . .\n. . * . .\n";
  EXPECT_EQ(openings_of(sides), 2);
  EXPECT_EQ(openings_of(sides, grid_named("torus")), 1);  // the two sides touch around the back
}

TEST(Grader, NamesTheWeakestThatSuffices) {
  EXPECT_EQ(demands_of(". . .\n. . .\n. . *\n")->grade, Grade::Easy);
  EXPECT_EQ(demands_of(". . .\n. . .\n* . *\n")->grade, Grade::Medium);
  EXPECT_EQ(demands_of(". . * .\n. . * .\n")->grade, Grade::Expert);
  EXPECT_FALSE(demands_of(". . * .\n. . . *\n* . * .\n* * . .\n"));
}

TEST(Grader, CountsWhatEachRuleSettled) {
  const Demands demands = demands_of(". . * .\n. . * .\n").value();
  const auto of = [&](Rule rule) { return demands.deductions[std::to_underlying(rule)]; };
  EXPECT_EQ(of(Rule::SinglePoint), 2);  // the wall
  EXPECT_EQ(of(Rule::Count), 2);        // what is behind it
  EXPECT_EQ(demands.openings, 3);
  EXPECT_EQ(demands_of(". . .\n. . .\n* . *\n")->longest_proof, 2);
}

TEST(Grades, HaveWords) {
  for (const Grade grade : {Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert}) {
    EXPECT_EQ(find_grade(grade_word(grade)), grade);
  }
  EXPECT_FALSE(find_grade("fiendish"));
}

}  // namespace
}  // namespace minewise
