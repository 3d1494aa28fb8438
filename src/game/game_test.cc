#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/game.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

void open_all(Game& game, std::initializer_list<Place> places) {
  for (const Place place : places) open(game, place.row, place.col);
}

// ---- answers ----

TEST(Game, OpenCellShowsItsNumber) {
  Game game = game_on(". * .\n. . *\n", "survival");
  EXPECT_EQ(open(game, 1, 1), (Outcome{Outcome::Kind::Clue, Clue::number(2), 1}));
  EXPECT_EQ(open(game, 0, 0), (Outcome{Outcome::Kind::Clue, Clue::number(1), 1}));
  EXPECT_EQ(seen(game), "1??\n?2?\n");
}

TEST(Game, MineIsShownWithoutAClue) {
  Game game = game_on(". *\n", "survival");
  EXPECT_EQ(open(game, 0, 1), (Outcome{Outcome::Kind::Mine, Clue::withheld(), 1}));
  EXPECT_EQ(seen(game), "?M\n");
}

TEST(Game, FlagIsNotAnswered) {
  Game game = game_on(". *\n", "survival");
  EXPECT_EQ(flag(game, 0, 0), Outcome{});
  EXPECT_EQ(seen(game), "F?\n");
}

TEST(Game, TopologyDecidesTheNumbers) {
  Game torus = game_on("* . . .\n", "survival topology=torus");
  EXPECT_EQ(open(torus, 0, 3).clue, Clue::number(1));
  Game square = game_on("* . . .\n", "survival");
  EXPECT_EQ(open(square, 0, 3).clue, Clue::number(0));
}

// ---- the end ----

TEST(Survival, GoesOnAfterAMineUntilNothingIsCovered) {
  Game game = game_on(". * .\n", "survival");
  open_all(game, {{0, 1}, {0, 0}});
  EXPECT_FALSE(game.is_over());
  open(game, 0, 2);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.is_won());
  EXPECT_EQ(game.mines_stepped_on(), 1);
}

