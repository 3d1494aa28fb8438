#include "cli/results/memory.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "game/play_game.h"

namespace minewise {
namespace {

TEST(MemoryGauge, CountsTheMostBytesHeldAtATime) {
  const MemoryGauge& gauge = memory_gauge();
  gauge.begin();
  gauge.include(true);
  void* first = ::operator new(100);
  void* second = ::operator new(7);
  ::operator delete(first);
  void* third = ::operator new(50);
  gauge.include(false);
  ::operator delete(second);
  ::operator delete(third);
  EXPECT_EQ(gauge.peak(), 107u);
}

TEST(MemoryGauge, LeavesOutWhatBelongsElsewhere) {
  const MemoryGauge& gauge = memory_gauge();
  gauge.begin();
  gauge.include(true);
  void* earlier = ::operator new(500);  // of the count before
  gauge.begin();
  void* outside = ::operator new(300);  // not included
  gauge.include(true);
  void* inside = ::operator new(20);
  ::operator delete(earlier);
  ::operator delete(outside);
  std::thread([] { delete[] new char[1000]; }).join();
  gauge.include(false);
  const std::uint64_t with_thread = gauge.peak();  // what std::thread itself takes is ours
  ::operator delete(inside);
  EXPECT_GE(with_thread, 20u);
  EXPECT_LT(with_thread, 300u);
}

TEST(MemoryGauge, CountsWhatIsFreedAfterwards) {
  const MemoryGauge& gauge = memory_gauge();
  gauge.begin();
  for (int i = 0; i < 10; ++i) {
    gauge.include(true);
    std::vector<char> handed_over(64);
    gauge.include(false);
  }  // each is freed before the next is made
  EXPECT_EQ(gauge.peak(), 64u);
}

std::uint64_t peak_of(std::string_view agent, std::string_view id_text) {
  const AgentSpec spec = parse_agent(agent).value();
  const GameId id = parse_game_id(id_text).value();
  GaugedAgent gauged(spec, memory_gauge());
  Game game(id, make_topology(id.shape()));
  Rng rng = rng_for(spec, id);
  play_game(gauged, game, rng);
  return gauged.peak();
}

TEST(MemoryGauge, GivesAGameTheSameWhateverWentBefore) {
  for (const char* agent : {"basic", "groups", "double", "exact", "exact:endgame=500"}) {
    const std::uint64_t first = peak_of(agent, "9x9/10 classic seed=1");
    peak_of(agent, "16x16/60 classic seed=2");
    EXPECT_EQ(peak_of(agent, "9x9/10 classic seed=1"), first) << agent;
    EXPECT_GT(first, 0u) << agent;
  }
}

TEST(MemoryGauge, SeesThatLargerBoardsTakeMore) {
  EXPECT_GT(peak_of("basic", "20x20/40 survival seed=1"),
            2 * peak_of("basic", "10x10/10 survival seed=1"));
}

}  // namespace
}  // namespace minewise
