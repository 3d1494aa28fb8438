#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "api/game_batch.h"
#include "support/game.h"

namespace minewise {

namespace {

using testing::Each;
using testing::ElementsAre;

using Actions = std::vector<std::int64_t>;

GameBatch batch_of(std::string_view text, const BatchOptions& options,
                   std::shared_ptr<const LayoutSet> layouts = nullptr) {
  NamedGames named = must(games_named(text, std::nullopt, Seed{1}, std::move(layouts)));
  GameBatch batch = must(GameBatch::make(std::move(named.experiment), options, named.first));
  batch.reset();
  return batch;
}

std::shared_ptr<const LayoutSet> layouts_of(std::string_view text) {
  return std::make_shared<const LayoutSet>(must(parse_layout_set(text)));
}

Actions sampled(GameBatch& batch) {
  Actions actions(batch.size());
  batch.sample(actions);
  return actions;
}

void step(GameBatch& batch, const Actions& actions) {
  const auto stepped = batch.step(actions);
  ASSERT_TRUE(stepped) << stepped.error().text();
}

// What the planes of bytes show of a game, in notation.
std::string shown(BatchPlanes& planes, std::size_t game, const Shape& shape) {
  constexpr std::string_view kSymbols = "012345678_?MF";
  const auto cells = static_cast<std::size_t>(shape.cells());
  std::string text;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    int kinds = 0;
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
      if (planes.bytes()[(game * kCellKinds + kind) * cells + cell] == 0) continue;
      text += kSymbols[kind];
      ++kinds;
    }
    EXPECT_EQ(kinds, 1);
    if ((cell + 1) % static_cast<std::size_t>(shape.width) == 0) text += '\n';
  }
  return text;
}

// The same games by Game alone, one beside each of a batch.
class Shadow {
 public:
  Shadow(std::string_view id, std::size_t size) : id_(id_of(id)) {
    for (; id_.game < size; ++id_.game) games_.emplace_back(id_, make_topology(id_.shape()));
  }

  // Makes the moves, compares everything, and begins the games that the batch must have begun.
  void follow(GameBatch& batch, const Actions& actions) {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      Game& game = games_[i];
      const auto action = static_cast<std::int32_t>(actions[i]);
      const bool flags = action >= game.view().cells();
      game.play({flags ? Move::Kind::Flag : Move::Kind::Open,
                 Cell{flags ? action - game.view().cells() : action}});
      ASSERT_EQ(batch.ended()[i] != 0, game.is_over());
      if (game.is_over()) end(batch, i);
      compare(batch, i);
    }
  }

  int ended() const { return ended_; }

 private:
  void end(GameBatch& batch, std::size_t i) {
    const Game& game = games_[i];
    const BatchResult& result = batch.results()[i];
    EXPECT_EQ(result.game, game.id().game);
    EXPECT_EQ(result.won, game.is_won());
    EXPECT_EQ(result.score, game.score());
    EXPECT_EQ(result.stepped, game.mines_stepped_on());
    EXPECT_EQ(result.wrong_flags, game.wrong_flags());
    EXPECT_EQ(shown(batch.final_planes(), i, batch.shape()), seen(game));
    games_[i] = Game(id_, make_topology(id_.shape()));
    ++id_.game;
    ++ended_;
  }

  void compare(GameBatch& batch, std::size_t i) {
    const View& view = games_[i].view();
    ASSERT_EQ(batch.numbers()[i], games_[i].id().game);
    ASSERT_EQ(shown(batch.planes(), i, batch.shape()), seen(games_[i]));
    const auto* told = std::get_if<FixedCount>(&view.count());
    ASSERT_EQ(batch.mines()[i], told ? told->mines : -1);
    for (std::size_t action = 0; action < batch.actions(); ++action) {
      const auto cell = static_cast<std::int32_t>(action) % view.cells();
      ASSERT_EQ(batch.mask()[i * batch.actions() + action] != 0, view.is_covered(Cell{cell}));
    }
  }

  GameId id_;  // of the next game
  std::vector<Game> games_;
  int ended_ = 0;
};

// ---- the games ----

TEST(GameBatch, PlaysTheGamesOfTheirNumbersUnderAllRules) {
  for (const auto* id :
       {"5x4/4 classic", "5x4/6 survival", "5x4@0.2 classic first=zero", "5x4@0.3 survival",
        "6x5/4 classic first=any count=hidden clues=withheld:0.3+optimistic topology=torus",
        "6x5/4 survival cascade=yes clues=cautious topology=hex on-mine=lose"}) {
    BatchOptions options{.games = 7};
    options.flags = std::string_view(id).find("survival") != std::string_view::npos;
    GameBatch batch = batch_of(id, options);
    Shadow shadow(id, batch.size());
    for (int steps = 0; steps < 200; ++steps) {
      const Actions actions = sampled(batch);
      step(batch, actions);
      shadow.follow(batch, actions);
      if (testing::Test::HasFatalFailure()) FAIL() << id << " step " << steps;
    }
    EXPECT_GT(shadow.ended(), 20) << id;
  }
}

