#include "core/result.h"

#include <gtest/gtest.h>

#include "core/check.h"

namespace minewise {
namespace {

TEST(Error, NamesAsMuchOfThePlaceAsIsKnown) {
  EXPECT_EQ((Error{"odd", 3, 7}.text()), "line 3, column 7: odd");
  EXPECT_EQ((Error{"odd", 3, 0}.text()), "line 3: odd");
  EXPECT_EQ((Error{"odd", 0, 7}.text()), "column 7: odd");
  EXPECT_EQ((Error{"odd"}.text()), "odd");
}

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> good = 5;
  const Result<int> bad = fail("{} is too {}", 5, "many");
  EXPECT_EQ(good.value(), 5);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().message, "5 is too many");
}

TEST(Result, FailAtKeepsThePlace) {
  const Result<int> bad = fail_at(2, 9, "unknown symbol '{}'", 'x');
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().text(), "line 2, column 9: unknown symbol 'x'");
}

// Messages quote what users wrote, and stay on one line of a terminal.
TEST(Result, MessagesHoldNoControlCharacters) {
  const Result<int> bad = fail_at(1, 1, "unknown agent '{}'", "a\nb\x1b[1m\x7f");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().message, "unknown agent 'a?b?[1m?'");
}

TEST(Result, MessagesQuoteNoMoreThanFitsOnAScreen) {
  const Result<int> bad = fail("unknown agent '{}' among {}", std::string(1'000'000, 'a'), 7);
  ASSERT_FALSE(bad);
  EXPECT_LT(bad.error().message.size(), 300u);
  EXPECT_TRUE(bad.error().message.ends_with("a' among 7"));
}

TEST(Result, AnErrorOfAPartIsToldWithItsPlace) {
  const Result<int> bad = fail_there(3, 5, Error{"not a number", 0, 1});
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().text(), "line 3, column 5: not a number");
}

TEST(Check, HoldsItsTongueWhenTrue) {
  CHECK(1 + 1 == 2);
}

TEST(CheckDeathTest, NamesTheConditionAndThePlace) {
  EXPECT_DEATH(CHECK(1 + 1 == 3), "result_test.cc:[0-9]+: CHECK\\(1 \\+ 1 == 3\\) failed");
}

}  // namespace
}  // namespace minewise
