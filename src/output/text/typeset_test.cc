#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/text/typeset.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Wrap, ShortTextIsOneLine) {
  EXPECT_THAT(wrap("a clue", 10, 3), ElementsAre("a clue"));
  EXPECT_THAT(wrap("", 10, 3), IsEmpty());
}

TEST(Wrap, BreaksBetweenWords) {
  EXPECT_THAT(wrap("the 2 at (1,3) has all its mines", 14, 3),
              ElementsAre("the 2 at (1,3)", "has all its", "mines"));
}

TEST(Wrap, WhatDoesNotFitIsLeftOutAndSaidToBe) {
  EXPECT_THAT(wrap("one two three four five", 9, 2), ElementsAre("one two", "three..."));
  EXPECT_THAT(wrap("one two three", 8, 1), ElementsAre("one t..."));
}

TEST(Wrap, AWordLongerThanALineIsCut) {
  EXPECT_THAT(wrap("abcdefghij", 4, 3), ElementsAre("abcd", "efgh", "ij"));
}

TEST(FoldLines, BreaksBetweenWordsAndIndentsWhatGoesOn) {
  EXPECT_EQ(fold_lines("  one two three four\nfive\n", 12),
            "  one two\n    three\n    four\nfive\n");
  EXPECT_EQ(fold_lines("1. a-very-long-word", 8), "1.\n  a-very-long-word");
  EXPECT_EQ(fold_lines("", 8), "");
}

TEST(FoldLines, ColumnsStayInTheirLine) {
  EXPECT_EQ(fold_lines("  0  ?  ?  ?  ?\n", 8), "  0  ?  ?  ?  ?\n");
}

TEST(Wrap, LinesAreNeverLongerThanAllowed) {
  const std::string text =
      "every arrangement that satisfies the 2 at (5,19) and the 3 at (6,19) agrees";
  for (int columns = 4; columns < 90; ++columns) {
    for (const std::string& line : wrap(text, columns, 3)) EXPECT_LE(std::ssize(line), columns);
  }
}

}  // namespace

}  // namespace minewise