TEST(GameBatch, HandsOutNumbersFromThatOfTheId) {
  GameBatch batch = batch_of("5x4/4 classic seed=3 game=11", {.games = 3});
  EXPECT_THAT(batch.numbers(), ElementsAre(11, 12, 13));
  EXPECT_EQ(batch.id(0).seed, Seed{3});
  batch.reset();
  EXPECT_THAT(batch.numbers(), ElementsAre(14, 15, 16));
  batch.reset(Seed{4});
  EXPECT_THAT(batch.numbers(), ElementsAre(11, 12, 13));
  EXPECT_EQ(batch.id(0).seed, Seed{4});
}

TEST(GameBatch, ASeedRepeatsEverything) {
  const auto course = [](GameBatch& batch) {
    std::vector<Actions> all;
    for (int steps = 0; steps < 50; ++steps) {
      all.push_back(sampled(batch));
      step(batch, all.back());
    }
    return all;
  };
  GameBatch batch = batch_of("5x4/4 classic seed=5", {.games = 4});
  const auto first = course(batch);
  EXPECT_NE(course(batch), first);
  batch.reset(Seed{6});
  EXPECT_NE(course(batch), first);
  batch.reset(Seed{5});
  EXPECT_EQ(course(batch), first);
}

TEST(GameBatch, GivenLayoutsAreTakenInTurn) {
  const auto layouts = layouts_of("layouts 3x1 first=0,0\n010\n010\n011\n");
  GameBatch batch = batch_of("classic", {.games = 2}, layouts);
  EXPECT_THAT(batch.numbers(), ElementsAre(0, 1));
  EXPECT_THAT(batch.mines(), ElementsAre(1, 1));
  step(batch, {0, 0});
  step(batch, {2, 2});  // both are cleared
  EXPECT_THAT(batch.ended(), Each(1));
  EXPECT_TRUE(batch.results()[0].won && batch.results()[1].won);
  EXPECT_THAT(batch.numbers(), ElementsAre(2, 0));
  EXPECT_THAT(batch.mines(), ElementsAre(2, 1));
}

TEST(GameBatch, PrescribedOpeningIsTheOneLegalAction) {
  GameBatch batch = batch_of("3x2/1 survival first=1,1", {.games = 1, .flags = true});
  EXPECT_THAT(batch.mask(), ElementsAre(0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0));
  EXPECT_THAT(sampled(batch), ElementsAre(4));
  EXPECT_EQ(error_of(batch.step(Actions{0})),
            "environment 0: the rules do not allow cell 0,0 as the first one");
  step(batch, {4});
  EXPECT_THAT(batch.mask(), ElementsAre(1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1));
}

TEST(GameBatch, BoardOfMinesAloneEndsWithTheFirstStep) {
  GameBatch batch = batch_of("2x1/2 classic first=any", {.games = 1});
  EXPECT_THAT(batch.mask(), Each(0));
  step(batch, sampled(batch));
  EXPECT_THAT(batch.ended(), ElementsAre(1));
  EXPECT_EQ(batch.results()[0], (BatchResult{0, 1.0, 0, 0, 0, true}));
  EXPECT_THAT(batch.numbers(), ElementsAre(1));
  EXPECT_THAT(batch.rewards(), ElementsAre(1));
}

TEST(GameBatch, WaitsForAResetIfItDoesNotStartAgain) {
  const auto layouts = layouts_of("layouts 2x1\n01\n01\n01\n");
  GameBatch batch = batch_of("classic", {.games = 2, .starts_again = false}, layouts);
  step(batch, {0, 1});
  EXPECT_THAT(batch.ended(), Each(1));
  EXPECT_THAT(batch.mask(), Each(0));
  EXPECT_EQ(shown(batch.planes(), 0, batch.shape()), "1?\n");
  EXPECT_EQ(shown(batch.planes(), 1, batch.shape()), "?M\n");
  step(batch, {1, 99});  // both are ignored
  EXPECT_THAT(batch.ended(), Each(1));
  EXPECT_THAT(batch.rewards(), Each(0));
  batch.reset(std::vector<std::uint8_t>{0, 1});
  EXPECT_THAT(batch.ended(), ElementsAre(1, 0));
  EXPECT_THAT(batch.numbers(), ElementsAre(0, 2));
  EXPECT_THAT(batch.mask(), ElementsAre(0, 0, 1, 1));
}

