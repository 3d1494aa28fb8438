#include "generate/chain_meter.h"

#include <gtest/gtest.h>

#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "solver/exact.h"
#include "support/game.h"

namespace minewise {
namespace {

TEST(ChainMeter, ABoardThatOneCascadeClearsHasOnlyItsMinesToDeduce) {
  ChainMeter meter(make_topology({3, 3}), by(make_engines<SinglePoint>()));
  const Layout layout = drawn_layout(
      ". . .\n"
      ". . .\n"
      ". . *\n");
  EXPECT_EQ(meter.measure(layout, Cell{0}), 0) << "cleared before anything is deduced";
  EXPECT_TRUE(meter.is_cleared());
}

// The mine is deduced, then the cell behind it, whose clue tells of the next.
TEST(ChainMeter, DeductionsLeadToOpenings) {
  ChainMeter meter(make_topology({4, 3}), by(make_engines<SinglePoint, Subset>()));
  const Layout layout = drawn_layout(
      ". . * .\n"
      ". . . .\n"
      ". . . *\n");
  const int length = meter.measure(layout, Cell{4});
  EXPECT_GE(length, 2);
  EXPECT_EQ(meter.longest().length(), length);
}

TEST(ChainMeter, OneBoardAfterAnotherIsAsGoodAsOneAlone) {
  const TopologyPtr topology = make_topology({12, 12});
  ChainMeter kept(topology, by_exact());
  for (int i = 0; i < 20; ++i) {
    Game game = dealt_game("12x12/25 classic first=zero seed=3 game=" + std::to_string(i));
    open(game, 5, 5);
    ChainMeter fresh(topology, by_exact());
    const Cell first = game.id().shape().cell({5, 5});
    EXPECT_EQ(kept.measure(game.layout(), first), fresh.measure(game.layout(), first));
    EXPECT_EQ(kept.longest().travel, fresh.longest().travel);
  }
}

TEST(ChainMeter, AMineFirstLeadsNowhere) {
  ChainMeter meter(make_topology({2, 1}), by(make_engines<SinglePoint>()));
  EXPECT_EQ(meter.measure(drawn_layout("* .\n"), Cell{0}), 0);
  EXPECT_FALSE(meter.is_cleared());
}

}  // namespace
}  // namespace minewise
