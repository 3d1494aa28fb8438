#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/digest.h"
#include "core/rng.h"
#include "search/endgame.h"
#include "support/board.h"

namespace minewise {

namespace {

std::optional<Cell> toss_up_in(std::string_view text) {
  const View view = drawn_view(text);
  return find_toss_up(Knowledge(view));
}

TEST(TossUp, IsAPairThatNoOtherCellTouchesAlone) {
  EXPECT_EQ(toss_up_in("mines 6\nF??F??\nF33F??\n"), Cell{1});
  EXPECT_EQ(toss_up_in("mines 3\nF??F\n"), std::nullopt);              // no clue
  EXPECT_EQ(toss_up_in("mines unknown\nF??F\nF3_?\n"), std::nullopt);  // the last cell may tell
  EXPECT_EQ(toss_up_in("mines 2\n1?\n??\n??\n"), std::nullopt);
}

TEST(TossUp, IsACornerWhoseCellsTouchEachOther) {
  EXPECT_EQ(toss_up_in("mines 6\n??F?\n?6F?\nFFF?\n"), Cell{0});
}

// A position of a random board, some of whose safe cells are open.
std::string random_position(Rng& rng, int width, int height, int mines) {
  const int cells = width * height;
  std::vector<bool> mine(static_cast<std::size_t>(cells));
  for (int placed = 0; placed < mines;) {
    const auto at = rng.below(static_cast<std::uint32_t>(cells));
    placed += !mine[at];
    mine[at] = true;
  }
  std::string text = "mines " + std::to_string(mines) + "\n";
  for (int row = 0; row < height; ++row) {
    for (int col = 0; col < width; ++col) {
      int around = 0;
      for (int r = std::max(row - 1, 0); r <= std::min(row + 1, height - 1); ++r) {
        for (int c = std::max(col - 1, 0); c <= std::min(col + 1, width - 1); ++c) {
          around += mine[static_cast<std::size_t>(r * width + c)];
        }
      }
      const bool is_mine = mine[static_cast<std::size_t>(row * width + col)];
      text += is_mine || rng.below(3) == 0 ? '?' : static_cast<char>('0' + around);
    }
    text += '\n';
  }
  return text;
}

// Best play, which knows nothing of toss-ups, wins as often and steps on as few mines after one as
// after any other cell.
TEST(TossUp, IsAsGoodAsAnyCell) {
  Rng rng(Seed{17}, Digest("toss-ups"));
  constexpr EndgameLimits kLimits{.most_layouts = 3'000, .most_sets = 200'000};
  int found = 0;
  for (int round = 0; round < 4'000; ++round) {
    const std::string text = random_position(rng, 5, 4, 8);
    const View view = drawn_view(text);
    const Knowledge known(view);
    const auto toss_up = find_toss_up(known);
    if (!toss_up || known.facts().safe_unopened() > 0) continue;
    std::vector<Cell> cells{*toss_up};
    for (const Cell cell : view.covered()) {
      if (!known.facts().is_known(cell)) cells.push_back(cell);
    }
    const auto chances = chances_to_win(known, cells, kLimits);
    const auto losses = worths_in_endgame(known, cells, kLimits);
    if (!chances || !losses) continue;
    ++found;
    for (std::size_t i = 1; i < cells.size(); ++i) {
      EXPECT_GE((*chances)[0].value.decimal(), (*chances)[i].value.decimal() - 1e-12) << text;
      EXPECT_LE((*losses)[0].value.decimal(), (*losses)[i].value.decimal() + 1e-12) << text;
    }
  }
  EXPECT_GT(found, 20);
}

}  // namespace

}  // namespace minewise
