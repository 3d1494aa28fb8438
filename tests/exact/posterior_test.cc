// The posterior is exact: on positions small enough to try every layout, every probability is the
// oracle's.
#include "solver/posterior.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "exact/before.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNear = 1e-10;

using Certain = Posterior::Certain;

Certain verdict_of(const Truth& truth, Cell cell) {
  if (truth.is_always_mine[cell.at()]) return Certain::Mine;
  return truth.is_never_mine[cell.at()] ? Certain::Safe : Certain::Unsettled;
}

void expect_true(const Seen& seen, const Truth& truth, Before before) {
  Knowledge known(seen.view, counting(before));
  ASSERT_EQ(known.posterior().is_possible(), truth.layouts > 0);
  if (truth.layouts == 0) return;
  EXPECT_TRUE(known.posterior().is_exact());
  double expected = 0;
  for (const Cell cell : seen.view.covered()) {
    const double probability = known.posterior().mine_probability(cell);
    const double wanted = truth.mine_probability[cell.at()];
    ASSERT_NEAR(probability, wanted, kNear) << "cell " << cell.index;
    EXPECT_EQ(known.posterior().verdict(cell), verdict_of(truth, cell)) << "cell " << cell.index;
    if (!known.facts().is_known(cell)) expected += wanted;
  }
  EXPECT_NEAR(known.posterior().expected_mines(), expected, kNear * std::max(1.0, expected));
}

void expect_true(const Seen& seen) {
  SCOPED_TRACE(seen.drawing());
  const Truth truth = truth_of(seen);
  for (const Before before : {Before::Seen, Before::SinglePoint}) {
    SCOPED_TRACE(before == Before::Seen ? "bare facts" : "after single points");
    expect_true(seen, truth, before);
  }
}

using Case = std::tuple<Grid, std::string>;  // grid, clues

class PosteriorOfSmallBoards : public ::testing::TestWithParam<Case> {
 protected:
  Grid grid() const { return std::get<0>(GetParam()); }
  const std::string& clues() const { return std::get<1>(GetParam()); }
  Rng rng(std::string_view name) const {
    return Rng(Seed{21}, Digest(name).add(grid_word(grid())).add(clues()));
  }
};

TEST_P(PosteriorOfSmallBoards, IsTheOraclesInTheMiddleOfGames) {
  Rng random = rng("midgame");
  for (int i = 0; i < rounds(200); ++i) expect_true(random_midgame(grid(), clues(), 14, random));
}

TEST_P(PosteriorOfSmallBoards, IsTheOraclesWhenPasted) {
  Rng random = rng("pasted");
  for (int i = 0; i < rounds(120); ++i) expect_true(random_pasted(grid(), clues(), 14, random));
}

TEST_P(PosteriorOfSmallBoards, IsTheOraclesWhenMoreIsCovered) {
  Rng random = rng("more covered");
  for (int i = 0; i < rounds(40); ++i) {
    expect_true(random_midgame(grid(), clues(), 18, random));
    expect_true(random_pasted(grid(), clues(), 18, random));
  }
  for (int i = 0; i < rounds(15); ++i) {
    expect_true(random_midgame(grid(), clues(), 20, random));
    expect_true(random_pasted(grid(), clues(), 20, random));
  }
}

TEST_P(PosteriorOfSmallBoards, FindsNoLayoutExactlyWhereTheOracleFindsNone) {
  Rng random = rng("senseless");
  for (int i = 0; i < rounds(200); ++i) expect_true(random_senseless(grid(), clues(), random));
  for (int i = 0; i < rounds(60); ++i)
    expect_true(random_senseless_at_an_end(grid(), clues(), random));
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name(grid_word(std::get<0>(info.param)));
  name += "_" + std::get<1>(info.param);
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, PosteriorOfSmallBoards,
                         ::testing::Combine(::testing::ValuesIn(kGrids),
                                            ::testing::ValuesIn(kClueWords)),
                         case_name);

}  // namespace
}  // namespace minewise
