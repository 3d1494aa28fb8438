// Calibration: of the cells that are given probability p, a share p are mines. Games are dealt from
// the prior that the player assumes and stopped after some moves of someone who knows nothing; one
// covered cell of each is asked about. In every tenth of the range from 0 to 1 the mines among
// those cells must come to what was promised, within 4.5 standard errors. Brute force shows that
// the probabilities follow from the model; this shows that the model is the game's.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <tuple>

#include "exact/before.h"
#include "exact/random_positions.h"
#include "game/game.h"
#include "support/rounds.h"

namespace minewise {
namespace {

const int kCalibrationGames = tests_are_long() ? 3000 : 200;

enum class Prior { Known, Density, Unknown, Weighed };

// A game of 6x6 whose number of mines is drawn from the prior.
GameId game_of(Prior prior, Grid grid, const std::string& clues, int number, Rng& rng) {
  std::string mines = "/9", count = "shown";
  if (prior == Prior::Density) mines = "@0.25";
  if (prior == Prior::Unknown) {
    mines = fmt::format("/{}", rng.below(37));
    count = "hidden";
  }
  if (prior == Prior::Weighed) {  // 6 mines, or twice as often 14
    mines = rng.below(3) == 0 ? "/6" : "/14";
    count = "prior:0,0,0,0,0,0,1,0,0,0,0,0,0,0,2";
  }
  return parse_game_id(fmt::format("6x6{} survival count={} clues={} topology={} seed=31 game={}",
                                   mines, count, clues, grid_word(grid), number))
      .value();
}

struct Decile {
  int cells = 0, mines = 0;
  double promised = 0, variance = 0;

  void add(double probability, bool is_mine) {
    ++cells;
    mines += is_mine;
    promised += probability;
    variance += probability * (1 - probability);
  }
};

using CalibrationCase = std::tuple<Prior, Grid, std::string>;

class Calibration : public ::testing::TestWithParam<CalibrationCase> {};

TEST_P(Calibration, IsKeptInEveryTenth) {
  const auto& [prior, grid, clues] = GetParam();
  std::array<Decile, 10> deciles;
  for (int number = 0; number < kCalibrationGames; ++number) {
    Rng rng = rng_named(fmt::format("{} {} {}", static_cast<int>(prior), grid_word(grid), clues),
                        static_cast<std::uint64_t>(number));
    const GameId id = game_of(prior, grid, clues, number, rng);
    Game game(id, make_topology(id.shape()));
    for (std::uint32_t moves = 1 + rng.below(30); moves > 0; --moves) {
      game.play({Move::Kind::Open, any_of(game.view().covered(), rng)});
    }
    const Cell cell = any_of(game.view().covered(), rng);
    Knowledge known(game.view(), counting(Before::SinglePoint));
    const double probability = known.posterior().mine_probability(cell);
    const bool is_mine = game.layout().has_mine(cell);
    ASSERT_GT(is_mine ? probability : 1 - probability, 1e-12) << format_game_id(id);
    const auto tenth = std::min<std::size_t>(9, static_cast<std::size_t>(10 * probability));
    deciles[tenth].add(probability, is_mine);
  }
  for (std::size_t tenth = 0; tenth < deciles.size(); ++tenth) {
    const auto& [cells, mines, promised, variance] = deciles[tenth];
    const double spread = std::sqrt(std::max(variance, 0.25));  // a single surprise proves nothing
    EXPECT_LE(std::abs(mines - promised), 4.5 * spread)
        << "tenth " << tenth << ": " << mines << " mines where " << promised << " of " << cells
        << " were promised";
  }
}

INSTANTIATE_TEST_SUITE_P(EveryModelAndPrior, Calibration,
                         ::testing::Combine(::testing::Values(Prior::Known, Prior::Density,
                                                              Prior::Unknown, Prior::Weighed),
                                            ::testing::ValuesIn(kGrids),
                                            ::testing::ValuesIn(kClueWords)));

}  // namespace
}  // namespace minewise
