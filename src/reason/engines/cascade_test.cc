#include "reason/engines/cascade.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ground/view/position.h"
#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"
#include "reason/posterior/exact.h"

namespace minewise {
namespace {

struct Solved {
  Solved(const Engines& engines, std::string_view text)
      : view(view_of(parse_position(text).value())) {
    facts.start(view);
    facts.observe(view);
    for (const auto& engine : engines) engine->start(view);
  }

  View view;
  Facts facts;
};

std::vector<Rule> rules_of(const Facts& facts) {
  std::vector<Rule> rules;
  for (const Deduction& deduction : facts.deductions()) rules.push_back(deduction.reason.rule);
  return rules;
}

constexpr std::string_view kOneTwoOne = "? ? ?\n1 2 1\n";

TEST(Cascade, GivesEachFindTheSimplestRule) {
  const Engines engines = every_engine_but_exact();
  Solved solved(engines, kOneTwoOne);
  deduce_all(engines, solved.view, solved.facts);
  EXPECT_THAT(rules_of(solved.facts),
              ::testing::ElementsAre(Rule::Subset, Rule::Subset, Rule::SinglePoint));
}

TEST(Cascade, EndsWithTheNumberOfMines) {
  Engines engines = every_engine_but_exact();
  engines.push_back(std::make_unique<Exact>());
  Solved solved(engines, "mines 5\n* * 3 1\n* * ? ?\n2 3 ? ?\n");
  deduce_all(engines, solved.view, solved.facts);
  EXPECT_THAT(rules_of(solved.facts), ::testing::Contains(Rule::Count));
  EXPECT_EQ(solved.facts.deductions().size(), 4u);
}

TEST(Cascade, AsksNoFurtherThanItHasTo) {
  const Engines engines = make_engines<SinglePoint, Subset>();
  Solved solved(engines, "? ? 1\n1 2 1\n");
  const auto has_any = [&] { return !solved.facts.deductions().empty(); };
  EXPECT_TRUE(deduce_until(engines, solved.view, solved.facts, has_any));
  EXPECT_THAT(rules_of(solved.facts), ::testing::Each(Rule::SinglePoint));
  Solved nothing(engines, "? ?\n? ?\n");
  EXPECT_FALSE(deduce_until(engines, nothing.view, nothing.facts, [] { return false; }));
}

}  // namespace
}  // namespace minewise
