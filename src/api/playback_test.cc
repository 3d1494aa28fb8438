#include "api/playback.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/play_game.h"
#include "support/game.h"
#include "support/script.h"
#include "support/transcript.h"

namespace minewise {
namespace {

using testing::ElementsAre;

Playback playback_of(std::string_view agent, std::string_view id) {
  const AgentSpec spec = must(parse_agent(agent));
  Game game = dealt_game(id);
  Rng rng = rng_for(spec, game.id());
  return Playback(std::move(game), spec.name(), spec.make(), rng);
}

Playback scripted_playback(std::vector<Decision> decisions) {
  return Playback(game_on(". * .\n", "survival"), "script",
                  std::make_unique<Script>(std::move(decisions)), Rng(Seed{1}, Digest("playback")));
}

// What is seen before each move and in the end.
std::vector<std::string> boards_of(Playback& playback) {
  std::vector<std::string> boards{seen(playback.game())};
  while (!playback.is_at_end()) {
    playback.forward();
    boards.push_back(seen(playback.game()));
  }
  return boards;
}

TEST(Playback, ShowsTheGameAfterEachMove) {
  Playback playback =
      scripted_playback({guess_open(0), prove_mine(1, Cell{0}), prove_safe(2, Cell{0})});
  EXPECT_EQ(playback.last(), nullptr);
  EXPECT_THAT(boards_of(playback), ElementsAre("???\n", "1??\n", "1F?\n", "1F1\n"));
  EXPECT_EQ(playback.last()->decision, prove_safe(2, Cell{0}));
  EXPECT_EQ(format_trial(playback.figures()),
            "score 1 won 1 stepped 0 guesses 1 moves 3 wrong_flags 0");
}

TEST(Playback, TellsTheNextMoveBeforeItIsShown) {
  Playback playback = scripted_playback({guess_open(0), prove_mine(1, Cell{0})});
  EXPECT_EQ(playback.next_step()->decision, guess_open(0));
  EXPECT_EQ(playback.next_step()->outcome.clue.number(), 1);
  EXPECT_EQ(seen(playback.game()), "???\n");
  EXPECT_EQ(playback.position(), 0u);
  playback.forward();
  EXPECT_EQ(seen(playback.game()), "1??\n");
  EXPECT_EQ(playback.next_step()->decision, prove_mine(1, Cell{0}));
}

TEST(Playback, GoesBackAndForwardAgain) {
  Playback playback =
      scripted_playback({guess_open(0), prove_mine(1, Cell{0}), prove_safe(2, Cell{0})});
  playback.forward();
  playback.forward();
  playback.back();
  EXPECT_EQ(seen(playback.game()), "1??\n");
  EXPECT_EQ(playback.figures().moves, 1);
  playback.back();
  EXPECT_EQ(playback.position(), 0u);
  EXPECT_THAT(boards_of(playback), ElementsAre("???\n", "1??\n", "1F?\n", "1F1\n"));
  playback.go_to(1);
  EXPECT_EQ(seen(playback.game()), "1??\n");
  playback.go_to(playback.known_moves());
  EXPECT_EQ(seen(playback.game()), "1F1\n");
  EXPECT_EQ(symbols_of(playback.view_before_last(), 3), "1F?\n");
}

TEST(Playback, IsTheGameThatTheAgentWouldPlay) {
  const AgentSpec spec = must(parse_agent("basic"));
  Game game = dealt_game("8x8/12 survival seed=3");
  Rng rng = rng_for(spec, game.id());
  const auto agent = spec.make();
  const Trial trial = play_game(*agent, game, rng);

  Playback playback = playback_of("basic", "8x8/12 survival seed=3");
  for (int move = 0; !playback.is_at_end(); ++move) {
    playback.forward();
    if (move % 5 == 4) playback.back();  // to look back changes nothing
  }
  EXPECT_EQ(playback.figures(), trial);
  EXPECT_EQ(seen(playback.game()), seen(game));
}

TEST(Playback, KnowsWhatTheAgentHadProvedAtEachMoment) {
  Playback playback = playback_of("basic", "8x8/8 survival seed=5");
  std::vector<std::size_t> proved;
  while (!playback.is_at_end()) {
    proved.push_back(playback.conclusions().size());
    playback.forward();
  }
  EXPECT_EQ(proved.front(), 0u);
  EXPECT_GT(proved.back(), 10u);
  while (playback.position() > 0) {
    playback.back();
    EXPECT_EQ(playback.conclusions().size(), proved[playback.position()]);
  }
}

TEST(Playback, KnowsWhatThePlayerChoseFrom) {
  Playback playback = playback_of("double", "6x6/8 survival seed=3");
  playback.keep_odds();
  std::vector<std::size_t> numbers;
  int own = 0;
  while (!playback.is_at_end()) {
    numbers.push_back(playback.odds().size());
    own += !playback.odds().empty() && playback.odds().front().is_estimate ? 1 : 0;
    playback.forward();
    const bool is_guess = playback.last()->decision.is_guess();
    EXPECT_EQ(numbers.back() > 0, is_guess) << playback.position();
  }
  EXPECT_GT(own, 0);
  EXPECT_TRUE(playback.odds().empty());
  while (playback.position() > 0) {
    playback.back();
    EXPECT_EQ(playback.odds().size(), numbers[playback.position()]);
  }
}

// Nobody is there to be asked for estimates: they are probabilities.
TEST(Playback, ASavedGameHasProbabilitiesToChooseFrom) {
  Playback playback = must(Playback::of(must(parse_transcript(kDealt))));
  playback.keep_odds();
  for (; !playback.is_at_end(); playback.forward()) {
    for (const CellOdds& each : playback.odds()) EXPECT_FALSE(each.is_estimate);
  }
}

TEST(Playback, PrescribedOpeningComesFirst) {
  Playback playback = playback_of("basic", "5x5/3 survival first=2,2 seed=1");
  playback.forward();
  EXPECT_EQ(playback.last()->decision.basis, Basis::Forced);
  EXPECT_EQ(playback.last()->decision.move.cell, Cell{12});
}

TEST(Playback, ShowsASavedGame) {
  Playback playback = must(Playback::of(must(parse_transcript(kGiven))));
  EXPECT_EQ(playback.player(), "basic");
  EXPECT_EQ(playback.known_moves(), 6u);
  EXPECT_TRUE(playback.conclusions().empty());
  EXPECT_EQ(boards_of(playback).back(), "1F2\n12M\n");
  EXPECT_EQ(playback.figures(), must(parse_transcript(kGiven)).result);
}

TEST(Playback, SavedGameThatDoesNotHoldIsNotShown) {
  const auto playback =
      Playback::of(must(parse_transcript(with_line(kGiven, 6, "open 1,0 -> 2 : random"))));
  ASSERT_FALSE(playback);
  EXPECT_EQ(playback.error().text(), "line 6: 1,0 is written to show 2, but the game shows 1");
}

}  // namespace
}  // namespace minewise