TEST(Survival, SafeCellsOpenAreNotEnough) {
  Game game = game_on(". * .\n", "survival");
  open_all(game, {{0, 0}, {0, 2}});
  EXPECT_TRUE(game.is_cleared());
  EXPECT_FALSE(game.is_over());
  EXPECT_FALSE(game.is_won());
  flag(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_TRUE(game.is_won());
}

TEST(Survival, MayBeSetToEndAtAMine) {
  Game game = game_on(". * .\n", "survival on-mine=lose");
  open(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.is_won());
}

TEST(Classic, EndsAtAMine) {
  Game game = game_on(". * .\n", "classic");
  open(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.is_won());
}

TEST(Classic, IsWonWhenTheSafeCellsAreOpen) {
  Game game = game_on(". * .\n", "classic");
  open_all(game, {{0, 0}, {0, 2}});
  EXPECT_TRUE(game.is_over());
  EXPECT_TRUE(game.is_won());
  EXPECT_EQ(seen(game), "1?1\n");
}

TEST(Classic, FlagsDoNotClearTheBoard) {
  Game game = game_on(". * .\n", "classic");
  flag(game, 0, 1);
  open(game, 0, 0);
  EXPECT_FALSE(game.is_over());
}

TEST(Classic, WrongFlagCanNoLongerBeWon) {
  Game game = game_on(". *\n", "classic");
  flag(game, 0, 0);
  flag(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.is_won());
  EXPECT_EQ(game.wrong_flags(), 1);
}

TEST(Classic, MaySurviveAMineAndStillClear) {
  Game game = game_on(". * .\n", "classic on-mine=go");
  open_all(game, {{0, 1}, {0, 0}, {0, 2}});
  EXPECT_TRUE(game.is_over());
  EXPECT_TRUE(game.is_won());
  EXPECT_EQ(game.mines_stepped_on(), 1);
}

TEST(Classic, BoardOfMinesIsWonAtOnce) {
  const Game game = dealt_game("2x1/2 classic first=any");
  EXPECT_TRUE(game.is_over());
  EXPECT_TRUE(game.is_won());
}

// ---- the score ----

TEST(Score, CountsMinesFlaggedNotSteppedOn) {
  Game game = game_on("* * *\n*  . .\n", "survival");
  open(game, 0, 0);
  flag(game, 0, 1);
  flag(game, 0, 2);
  EXPECT_EQ(game.mines_identified(), 2);
  EXPECT_DOUBLE_EQ(game.score(), 2.0 / 4);
}

TEST(Score, WrongFlagsIdentifyNothing) {
  Game game = game_on("* . .\n", "survival");
  flag(game, 0, 2);
  EXPECT_EQ(game.mines_identified(), 0);
  EXPECT_EQ(game.wrong_flags(), 1);
  EXPECT_DOUBLE_EQ(game.score(), 0);
}

TEST(Score, WrongFlagsTakeFromItWhereFlagsMayBeBelieved) {
  Game game = game_on("* * . .\n", "survival flags=believed");
  flag(game, 0, 0);
  EXPECT_DOUBLE_EQ(game.score(), 1.0 / 2);
  flag(game, 0, 2);
  EXPECT_DOUBLE_EQ(game.score(), 0);
  flag(game, 0, 3);
  EXPECT_DOUBLE_EQ(game.score(), -1.0 / 2);
  EXPECT_EQ(game.wrong_flags(), 2);
  flag(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.is_won());
  EXPECT_DOUBLE_EQ(game.score(), 0);
}

TEST(Score, WithoutMinesIsOneLessTheFlagsOnBelief) {
  Game game = game_on(". .\n", "survival flags=believed");
  EXPECT_DOUBLE_EQ(game.score(), 1);
  flag(game, 0, 0);
  EXPECT_DOUBLE_EQ(game.score(), 0);
}

// Nothing but mines is left, flagged or not.
TEST(Score, ClearedBoardIdentifiesTheMinesStillCovered) {
  Game game = game_on("* * .\n", "classic on-mine=go");
  open_all(game, {{0, 0}, {0, 2}});
  EXPECT_TRUE(game.is_cleared());
  EXPECT_EQ(game.mines_identified(), 1);
  EXPECT_DOUBLE_EQ(game.score(), 1.0 / 2);
}

TEST(Score, IsOneWithoutMines) {
  EXPECT_DOUBLE_EQ(game_on(". .\n", "survival").score(), 1);
}

// Nothing was opened, so nothing was dealt; whatever would have been, one of the two flags is
// wrong.
TEST(Score, FlaggingEverythingUnderAPromiseIsNoWayOut) {
  Game game = dealt_game("2x1/1 survival first=safe");
  flag(game, 0, 0);
  flag(game, 0, 1);
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(game.wrong_flags(), 1);
}

// ---- cascades ----

TEST(Cascade, ZeroOpensItsNeighboursAndOn) {
  Game game = game_on(
      ". . . . *\n"
      ". . . . .\n"
      ". . . . .\n",
      "classic on-mine=go");
  EXPECT_EQ(open(game, 2, 0), (Outcome{Outcome::Kind::Clue, Clue::number(0), 14}));
  EXPECT_EQ(seen(game), "0001?\n00011\n00000\n");
  EXPECT_TRUE(game.is_over());
}

TEST(Cascade, StopsAtNumbers) {
  Game game = game_on(". . * . .\n", "classic");
  EXPECT_EQ(open(game, 0, 0).changed, 2);
  EXPECT_EQ(seen(game), "01???\n");
}

TEST(Cascade, CellOfTheMoveComesFirst) {
  Game game = game_on(". . . *\n", "classic");
  open(game, 0, 1);
  EXPECT_THAT(game.view().uncovered(), ElementsAre(Cell{1}, Cell{0}, Cell{2}));
}

TEST(Cascade, OtherNumbersOpenNothing) {
  Game game = game_on(". * .\n", "classic");
  EXPECT_EQ(open(game, 0, 0).changed, 1);
}

TEST(Cascade, LeavesFlagsAlone) {
  Game game = game_on(". . . *\n", "classic");
  flag(game, 0, 1);
  EXPECT_EQ(open(game, 0, 0).changed, 1);
  EXPECT_EQ(seen(game), "0F??\n");
}

TEST(Cascade, OnlyWhereTheRulesHaveIt) {
  Game game = game_on(". . .\n", "survival");
  EXPECT_EQ(open(game, 0, 0).changed, 1);
  Game with = game_on(". . .\n", "survival cascade=yes");
  EXPECT_EQ(open(with, 0, 0).changed, 3);
}

// A cautious number is an upper bound, and so a 0 is proof.
TEST(Cascade, CautiousZeroOpens) {
  for (int seed = 0; seed < 20; ++seed) {
    Game game = game_on(". . . .\n", fmt::format("classic clues=cautious seed={}", seed));
    const Outcome outcome = open(game, 0, 0);
    EXPECT_EQ(outcome.changed > 1, outcome.clue == Clue::number(0)) << seed;
  }
}

// An optimistic 0 proves nothing, though every clue here is one and no mine is near.
TEST(Cascade, OptimisticZeroOpensNothing) {
  Game game = game_on(". . . .\n", "classic clues=optimistic");
  EXPECT_EQ(open(game, 0, 0), (Outcome{Outcome::Kind::Clue, Clue::number(0), 1}));
}

TEST(Cascade, WithheldClueOpensNothing) {
  Game game = game_on(". . . .\n", "classic clues=withheld:1");
  EXPECT_EQ(open(game, 0, 0), (Outcome{Outcome::Kind::Clue, Clue::withheld(), 1}));
}

TEST(Cascade, WrapsAroundATorus) {
  Game game = game_on(". . . . * .\n", "classic topology=torus");
  open(game, 0, 1);
  EXPECT_EQ(seen(game), "0001?1\n");
}

// ---- first moves ----

TEST(FirstMove, UnpromisedBoardIsDealtAtOnce) {
  EXPECT_TRUE(dealt_game("5x5/5 survival").is_dealt());
}

TEST(FirstMove, PromisedBoardWaitsForTheFirstCell) {
  Game game = dealt_game("5x5/5 survival first=safe");
  EXPECT_FALSE(game.is_dealt());
  EXPECT_THAT(game.view().promised(), IsEmpty());
  open(game, 2, 2);
  EXPECT_TRUE(game.is_dealt());
  EXPECT_THAT(game.view().promised(), ElementsAre(Cell{12}));
}

TEST(FirstMove, SafeCellIsNeverAMine) {
  for (int seed = 0; seed < 50; ++seed) {
    Game game = dealt_game(fmt::format("2x2/3 survival first=safe seed={}", seed));
    EXPECT_EQ(open(game, 1, 0).clue, Clue::number(3));
  }
}

TEST(FirstMove, ZeroCellIsAlwaysAZero) {
  for (int seed = 0; seed < 50; ++seed) {
    Game game = dealt_game(fmt::format("4x4/7 survival first=zero seed={}", seed));
    EXPECT_EQ(open(game, 1, 1).clue, Clue::number(0));
  }
}

TEST(FirstMove, ZeroPromisesTheNeighbours) {
  Game game = dealt_game("4x4/3 survival first=zero");
  open(game, 0, 0);
  EXPECT_THAT(game.view().promised(), ElementsAre(Cell{0}, Cell{1}, Cell{4}, Cell{5}));
}

TEST(FirstMove, FlagBeforeItDealsNothing) {
  Game game = dealt_game("2x2/3 survival first=safe");
  flag(game, 0, 0);
  EXPECT_FALSE(game.is_dealt());
  EXPECT_EQ(open(game, 1, 1).clue, Clue::number(3));
}

TEST(GivenLayout, DropsPromises) {
  Game game = game_on("* . .\n. . .\n. . .\n", "classic first=zero:0,0 cascade=no");
  EXPECT_TRUE(game.is_given());
  EXPECT_EQ(format_rules(game.id().rules), "classic first=0,0 cascade=no");
  EXPECT_EQ(open(game, 0, 0).kind, Outcome::Kind::Mine);
  EXPECT_THAT(game.view().promised(), IsEmpty());
}

// ---- what the player is told ----

TEST(MineCount, ShownCountIsTold) {
  EXPECT_EQ(dealt_game("5x5/5 survival count=shown").view().count(), MineCount{FixedCount{5}});
  EXPECT_EQ(dealt_game("5x5/5 classic").view().count(), MineCount{FixedCount{5}});
}

TEST(MineCount, HiddenCountIsNot) {
  EXPECT_EQ(dealt_game("5x5/5 survival").view().count(), MineCount{UnknownCount{}});
  EXPECT_EQ(game_on(". *\n", "survival").view().count(), MineCount{UnknownCount{}});
}

TEST(MineCount, DensityIsToldWhenTheCountIsHidden) {
  EXPECT_EQ(dealt_game("5x5@0.2 survival").view().count(), MineCount{Independent{0.2}});
}

TEST(MineCount, ShownCountOfADensityIsTheBoardsOwn) {
  const Game game = dealt_game("5x5@0.2 survival count=shown");
  EXPECT_EQ(game.view().count(), MineCount{FixedCount{game.layout().mines()}});
}

TEST(MineCount, ShownCountOfADensityWaitsForTheDeal) {
  Game game = dealt_game("5x5@0.2 classic");
  EXPECT_EQ(game.view().count(), MineCount{Independent{0.2}});
  open(game, 0, 0);
  EXPECT_EQ(game.view().count(), MineCount{FixedCount{game.layout().mines()}});
}

// ---- noise ----

// Every agent meets the same noise, whatever it asks first.
TEST(Noise, DoesNotDependOnTheOrderOfAsking) {
  for (const char* clues : {"withheld:0.5", "optimistic", "cautious", "withheld:0.3+cautious"}) {
    const std::string id = fmt::format("6x6/9 survival clues={} seed=5", clues);
    Game forward = dealt_game(id), backward = dealt_game(id);
    for (int index = 0; index < 36; ++index) {
      forward.play({Move::Kind::Open, Cell{index}});
      backward.play({Move::Kind::Open, Cell{35 - index}});
    }
    EXPECT_EQ(seen(forward), seen(backward)) << clues;
  }
}

TEST(Noise, DiffersBetweenGamesAndCells) {
  const auto played = [](int number) {
    Game game = dealt_game(fmt::format("6x6/0 survival clues=withheld:0.5 seed=5 game={}", number));
    for (int index = 0; index < 36; ++index) game.play({Move::Kind::Open, Cell{index}});
    return seen(game);
  };
  EXPECT_NE(played(0), played(1));
  EXPECT_THAT(played(0), testing::HasSubstr("0"));
  EXPECT_THAT(played(0), testing::HasSubstr("_"));
}

// ---- contracts ----

TEST(GameDeathTest, UncoveredCellCannotBePlayed) {
  Game game = game_on(". * .\n", "survival");
  open(game, 0, 0);
  EXPECT_DEATH(open(game, 0, 0), "CHECK");
}

TEST(GameDeathTest, FinishedGameCannotBePlayed) {
  Game game = game_on(". * .\n", "classic");
  open(game, 0, 1);
  EXPECT_DEATH(open(game, 0, 0), "CHECK");
}

TEST(GameDeathTest, UndealtLayoutCannotBeSeen) {
  EXPECT_DEATH(dealt_game("5x5/5 survival first=safe").layout(), "CHECK");
}

// ---- other games in the same memory ----

// Opens covered cells from the end of their list, whose order is part of what is compared, until
// the game is over.
std::vector<std::string> played_out(Game& game) {
  std::vector<std::string> seen_then;
  while (!game.is_over()) {
    game.play({Move::Kind::Open, game.view().covered().back()});
    seen_then.push_back(seen(game));
  }
  return seen_then;
}

TEST(Restart, IsANewGameOfThatNumber) {
  for (const auto* id :
       {"6x5/7 classic", "6x5/7 survival", "6x5@0.2 classic first=zero", "6x5@0.2 survival",
        "6x5/4 classic first=any count=hidden clues=withheld:0.3+optimistic topology=torus"}) {
    Game again = dealt_game(id);
    for (std::uint64_t number = 1; number < 20; ++number) {
      again.restart(number);
      GameId fresh_id = id_of(id);
      fresh_id.game = number;
      Game fresh(fresh_id, make_topology(fresh_id.shape()));
      EXPECT_EQ(again.id(), fresh.id());
      EXPECT_EQ(again.is_dealt(), fresh.is_dealt());
      EXPECT_EQ(again.view().count(), fresh.view().count());
      EXPECT_EQ(again.view().promise_is_pending(), fresh.view().promise_is_pending());
      EXPECT_EQ(played_out(again), played_out(fresh)) << format_game_id(fresh_id);
      EXPECT_EQ(again.layout(), fresh.layout());
      EXPECT_EQ(again.score(), fresh.score());
      EXPECT_EQ(again.mines_stepped_on(), fresh.mines_stepped_on());
    }
  }
}

// What a position shows is what the game has shown: no move is counted for it, and what a zero
// would have opened stays covered.
TEST(GameGoingOn, ShowsExactlyWhatTheMomentShows) {
  const View shown = drawn_view("mines 2\n0 ? ?\n? ? ?\n? ? F\n");
  const GameId id = id_of("3x3/2 classic first=any seed=1");
  Game game = must(Game::going_on(id, drawn_layout(". . .\n. . *\n. . *\n"), shown));
  EXPECT_TRUE(game.is_continued() && game.is_given());
  EXPECT_EQ(game.view().uncovered().size(), 1U);
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(game.play({Move::Kind::Open, Cell{3}}).changed, 5);
  EXPECT_EQ(game.view().clue(Cell{1}), Clue::number(1));
  EXPECT_FALSE(game.is_won());
  game.play({Move::Kind::Open, Cell{2}});
  EXPECT_TRUE(game.is_won());
}

TEST(GameGoingOn, KeepsCluesThatOnlyNoiseExplains) {
  const View shown = drawn_view("clues optimistic\n0 ?\n? ?\n");
  const GameId id = id_of("2x2/3 classic first=any clues=optimistic seed=1");
  const Game game = must(Game::going_on(id, drawn_layout(". *\n* *\n"), shown));
  EXPECT_EQ(game.view().clue(Cell{0}), Clue::number(0));
  EXPECT_TRUE(game.is_won());
}

TEST(GameGoingOn, RefusesWhatTheLayoutDoesNotExplain) {
  const GameId id = id_of("2x2/1 classic first=any on-mine=go seed=1");
  const auto on = [&](std::string_view shown) {
    return error_of(Game::going_on(id, drawn_layout(". *\n. .\n"), drawn_view(shown)));
  };
  EXPECT_EQ(on("1 ?\n? ?\n"), "no error");
  EXPECT_EQ(on("_ M\n? F\n"), "no error");
  EXPECT_EQ(on("2 ?\n? ?\n"), "0,0 shows what it cannot show on this layout");
  EXPECT_EQ(on("? 1\n? ?\n"), "0,1 shows what it cannot show on this layout");
  EXPECT_EQ(on("1 ?\nM ?\n"), "1,0 shows what it cannot show on this layout");
}

// The 1 has its mine on another side; who plays sees no change.
TEST(Relay, PutsAnotherLayoutInPlace) {
  Game game = game_on(". * . .\n. . . .\n", "classic first=any");
  open(game, 0, 0);
  const std::string before = seen(game);
  game.relay(drawn_layout(". . . .\n. * . .\n"));
  EXPECT_EQ(seen(game), before);
  EXPECT_EQ(open(game, 0, 1).kind, Outcome::Kind::Clue);
  EXPECT_FALSE(game.is_over());
  open(game, 1, 0);
  open(game, 0, 3);
  EXPECT_TRUE(game.is_won());
}

TEST(Relay, KeepsFlagsRightOrWrong) {
  Game game = game_on(". *\n. .\n", "survival");
  open(game, 0, 0);
  flag(game, 0, 1);
  game.relay(drawn_layout(". .\n. *\n"));
  EXPECT_EQ(game.wrong_flags(), 1);
  EXPECT_EQ(game.view().count(), MineCount(UnknownCount{}));
}

TEST(RelayDeathTest, LayoutThatCouldNotHaveShownThisIsABrokenContract) {
  Game game = game_on(". * . .\n. . . .\n", "classic first=any");
  open(game, 0, 0);
  EXPECT_DEATH(game.relay(drawn_layout("* . . .\n. . . .\n")), "CHECK");
  EXPECT_DEATH(game.relay(drawn_layout(". . * .\n. . . .\n")), "CHECK");
  EXPECT_DEATH(game.relay(drawn_layout(". * * .\n. . . .\n")), "CHECK");  // the number is told
  Game promised = dealt_game("2x2/1 classic first=safe");
  EXPECT_DEATH(promised.relay(drawn_layout(". .\n. *\n")), "CHECK");
}

Decision deciding(Move::Kind kind, Basis basis) {
  return {{kind, Cell{0}}, basis, {}, std::nullopt};
}

TEST(Trial, CountsDecisionsAndGuesses) {
  Trial trial;
  trial.count(deciding(Move::Kind::Open, Basis::Promise));
  trial.count(deciding(Move::Kind::Open, Basis::Random));
  trial.count(deciding(Move::Kind::Open, Basis::Probability));
  trial.count(deciding(Move::Kind::Open, Basis::Forced));
  trial.count(deciding(Move::Kind::Open, Basis::Proof));
  trial.count(deciding(Move::Kind::Flag, Basis::Proof));
  EXPECT_EQ(trial.moves, 6);
  EXPECT_EQ(trial.guesses, 3);
}

TEST(Trial, TakesTheResultFromTheGame) {
  Game game = game_on("* * .\n", "survival");
  open(game, 0, 0);
  flag(game, 0, 1);
  flag(game, 0, 2);
  Trial trial;
  trial.conclude(game);
  EXPECT_FALSE(trial.won);
  EXPECT_DOUBLE_EQ(trial.score, 0.5);
  EXPECT_EQ(trial.stepped, 1);
  EXPECT_EQ(trial.wrong_flags, 1);
}

TEST(FormatTrial, NamesEveryFigure) {
  EXPECT_EQ(
      format_trial(
          {.won = true, .score = 0.85, .stepped = 3, .guesses = 5, .moves = 87, .wrong_flags = 1}),
      "score 0.85 won 1 stepped 3 guesses 5 moves 87 wrong_flags 1");
}

TEST(FormatTrial, ScoreReadsBackExactly) {
  Trial trial;
  trial.score = 2.0 / 3;
  EXPECT_EQ(format_trial(trial).substr(0, 24), "score 0.6666666666666666");
}

}  // namespace

}  // namespace minewise