// ---- actions that are not legal ----

TEST(GameBatch, RefusesBeforeAnyGameHasMoved) {
  const auto layouts = layouts_of("layouts 4x1\n0110\n0110\n");
  GameBatch batch = batch_of("classic", {.games = 2}, layouts);
  step(batch, {0, 3});
  EXPECT_EQ(error_of(batch.step(Actions{3, 3})), "environment 1: cell 0,3 is not covered");
  EXPECT_EQ(error_of(batch.step(Actions{4, 0})), "environment 0: action 4 is not one of 0 to 3");
  EXPECT_EQ(error_of(batch.step(Actions{-1, 0})), "environment 0: action -1 is not one of 0 to 3");
  EXPECT_EQ(error_of(batch.step(Actions{1})), "1 action for 2 games");
  EXPECT_EQ(shown(batch.planes(), 0, batch.shape()), "1???\n");
}

TEST(GameBatch, LosesOrIgnoresAsAsked) {
  const auto layouts = layouts_of("layouts 4x1\n0110\n");
  GameBatch losing = batch_of("classic", {.games = 1, .illegal = IllegalRule::Lose}, layouts);
  step(losing, {0});
  step(losing, {0});
  EXPECT_THAT(losing.ended(), ElementsAre(1));
  EXPECT_THAT(losing.rewards(), ElementsAre(-1));
  EXPECT_EQ(losing.results()[0], (BatchResult{0, 0.0, 0, 1, 0, false}));
  GameBatch ignoring = batch_of("classic", {.games = 1, .illegal = IllegalRule::Ignore}, layouts);
  step(ignoring, {0});
  step(ignoring, {0});
  EXPECT_THAT(ignoring.ended(), ElementsAre(0));
  EXPECT_THAT(ignoring.rewards(), ElementsAre(0));
  EXPECT_EQ(shown(ignoring.planes(), 0, ignoring.shape()), "1???\n");
}

TEST(GameBatch, AGameLostBeforeTheDealHasNoScore) {
  GameBatch batch = batch_of("3x1/1 classic first=safe",
                             {.games = 1, .flags = true, .illegal = IllegalRule::Lose});
  step(batch, {3});
  step(batch, {0});
  EXPECT_EQ(batch.results()[0], (BatchResult{0, 0.0, 0, 1, 0, false}));
}

TEST(GameBatch, MustBeReset) {
  NamedGames named = must(games_named("3x3/1", Seed{2}, Seed{1}));
  GameBatch batch = must(GameBatch::make(named.experiment, {}));
  EXPECT_EQ(error_of(batch.step(Actions{0})),
            "no game has started; call reset before the first step");
}

TEST(GameBatch, RefusesWhatIsTooMuch) {
  const Experiment large = must(games_named("1000x1000/9", Seed{2}, Seed{1})).experiment;
  EXPECT_EQ(error_of(GameBatch::make(large, {.games = 0})),
            "0 games at once are not possible; choose from 1 to 1000000");
  EXPECT_EQ(error_of(GameBatch::make(large, {.games = 400})),
            "400 games of 1000x1000 at once need 16403 MiB, but the limit is 8192");
  EXPECT_TRUE(GameBatch::make(large, {.games = 1, .planes = {.probabilities = true}}));
  EXPECT_EQ(error_of(GameBatch::make(large, {.games = 100, .planes = {.probabilities = true}})),
            "100 games of 1000x1000 at once need 12302 MiB, but the limit is 8192");
}

// ---- rewards ----

// The rewards of one game on a layout.
std::vector<float> rewards(std::string_view row, RewardRule reward, const Actions& actions) {
  const auto layouts = layouts_of(fmt::format("layouts {}x1\n{}\n", row.size(), row));
  GameBatch batch = batch_of("survival", {.games = 1, .flags = true, .reward = reward}, layouts);
  std::vector<float> all;
  for (const std::int64_t action : actions) {
    step(batch, {action});
    all.push_back(batch.rewards()[0]);
  }
  EXPECT_THAT(batch.ended(), ElementsAre(1));
  return all;
}

TEST(Reward, OfAWinComesWithIt) {
  EXPECT_THAT(rewards("010", RewardRule::Win, {0, 2, 4}), ElementsAre(0, 0, 1));
  EXPECT_THAT(rewards("010", RewardRule::Win, {0, 2, 1}), ElementsAre(0, 0, 0));
}

