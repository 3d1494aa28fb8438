#include <gtest/gtest.h>

#include "core/macros.h"
#include "core/result.h"

namespace minewise {

namespace {

TEST(Printable, PlainTextStaysAsItIs) {
  EXPECT_EQ(printable("plain text"), "plain text");
  EXPECT_EQ(printable("gr\xc3\xbcn \xe2\x82\xac \xf0\x9f\x92\xa3"),
            "gr\xc3\xbcn \xe2\x82\xac \xf0\x9f\x92\xa3");
}

TEST(Printable, ControlCharactersAreNotShown) {
  EXPECT_EQ(printable("a\nb\x1b[31mc\x7f"), "a?b?[31mc?");
  EXPECT_EQ(printable(std::string_view("\0", 1)), "?");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m"),
            "?31m");                             // C1: what ESC [ is in one character
  EXPECT_EQ(printable("\xc2\xa0"), "\xc2\xa0");  // the first past them
}

TEST(Printable, MarksOfDirectionAreNotShown) {
  for (const char* mark : {"\xd8\x9c", "\xe2\x80\x8e", "\xe2\x80\x8f", "\xe2\x80\xa8",
                           "\xe2\x80\xaa", "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x81\xa9"}) {
    EXPECT_EQ(printable(mark), "?");
  }
}

TEST(Printable, BytesThatAreNoTextAreNotShown) {
  EXPECT_EQ(printable("\xff"), "?");
  EXPECT_EQ(printable("a\xc3"), "a?");     // cut short
  EXPECT_EQ(printable("\x80z"), "?z");     // no beginning
  EXPECT_EQ(printable("\xc0\xaf"), "??");  // longer than it need be
  EXPECT_EQ(printable("\xe0\x80\xaf"), "???");
  EXPECT_EQ(printable("\xed\xa0\x80"), "???");       // a surrogate
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "????");  // past the last character
}

TEST(Printable, WhatIsKeptStays) {
  EXPECT_EQ(printable("a\nb\tc", "\n"), "a\nb?c");
}

TEST(Excerpt, ShortTextsAreWhole) {
  EXPECT_EQ(excerpt("abc\x1b", 4), "abc?");
}

TEST(Excerpt, LongTextsLoseTheirMiddle) {
  EXPECT_EQ(excerpt("abcdefghijklmnopqrstuvwxyz", 9), "abcdef...xyz");
  EXPECT_LT(excerpt(std::string(1'000'000, 'a')).size(), kMostQuoted + 10);
}

TEST(Excerpt, NoCharacterIsCut) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "\xe2\x82\xac";
  for (std::size_t most = 9; most < 20; ++most) {
    EXPECT_EQ(excerpt(text, most).find('?'), std::string::npos);
  }
}

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
