#include <gtest/gtest.h>

#include <algorithm>

#include "agents/guess.h"
#include "game/luckless.h"
#include "support/game.h"
#include "support/script.h"

namespace minewise {

namespace {

AgentSpec some_spec() {
  return must(parse_agent("exact"));
}

Rng luckless_rng() {
  return Rng(Seed{1}, Digest("luckless"));
}

double estimate_of(Agent& agent, Game game) {
  Rng rng = luckless_rng(), redraws = luckless_rng();
  return Luckless(some_spec()).play(agent, game, rng, redraws).estimate;
}

TEST(Luckless, WeighsAGuessByItsSafety) {
  Script agent({guess_open(0), prove_safe(2, Cell{0})});
  EXPECT_DOUBLE_EQ(estimate_of(agent, game_on(". * .\n", "classic first=any")), 2 / 3.0);
}

// The dealt mine lies where the guess goes; another layout takes its place.
TEST(Luckless, PlaysOnWhereTheGuessWouldHaveLost) {
  Script agent({guess_open(0), guess_open(2)});
  Game game = game_on("* . .\n", "classic first=any");
  Rng rng = luckless_rng(), redraws = luckless_rng();
  Trial plain;
  std::string left;
  const LucklessGame played =
      Luckless(some_spec())
          .play(agent, game, rng, redraws, [&](const Trial& trial, const Game& ended) {
            plain = trial;
            left = seen(ended);
          });
  EXPECT_EQ(format_trial(plain), "score 0 won 0 stepped 1 guesses 1 moves 1 wrong_flags 0");
  EXPECT_EQ(left, "M??\n");
  EXPECT_TRUE(game.is_won());
  EXPECT_DOUBLE_EQ(played.estimate, 2 / 3.0);
}

TEST(Luckless, CertainMineIsALoss) {
  Script agent({guess_open(1)});
  EXPECT_EQ(estimate_of(agent, game_on(". * .\n", "classic first=0,0 cascade=no count=hidden")), 0);
}

TEST(Luckless, PromisedCellIsNoRisk) {
  Script agent({guess_open(0)});
  EXPECT_EQ(estimate_of(agent, dealt_game("2x1/1 classic first=safe")), 1);
}

// Two cells, one mine: it is met or not, and counts a half either way.
TEST(Luckless, ScoreCountsAMineByItsProbability) {
  for (const char* layout : {". *\n", "* .\n"}) {
    Script agent({guess_open(0), guess_open(1)});
    const double second = layout[0] == '.' ? 1 : 0;  // by then it is known
    EXPECT_DOUBLE_EQ(estimate_of(agent, game_on(layout, "survival")), 1 - (0.5 + second)) << layout;
  }
}

// Once one mine was stepped on, the player still fears the other cell; there is no mine left.
TEST(Luckless, KnowsTheNumberOfMinesThatTheRulesHide) {
  const auto exact = some_spec().make();
  EXPECT_DOUBLE_EQ(estimate_of(*exact, game_on(". *\n", "survival")), 0.5);
  EXPECT_DOUBLE_EQ(estimate_of(*exact, game_on("* .\n", "survival")), 0.5);
}

// Flags the first cell whatever it is.
TEST(Luckless, WrongFlagsAreNoEvidence) {
  Script agent({claim_mine(0), guess_open(1)});
  EXPECT_DOUBLE_EQ(estimate_of(agent, game_on(". *\n", "survival")), 0.5);
}

// The prefix up to the first mine is the plain game: moves, deductions and figures.
TEST(Luckless, PlainGameIsThatOfPlayGame) {
  for (const AgentEntry& entry : all_agents()) {
    const AgentSpec spec = must(parse_agent(entry.name));
    Luckless luckless(spec);
    const auto agent = spec.make(), other = spec.make();
    for (const char* text :
         {"5x5/5 classic", "5x5/6 classic first=zero cascade=no", "5x5@0.2 classic first=any",
          "5x4/5 survival", "5x4/5 survival on-mine=lose count=shown", "5x4/4 classic on-mine=go",
          "4x4/4 classic clues=withheld:0.3", "4x4/4 survival clues=optimistic topology=torus"}) {
      GameId id = id_of(text);
      if (!check_fit(entry, id.board(), id.rules)) continue;
      for (id.game = 0; id.game < 6; ++id.game) {
        Game plain(id, make_topology(id.shape())), game = plain;
        Rng rng = rng_for(spec, id), same = rng, redraws = luckless_rng_for(id);
        const Trial expected = play_game(*agent, plain, rng);
        int seen_plain = 0;
        luckless.play(*other, game, same, redraws, [&](const Trial& trial, const Game& ended) {
          ++seen_plain;
          EXPECT_EQ(trial, expected) << entry.name << " " << format_game_id(id);
          EXPECT_EQ(seen(ended), seen(plain)) << entry.name << " " << format_game_id(id);
          EXPECT_TRUE(std::ranges::equal(other->conclusions(), agent->conclusions()));
        });
        EXPECT_EQ(seen_plain, 1);
        EXPECT_TRUE(game.is_over());
      }
    }
  }
}

// Opens cells at random, and gives up after three.
class LateQuitter final : public Agent {
 public:
  void start(const View&) override {}
  Decision decide(const View& view, Rng& rng) override {
    return view.uncovered().size() < 3 ? open_any(view, rng) : give_up();
  }
};

TEST(Luckless, GameGivenUpIsLost) {
  LateQuitter agent;
  EXPECT_EQ(estimate_of(agent, dealt_game("5x5/6 classic first=any cascade=no")), 0);
}

TEST(Luckless, PlaysOnFromAMoment) {
  Game game = game_on(". * .\n", "classic first=any");
  const auto spec = some_spec();
  const auto agent = spec.make();
  Rng rng = luckless_rng(), redraws = luckless_rng();
  Game end = game, middle = game;
  EXPECT_DOUBLE_EQ(Luckless(spec).play_on(*agent, end, guess_open(0), rng, redraws), 2 / 3.0);
  EXPECT_DOUBLE_EQ(Luckless(spec).play_on(*agent, middle, guess_open(1), rng, redraws), 1 / 3.0);
}

// A layout can be drawn wherever a guess would have lost: every game is cleared in the end.
TEST(Luckless, ExactClearsEveryGameOfExperts) {
  const AgentSpec spec = some_spec();
  const auto agent = spec.make();
  Luckless luckless(spec);
  GameId id = id_of("30x16/99 classic seed=1");
  const TopologyPtr topology = make_topology(id.shape());
  for (id.game = 0; id.game < 500; ++id.game) {
    Game game(id, topology);
    Rng rng = rng_for(spec, id), redraws = luckless_rng_for(id);
    const double estimate = luckless.play(*agent, game, rng, redraws).estimate;
    EXPECT_TRUE(estimate > 0 && estimate <= 1) << format_game_id(id);
    EXPECT_TRUE(game.is_won());
  }
}

TEST(LucklessRng, IsAFunctionOfTheGame) {
  const GameId id = id_of("5x5/5 survival seed=1 game=2");
  const auto first = [](Rng rng) { return rng.bits(); };
  EXPECT_EQ(first(luckless_rng_for(id)), first(luckless_rng_for(id)));
  EXPECT_NE(first(luckless_rng_for(id)), first(rng_for(some_spec(), id)));
  EXPECT_NE(first(luckless_rng_for(id)),
            first(luckless_rng_for(id_of("5x5/5 survival seed=1 game=3"))));
}

}  // namespace

}  // namespace minewise
