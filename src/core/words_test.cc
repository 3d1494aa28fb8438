#include "core/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace minewise