TEST(Reward, OfTheScoreComesWithTheFlags) {
  EXPECT_THAT(rewards("0110", RewardRule::Score, {0, 5, 2, 3}), ElementsAre(0, 0.5, 0, 0));
}

TEST(Reward, OfSafetyCountsCells) {
  EXPECT_THAT(rewards("0110", RewardRule::Safe, {0, 5, 2, 3}), ElementsAre(1, 0, -1, 1));
}

TEST(Reward, WrongFlagsNeverPay) {
  const Actions flags{4, 5, 6, 7};
  EXPECT_THAT(rewards("0110", RewardRule::Win, flags), Each(0));
  EXPECT_THAT(rewards("0110", RewardRule::Score, flags), ElementsAre(-0.5, 0.5, 0.5, -0.5));
  EXPECT_THAT(rewards("0110", RewardRule::Safe, flags), ElementsAre(-1, 0, 0, -1));
}

// ---- other planes ----

TEST(BatchPlanes, OnePlaneMayHoldTheKinds) {
  const auto layouts = layouts_of("layouts 4x1\n0010\n");
  GameBatch batch =
      batch_of("survival", {.games = 1, .planes = {.one_hot = false}, .flags = true}, layouts);
  step(batch, {1});
  step(batch, {2});
  step(batch, {7});
  EXPECT_THAT(batch.planes().bytes(), ElementsAre(kCoveredKind, 1, kMineKind, kFlaggedKind));
}

TEST(BatchPlanes, MayBeFloats) {
  const auto layouts = layouts_of("layouts 2x1\n01\n");
  GameBatch batch = batch_of("survival", {.games = 1, .planes = {.as_floats = true}}, layouts);
  step(batch, {0});
  const std::span<float> planes = batch.planes().floats();
  ASSERT_EQ(planes.size(), 26U);
  EXPECT_THAT(planes.subspan(0, 4), ElementsAre(0, 0, 1, 0));
  EXPECT_THAT(planes.subspan(20, 2), ElementsAre(0, 1));
}

TEST(BatchPlanes, ProbabilitiesAreThoseOfThePosition) {
  for (const auto* id : {"8x8/10 classic", "6x6@0.2 survival", "6x6/7 survival count=shown",
                         "6x5/4 classic clues=withheld:0.3+optimistic topology=hex"}) {
    BatchOptions options{.games = 4, .planes = {.one_hot = false, .probabilities = true}};
    GameBatch batch = batch_of(id, options);
    const auto cells = static_cast<std::size_t>(batch.shape().cells());
    for (int steps = 0; steps < 60; ++steps) {
      step(batch, sampled(batch));
      for (std::size_t i = 0; i < batch.size(); ++i) {
        const View& view = batch.view(i);
        Knowledge known(view);
        EXPECT_EQ(batch.exact()[i], 1);
        for (const Cell cell : view.covered()) {
          const float is = batch.planes().floats()[(2 * i + 1) * cells + cell.at()];
          ASSERT_NEAR(is, known.posterior().mine_probability(cell), 1e-6) << id;
        }
      }
    }
  }
}

TEST(BatchPlanes, ProbabilitiesOfUncoveredCellsAreCertain) {
  const auto layouts = layouts_of("layouts 4x1\n0010\n");
  GameBatch batch =
      batch_of("survival", {.games = 1, .planes = {.probabilities = true}, .flags = true}, layouts);
  step(batch, {0});
  step(batch, {2});
  step(batch, {7});
  EXPECT_THAT(batch.planes().floats().last(4), ElementsAre(0, 0, 1, 1));
}

TEST(BatchPlanes, NothingIsProbableWhereWrongFlagsLeaveNoLayout) {
  const auto layouts = layouts_of("layouts 3x1\n000\n");
  GameBatch batch =
      batch_of("survival", {.games = 1, .planes = {.probabilities = true}, .flags = true}, layouts);
  step(batch, {0});
  step(batch, {4});
  EXPECT_THAT(batch.planes().floats().last(3), ElementsAre(0, 1, -1));
  EXPECT_THAT(batch.exact(), ElementsAre(0));
}

TEST(BatchPlanes, WhatWasProvedIsWorthNothingWhereNoLayoutIsLeft) {
  const auto layouts = layouts_of("layouts 6x1\n000000\n");
  GameBatch batch =
      batch_of("survival", {.games = 1, .planes = {.probabilities = true}, .flags = true}, layouts);
  step(batch, {0});
  step(batch, {5});
  EXPECT_THAT(batch.planes().floats().last(6)[1], 0);
  step(batch, {7});
  EXPECT_THAT(batch.planes().floats().last(6), ElementsAre(0, 1, -1, -1, -1, 0));
}

}  // namespace

}  // namespace minewise
