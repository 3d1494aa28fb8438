#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "output/text/analysis.h"
#include "support/board.h"

namespace minewise {

namespace {

std::string conflict_in(std::string_view text) {
  constexpr std::string_view kHead = "no layout explains this position: ";
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const std::string told = describe_conflict(find_conflict(view), {view, position.shape});
  return told.starts_with(kHead) ? told.substr(kHead.size()) : told;
}

TEST(DescribeConflict, SaysWhatOneClueLacks) {
  EXPECT_EQ(conflict_in("4 ?\n? ?\n"), "the 4 at (0,0) cannot be right: it has only 3 neighbours");
  EXPECT_EQ(conflict_in("3 ?\n? 2\n"),
            "the 3 at (0,0) cannot be right: it touches only 2 cells that may be mines");
  EXPECT_EQ(conflict_in("1 1 ?\n_ _ ?\n"),
            "the 1 at (0,0) cannot be right: it touches no cell that may be a mine");
  EXPECT_EQ(conflict_in("1 F\nF ?\n"),
            "the 1 at (0,0) cannot be right: it touches 2 mines that are flagged or stepped on");
}

TEST(DescribeConflict, SaysWhatTwoCluesNeedOfEachOther) {
  EXPECT_EQ(conflict_in("? ? ?\n1 3 1\n"),
            "the 1 at (1,0) and the 3 at (1,1) clash: the 3 at (1,1) needs 2 mines among the cells "
            "next to both, but the 1 at (1,0) allows 1");
  EXPECT_EQ(conflict_in("1 ? 2\n? ? ?\n1 ? 1\n"),
            "the 1 at (0,0), the 2 at (0,2), the 1 at (2,0) and the 1 at (2,2) clash");
}

TEST(DescribeConflict, NamesTheNumberOfMines) {
  EXPECT_EQ(conflict_in("mines 1\n1 ? _ ? 1\n"),
            "the 1 at (0,0) and the 1 at (0,4) clash with the number of mines, which is 1");
  EXPECT_EQ(conflict_in("mines 1\nF F ?\n"),
            "2 mines are flagged or stepped on, but the board has 1");
  EXPECT_EQ(conflict_in("mines 3\n_ F ?\n"), "3 mines have to lie in 2 cells");
  EXPECT_EQ(conflict_in("mines 1\n_ _\n"), "the board has 1 mine, but no cell is left for it");
  EXPECT_EQ(conflict_in("mines 2\n_ _\n"), "the board has 2 mines, but no cell is left for them");
}

TEST(DescribeConflict, NamesADensityThatLeavesNoChoice) {
  EXPECT_EQ(conflict_in("density 0\nF ?\n"),
            "the density is 0, and 1 mine is flagged or stepped on");
  EXPECT_EQ(conflict_in("density 1\n_ _ ?\n"), "the density is 1, and 2 cells are open");
}

// Whether the covered cells can be filled so that these clues are right, and the number of mines
// if that is asked.
bool fit_together(const View& view, const std::vector<Cell>& clues, bool takes_count) {
  const auto* const fixed = std::get_if<FixedCount>(&view.count());
  const std::size_t covered = view.covered().size();
  for (std::uint32_t chosen = 0; chosen < 1u << covered; ++chosen) {
    std::vector<bool> mine(static_cast<std::size_t>(view.cells()));
    for (const Cell cell : view.uncovered()) mine[cell.at()] = !view.is_open(cell);
    for (std::size_t i = 0; i < covered; ++i) mine[view.covered()[i].at()] = chosen >> i & 1;
    const bool fits = std::ranges::all_of(clues, [&](Cell clue) {
      int around = 0;
      for (const Cell near : view.topology().neighbours(clue)) around += mine[near.at()];
      const SumRange allowed = view.allowed_mines(clue);
      return allowed.least <= around && around <= allowed.most;
    });
    const bool counts = !takes_count || !fixed || std::ranges::count(mine, true) == fixed->mines;
    if (fits && counts) return true;
  }
  return false;
}

TEST(FindConflict, NamesCluesThatNoLayoutFits) {
  std::mt19937 random(1);
  int conflicts = 0;
  for (const std::string head : {"", "topology torus\n", "topology hex\n", "clues optimistic\n"}) {
    for (int round = 0; round < 50; ++round) {
      std::string text = head + "mines 3\n";
      for (int cell = 0; cell < 12; ++cell) {
        text += "?????0112233"[random() % 12];
        text += cell % 4 == 3 ? '\n' : ' ';
      }
      const View view = view_of(drawn_position(text));
      const std::vector<Cell> open(view.uncovered().begin(), view.uncovered().end());
      if (fit_together(view, open, true)) continue;
      ++conflicts;
      const Conflict conflict = find_conflict(view);
      EXPECT_FALSE(fit_together(view, conflict.clues, conflict.takes_count)) << text;
    }
  }
  EXPECT_GT(conflicts, 50);
}

}  // namespace

}  // namespace minewise
