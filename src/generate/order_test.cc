#include "generate/order.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

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
  EXPECT_EQ(request_of(order).error().to, Objection::To::Word);
  EXPECT_TRUE(request_of(order).error().error.message.starts_with("first: "));
  const NoGuessOrder full{{3, 3}, MineLaw(FixedCount{9})};
  EXPECT_TRUE(request_of(full).error().error.message.starts_with("board: "));
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
  EXPECT_EQ(boards_of(order).error().error.message,
            "first: boards are made before the first move; name its cell as safe:R,C");
}

}  // namespace
}  // namespace minewise
