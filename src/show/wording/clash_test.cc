#include "show/wording/clash.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

std::string clash_in(std::string_view text) {
  constexpr std::string_view kHead = "no layout explains this position: ";
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const std::string told = describe_clash(find_clash(view), {view, position.shape});
  return told.starts_with(kHead) ? told.substr(kHead.size()) : told;
}

TEST(DescribeClash, SaysWhatOneClueLacks) {
  EXPECT_EQ(clash_in("4 ?\n? ?\n"), "the 4 at (0,0) cannot be right: it has only 3 neighbours");
  EXPECT_EQ(clash_in("3 ?\n? 2\n"),
            "the 3 at (0,0) cannot be right: it touches only 2 cells that may be mines");
  EXPECT_EQ(clash_in("1 1 ?\n_ _ ?\n"),
            "the 1 at (0,0) cannot be right: it touches no cell that may be a mine");
  EXPECT_EQ(clash_in("1 F\nF ?\n"),
            "the 1 at (0,0) cannot be right: it touches 2 mines that are flagged or stepped on");
}

TEST(DescribeClash, SaysWhatTwoCluesNeedOfEachOther) {
  EXPECT_EQ(clash_in("? ? ?\n1 3 1\n"),
            "the 3 at (1,1) and the 1 at (1,2) clash: the 3 at (1,1) needs 2 mines among the cells "
            "next to both, the 1 at (1,2) allows 1");
  EXPECT_EQ(clash_in("1 ? 2\n? ? ?\n1 ? 1\n"),
            "the 1 at (0,0), the 2 at (0,2), the 1 at (2,0) and the 1 at (2,2) clash: no mines can "
            "be laid that fit all");
}

TEST(DescribeClash, NamesTheNumberOfMines) {
  EXPECT_EQ(clash_in("mines 1\n1 ? _ ? 1\n"),
            "the 1 at (0,0) and the 1 at (0,4) clash with the number of mines, which is 1");
  EXPECT_EQ(clash_in("mines 1\nF F ?\n"), "2 mines are flagged or stepped on, and the board has 1");
  EXPECT_EQ(clash_in("mines 3\n_ F ?\n"), "3 mines have to lie in 2 cells");
}

}  // namespace
}  // namespace minewise
