#include "ground/base/result.h"

#include <gtest/gtest.h>

#include "ground/base/check.h"

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
  EXPECT_EQ(printable("gr\xc3\xbcn"), "gr\xc3\xbcn");
}

TEST(Check, HoldsItsTongueWhenTrue) {
  CHECK(1 + 1 == 2);
}

TEST(CheckDeathTest, NamesTheConditionAndThePlace) {
  EXPECT_DEATH(CHECK(1 + 1 == 3), "result_test.cc:[0-9]+: CHECK\\(1 \\+ 1 == 3\\) failed");
}

}  // namespace
}  // namespace minewise
