// Layouts are counted to the last one: as many as the oracle finds on small boards, and as many as
// a model counter finds at the end of large games.
#include "solver/layouts.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "exact/before.h"
#include "exact/clasp.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "game/play_game.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

LayoutCount counted(const View& view, Before before) {
  const Knowledge known(view, counting(before));
  return count_layouts(known);
}

TEST(Layouts, AreAsManyAsTheOracleFinds) {
  Rng rng = rng_named("layouts");
  int positions = 0;
  for (const Grid grid : kGrids) {
    for (const std::string clues : {"exact", "withheld:0.2"}) {
      for (int i = 0; i < rounds(900); ++i) {
        const Seen seen = i % 3 == 0   ? random_pasted(grid, clues, 13, rng)
                          : i % 3 == 1 ? random_midgame(grid, clues, 13, rng)
                                       : random_senseless(grid, clues, rng);
        const bool known = std::holds_alternative<FixedCount>(seen.view.count());
        SCOPED_TRACE(seen.drawing());
        const Truth truth = truth_of(seen);
        for (const Before before : {Before::Seen, Before::SinglePoint}) {
          const auto layouts = counted(seen.view, before);
          ASSERT_EQ(layouts.has_value(), known);
          if (known) {
            ASSERT_EQ(*layouts, BigInt(truth.layouts));
          }
        }
        positions += known;
      }
    }
  }
  EXPECT_GT(positions, rounds(1500));
}

// Collects positions of games in progress that have few enough layouts to be found one by one.
class Collector final : public Observer {
 public:
  void decided(const Game& game, const Decision& decision) override {
    if (decision.basis != Basis::Probability) return;
    const auto layouts = counted(game.view(), Before::SinglePoint);
    ASSERT_TRUE(layouts.has_value());
    if (*layouts <= kMost) found_.push_back({game.view(), *layouts});
  }

  struct Found {
    View view;
    BigInt layouts;
  };
  const std::vector<Found>& found() const { return found_; }

 private:
  static constexpr int kMost = 1'000'000;
  std::vector<Found> found_;
};

TEST(Layouts, AreAsManyAsAModelCounterFinds) {
  const int kGames = rounds(400);
  Collector collector;
  const AgentSpec spec = must(parse_agent("exact"));
  for (int i = 0; i < kGames; ++i) {
    const GameId id = id_of(fmt::format("30x16/99 classic seed=20 game={}", i));
    Game game(id, make_topology(id.shape()));
    Rng rng = rng_for(spec, id);
    play_game(*spec.make(), game, rng, &collector);
  }
  BigInt most = 0;
  for (const auto& [view, layouts] : collector.found()) {
    SCOPED_TRACE(symbols_of(view, 30));
    EXPECT_EQ(BigInt(count_with_clasp(opb_of(view))), layouts);
    EXPECT_EQ(counted(view, Before::Seen), layouts);
    most = std::max(most, layouts);
  }
  RecordProperty("positions", static_cast<int>(collector.found().size()));
  EXPECT_GE(static_cast<int>(collector.found().size()), rounds(40));
  EXPECT_GT(most, rounds(10'000));
}

}  // namespace
}  // namespace minewise
