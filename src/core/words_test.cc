#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/words.h"
#include "support/lines.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(SplitWords, WordsRememberTheirColumns) {
  const auto words = split_words("  open 3,4\t->  2");
  ASSERT_EQ(words.size(), 4u);
  EXPECT_EQ(words[0].text, "open");
  EXPECT_EQ(words[0].column, 3);
  EXPECT_EQ(words[1].column, 8);
  EXPECT_EQ(words[2].text, "->");
  EXPECT_EQ(words[3].column, 16);
}

TEST(SplitWords, BlankLineHasNone) {
  EXPECT_THAT(split_words(""), IsEmpty());
  EXPECT_THAT(split_words(" \t\r\n "), IsEmpty());
}

TEST(WordReader, ReadsNoFurtherThanAsked) {
  WordReader words("mines 7 1");
  EXPECT_EQ(words.word().text, "mines");
  words.next();
  EXPECT_EQ(words.word().text, "7");
  EXPECT_EQ(words.word().column, 7);
  words.next();
  EXPECT_FALSE(words.at_end());
  words.next();
  EXPECT_TRUE(words.at_end());
  words.next();
  EXPECT_TRUE(words.at_end());
}

TEST(LineReader, LastEndOfLineMayBeMissing) {
  EXPECT_THAT(split_lines("a\nb\n"), ElementsAre("a", "b"));
  EXPECT_THAT(split_lines("a\nb"), ElementsAre("a", "b"));
}

TEST(LineReader, EmptyLinesCount) {
  EXPECT_THAT(split_lines("\na\n\nb"), ElementsAre("", "a", "", "b"));
  EXPECT_THAT(split_lines(""), IsEmpty());
}

TEST(LineReader, EndsOfBothKindsAreCutOff) {
  EXPECT_THAT(split_lines("a\r\nb\n\r\nc"), ElementsAre("a", "b", "", "c"));
}

TEST(LineReader, CountsLinesFromOneToTheEnd) {
  LineReader reader("a\n\nb");
  EXPECT_EQ(reader.number(), 1);
  reader.next();
  reader.next();
  EXPECT_EQ(reader.number(), 3);
  EXPECT_EQ(reader.line(), "b");
  reader.next();
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.number(), 4);
  EXPECT_EQ(reader.line(), "");
}

TEST(SkippedLine, IsBlankOrAComment) {
  for (const char* line : {"", "  \t", "\r", "// note", "  //", "//1 2 3"}) {
    EXPECT_TRUE(is_skipped_line(line)) << line;
  }
  for (const char* line : {"?", " 1 // 2", "/ /"}) EXPECT_FALSE(is_skipped_line(line)) << line;
}

TEST(ParseWhole, ReadsDigits) {
  EXPECT_EQ(parse_whole("0"), 0u);
  EXPECT_EQ(parse_whole("007"), 7u);
  EXPECT_EQ(parse_whole("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
}

TEST(ParseWhole, RefusesWhatIsNotDigits) {
  for (const char* text : {"", " ", "-1", "+1", "1 ", " 1", "1x", "0x10", "1.0", "1e3"}) {
    EXPECT_EQ(parse_whole(text), std::nullopt) << "'" << text << "'";
  }
}

TEST(ParseWhole, RefusesTwoToThe64) {
  EXPECT_EQ(parse_whole("18446744073709551616"), std::nullopt);
}

TEST(ParseInt, StopsAtItsLimit) {
  EXPECT_EQ(parse_int("8", 8), 8);
  EXPECT_EQ(parse_int("9", 8), std::nullopt);
  EXPECT_EQ(parse_int("1000000000"), 1'000'000'000);
  EXPECT_EQ(parse_int("1000000001"), std::nullopt);
  EXPECT_EQ(parse_int("99999999999999999999"), std::nullopt);
}

TEST(ParseDecimal, ReadsDecimals) {
  EXPECT_EQ(parse_decimal("0.2"), 0.2);
  EXPECT_EQ(parse_decimal(".2"), 0.2);
  EXPECT_EQ(parse_decimal("2e-1"), 0.2);
  EXPECT_EQ(parse_decimal("1"), 1.0);
}

TEST(ParseDecimal, ReadsWhatIsBelowTheNormalNumbers) {
  EXPECT_EQ(parse_decimal("1e-310"), 1e-310);
  EXPECT_EQ(parse_decimal("5e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(parse_decimal("0e-999"), 0.0);
  EXPECT_EQ(parse_decimal("1e-999"), std::nullopt) << "too small for any";
}

TEST(ParseDecimal, ZeroHasNoSign) {
  EXPECT_FALSE(std::signbit(parse_decimal("-0").value()));
}

TEST(ParseDecimal, RefusesWhatIsNoDecimal) {
  for (const char* text : {"", ".", "nan", "inf", "-inf", "0x1p-2", "1,5", "0.2 ", " 0.2", "0.2x",
                           "+0.2", "1e", "1e999", "0.2.3"}) {
    EXPECT_EQ(parse_decimal(text), std::nullopt) << "'" << text << "'";
  }
}

}  // namespace

}  // namespace minewise
