#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/layout.h"
#include "core/rng.h"
#include "game/metrics.h"
#include "game/zini.h"
#include "generate/board_filter.h"

namespace minewise {

namespace {

using testing::HasSubstr;

bool admits(std::string_view conditions, const DrawnLayout& drawn) {
  return BoardFilter::parse(conditions)->admits(drawn.layout, Topology(drawn.shape));
}

TEST(BoardFilter, ComparesEveryNumber) {
  // 3BV 6, one opening, one island, one mine; six zeros and eight cells beside the mine.
  const DrawnLayout drawn = parse_layout(". . . . .\n. * . . .\n. . . . .\n").value();
  EXPECT_TRUE(admits("3bv=6 openings=1 islands=1 mines=1 n0=6 n1=8 n2=0 n8=0", drawn));
  EXPECT_TRUE(admits("zini=4 gzini>=4 hzini>=4", drawn));
  EXPECT_TRUE(admits("3BV <= 6,3bv>=6 , 3bv<7 3bv > 5", drawn));
  EXPECT_FALSE(admits("3bv<6", drawn));
  EXPECT_FALSE(admits("3bv>6", drawn));
  EXPECT_FALSE(admits("3bv=5", drawn));
  EXPECT_FALSE(admits("3bv=6 islands>1", drawn));
}

TEST(BoardFilter, DecidesAsTheSearchWould) {
  Rng rng(Seed{1}, Digest("filter"));
  for (int round = 0; round < 3; ++round) {
    DrawnLayout drawn{{7, 6}, Layout(42)};
    while (drawn.layout.mines() < 9) {
      const Cell cell{static_cast<int>(rng.below(42))};
      if (!drawn.layout.has_mine(cell)) drawn.layout.place_mine(cell);
    }
    const Topology topology(drawn.shape);
    const Zini zini = find_zini(Openings(drawn.layout, topology));
    for (int limit = zini.least - 1; limit <= zini.greedy + 1; ++limit) {
      ASSERT_EQ(admits(fmt::format("zini<{}", limit), drawn), zini.best < limit);
      ASSERT_EQ(admits(fmt::format("zini>={}", limit), drawn), zini.best >= limit);
      ASSERT_EQ(admits(fmt::format("zini={}", limit), drawn), zini.best == limit);
    }
  }
}

TEST(BoardFilter, WithoutConditionsAdmitsAll) {
  const DrawnLayout drawn = parse_layout("*\n").value();
  EXPECT_TRUE(BoardFilter().admits(drawn.layout, Topology(drawn.shape)));
  EXPECT_FALSE(BoardFilter().has_conditions());
}

TEST(BoardFilter, SaysWhatIsWrongAndWhere) {
  const auto complaint = [](std::string_view text) {
    return BoardFilter::parse(text).error().text();
  };
  EXPECT_THAT(complaint(""), HasSubstr("write a condition"));
  EXPECT_THAT(complaint(" , "), HasSubstr("write a condition"));
  EXPECT_THAT(complaint("3bv<=80 zimi<60"), HasSubstr("column 9: unknown number 'zimi'"));
  EXPECT_THAT(complaint("3bv<=80 zimi<60"), HasSubstr("did you mean 'zini'?"));
  EXPECT_THAT(complaint("3bv"), HasSubstr("column 4: expected < <= = >= or >"));
  EXPECT_THAT(complaint("3bv=<80"), HasSubstr("column 4: expected <"));
  EXPECT_THAT(complaint("3bv<="), HasSubstr("column 6: expected a whole number"));
  EXPECT_THAT(complaint("3bv<-1"), HasSubstr("column 5: expected a whole number"));
  EXPECT_THAT(complaint("3bv<80.5"), HasSubstr("column 7: expected a space"));
  EXPECT_THAT(complaint("3bv<99999999999999"), HasSubstr("expected a whole number"));
}

TEST(BoardFilter, IsToldWithTheCheapestFirst) {
  EXPECT_EQ(BoardFilter::parse("zini < 60,3BV<=80")->text(), "3bv<=80 zini<60");
}

const MineLaw kTen = FixedCount{10};

TEST(NoGuessOrders, TheDifficultySettlesTheSolver) {
  NoGuessOrder order{{9, 9}, kTen};
  EXPECT_EQ(request_of(order)->solver, Solver::Exact);
  order.difficulty = "easy";
  EXPECT_EQ(request_of(order)->solver, Solver::Basic);
  order.solver = "subset";
  EXPECT_EQ(request_of(order)->solver, Solver::Subset);
}

TEST(NoGuessOrders, ObjectionsNameTheWord) {
  NoGuessOrder order{{9, 9}, kTen};
  order.first = "9,0";
  EXPECT_EQ(request_of(order).error().option, "first");
  EXPECT_TRUE(request_of(order).error().text().starts_with("first: "));
  const NoGuessOrder full{{3, 3}, MineLaw(FixedCount{9})};
  EXPECT_TRUE(request_of(full).error().message.starts_with("board: "));
}

TEST(DealtOrders, TheFirstMoveSaysNothingElse) {
  DealtOrder order{{9, 9}, kTen};
  for (const char* first : {"0,0 clues=optimistic", "any classic", "", "0,0 first=1,1"}) {
    order.first = first;
    EXPECT_FALSE(boards_of(order)) << first;
  }
}

TEST(DealtOrders, APromisedCellIsKeptFree) {
  DealtOrder order{{9, 9}, kTen};
  EXPECT_TRUE(boards_of(order)->free.empty());
  order.first = "zero:0,0";
  EXPECT_EQ(boards_of(order)->free.size(), 4u);
  order.first = "safe";
  EXPECT_EQ(boards_of(order).error().text(), "first: name the cell of the first move: safe:R,C");
}

}  // namespace

}  // namespace minewise
