#include "core/table.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

TEST(Table, HasColumnsAsWideAsTheirWidestCell) {
  EXPECT_EQ(format_table({{"agent", "won"}, {{"basic", "3"}, {"exact with a hint", "1200"}}}),
            "  agent               won\n  basic                 3\n  exact with a hint  1200\n");
}

TEST(Table, CountsLettersNotBytes) {
  EXPECT_EQ(format_table({{"length", "x"}, {{"1 ± 2", "y"}}}), "  length  x\n  1 ± 2   y\n");
}

TEST(Table, HasSidesAndRowsThatEndEarly) {
  EXPECT_EQ(format_table({.rows = {{"1", "a"}, {"20", "b", "last"}}, .sides = "rl"}),
            "   1  a\n  20  b  last\n");
}

TEST(Table, HasATitleAndANote) {
  EXPECT_EQ(format_table({.columns = {"a"}, .rows = {{"b"}}, .title = "title", .note = "note"}),
            "title\n  a\n  b\n  note\n");
}

TEST(Csv, QuotesWhatWouldBeMistaken) {
  EXPECT_EQ(format_csv({{"a", "b"}, {{"1", "x y"}, {"first=0,0", "say \"hi\""}}}),
            "a,b\n1,x y\n\"first=0,0\",\"say \"\"hi\"\"\"\n");
}

}  // namespace
}  // namespace minewise
