#include "output/report/boards_csv.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/board.h"

namespace minewise {
namespace {

using ::testing::EndsWith;
using ::testing::StartsWith;

const Layout& board() {
  static const Layout layout = drawn_layout("**.\n...\n...\n");
  return layout;
}

auto commas(const std::string& line) {
  return std::ranges::count(line, ',');
}

TEST(BoardsCsv, OfDealtBoardsHasTheirFigures) {
  EXPECT_EQ(dealt_head(), "board,mines,3bv,clumping\n");
  EXPECT_EQ(dealt_row(4, board(), Topology({3, 3})), "4,2,2,1\n");
}

TEST(BoardsCsv, OfBoardsWithoutAGuessHasAFieldForEachColumn) {
  Demands demands;
  demands.grade = Grade::Medium;
  demands.longest_proof = 3;
  const std::string row = no_guess_row(7, {board(), 12}, demands, {3, 3});
  EXPECT_EQ(commas(row), commas(no_guess_head()));
  EXPECT_THAT(no_guess_head(), StartsWith("board,mines,grade,3bv,single-point,"));
  EXPECT_THAT(row, StartsWith("7,2,medium,0,"));
  EXPECT_THAT(row, EndsWith(",3,1,12\n"));
}

TEST(BoardsCsv, OfLongChainsHasWhatChanceFound) {
  RandomChains chance;
  chance.add(4, true);
  chance.add(7, false);
  const LongChainRequest request{{3, 3}, 2, {2, 2}};
  EXPECT_EQ(long_chain_csv(request, {{board(), 5, 3, 99}}, chance),
            "board,mines,solver,length,travel,looked_at,random_boards,random_longest,"
            "random_longest_cleared,random_mean,random_cleared\n"
            "1,2,exact,5,3,99,2,7,4,5.5000,1\n");
}

TEST(BoardsCsv, OfARankingLeavesOutWhatWasNotFound) {
  RankedLayout found{board(), 4, {}, true};
  found.expected.score = 0.5;
  EXPECT_EQ(ranking_csv({found, {board(), 8, {}, false}}, {3, 3}),
            "rank,board,images,score,won,stepped,guesses,moves\n"
            "1,110000000,4,0.5,0,0,0,0\n"
            "2,110000000,8,,,,,\n");
}

}  // namespace
}  // namespace minewise
