#include <gtest/gtest.h>

#include "output/report/csv.h"

namespace minewise {

namespace {

TEST(Csv, HasTheColumnsOfTheContract) {
  EXPECT_EQ(format_csv_row(results_table({}, {}).columns),
            "agent,width,height,mines,density,rules,games,won,won_rate,won_ci95,score,score_ci95,"
            "stepped,stepped_ci95,guesses,moves,wrong_flags\n");
  EXPECT_EQ(format_csv_row(game_columns()),
            "agent,width,height,mines,density,rules,game,won,score,stepped,guesses,moves,"
            "wrong_flags\n");
}

}  // namespace

}  // namespace minewise
