#include <gtest/gtest.h>

#include <utility>

#include "core/layout.h"
#include "generate/difficulty.h"

namespace minewise {

namespace {

std::optional<Demands> demands_of(std::string_view text) {
  const DrawnLayout drawn = parse_layout(text).value();
  return Grader(make_topology(drawn.shape)).demands(drawn.layout, Cell{0});
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
