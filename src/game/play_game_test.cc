#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/play_game.h"
#include "support/game.h"
#include "support/lines.h"
#include "support/script.h"

namespace minewise {

namespace {

using testing::ElementsAre;

Rng some_rng() {
  return Rng(Seed{1}, Digest("play"));
}

// The moves of a game as lines of a transcript.
std::vector<std::string> moves_of(Agent& agent, Game game) {
  Rng rng = some_rng();
  Recorder recorder;
  const Trial trial = play_game(agent, game, rng, &recorder);
  std::vector<std::string> moves;
  for (const std::string_view line :
       split_lines(format_transcript(recorder.transcript(game, "test", trial)))) {
    if (line.starts_with("open") || line.starts_with("flag")) moves.emplace_back(line);
  }
  return moves;
}

// Notes in which order it is told things.
class Notes final : public Observer {
 public:
  void decided(const Game& game, const Decision&) override {
    lines.push_back("before " + seen(game));
  }
  void played(const Game& game, const Step&) override { lines.push_back("after " + seen(game)); }
  std::vector<std::string> lines;
};

TEST(PlayGame, AsksTheAgentUntilTheGameIsOver) {
  Script agent({guess_open(0), prove_mine(1, Cell{0}), prove_safe(2, Cell{0})});
  EXPECT_THAT(moves_of(agent, game_on(". * .\n", "survival")),
              ElementsAre("open 0,0 -> 1 : random", "flag 0,1 : proof single-point 0,0",
                          "open 0,2 -> 1 : proof single-point 0,0"));
}

TEST(PlayGame, RulesMayChooseTheFirstCell) {
  Script agent({guess_open(0), guess_open(2)});
  EXPECT_THAT(
      moves_of(agent, game_on(". * .\n", "survival first=0,1")),
      ElementsAre("open 0,1 -> mine : forced", "open 0,0 -> 1 : random", "open 0,2 -> 1 : random"));
}

TEST(PlayGame, PrescribedCellMayBePromisedFree) {
  Script agent({guess_open(0)});
  EXPECT_THAT(moves_of(agent, dealt_game("2x1/1 survival first=safe:0,1")),
              ElementsAre("open 0,1 -> 1 : promise", "open 0,0 -> mine : random"));
}

TEST(PlayGame, GivenLayoutBreaksThePromiseAndSaysSo) {
  Script agent({guess_open(1)});
  EXPECT_THAT(moves_of(agent, game_on("* .\n", "survival first=safe:0,0")),
              ElementsAre("open 0,0 -> mine : forced", "open 0,1 -> 1 : random"));
}

TEST(PlayGame, CountsGuessesAndMoves) {
  Script agent({guess_open(0), prove_mine(1, Cell{0}), guess_open(2)});
  Game game = game_on(". * . .\n", "survival first=0,3");
  Rng rng = some_rng();
  const Trial trial = play_game(agent, game, rng);
  EXPECT_EQ(format_trial(trial), "score 1 won 1 stepped 0 guesses 3 moves 4 wrong_flags 0");
}

TEST(PlayGame, PromisedFirstMoveIsNoGuess) {
  Game game = dealt_game("2x1/1 classic first=safe:0,0");
  Script agent({});
  Rng rng = some_rng();
  EXPECT_EQ(format_trial(play_game(agent, game, rng)),
            "score 1 won 1 stepped 0 guesses 0 moves 1 wrong_flags 0");
}

TEST(PlayGame, CascadeIsOneMove) {
  Game game = game_on(". . . . *\n", "classic");
  Script agent({guess_open(0)});
  Rng rng = some_rng();
  const Trial trial = play_game(agent, game, rng);
  EXPECT_EQ(trial.moves, 1);
  EXPECT_TRUE(trial.won);
}

TEST(PlayGame, WrongFlagsAreReported) {
  Game game = game_on(". *\n", "survival");
  Script agent({claim_mine(0), guess_open(1)});
  Rng rng = some_rng();
  EXPECT_EQ(play_game(agent, game, rng).wrong_flags, 1);
}

TEST(PlayGame, GameThatIsOverAtOnceAsksNobody) {
  Game game = dealt_game("2x1/2 classic first=any");
  Script agent({});
  Rng rng = some_rng();
  EXPECT_EQ(play_game(agent, game, rng).moves, 0);
}

// Gives up after one move.
class Quitter final : public Agent {
 public:
  void start(const View&) override {}
  Decision decide(const View& view, Rng&) override {
    return view.uncovered().empty() ? guess_open(0) : give_up();
  }
  void finish(const View&, bool won, double score) override {
    told = fmt::format("{} {}", won, score);
  }
  std::string told;
};

TEST(PlayGame, EndsWhereTheAgentGivesUp) {
  for (const std::string_view rules : {"survival", "classic first=any"}) {
    Quitter agent;
    Game game = game_on(". * . .\n", rules);
    Rng rng = some_rng();
    Notes notes;
    const Trial trial = play_game(agent, game, rng, &notes);
    EXPECT_TRUE(trial.given_up);
    EXPECT_EQ(format_trial(trial), "score 0 won 0 stepped 0 guesses 1 moves 1 wrong_flags 0");
    EXPECT_THAT(notes.lines, ElementsAre("before ????\n", "after 1???\n"));
    EXPECT_EQ(agent.told, "false 0");
  }
}

// Nothing is dealt yet, so nothing is known of its mines.
TEST(PlayGame, GivenUpBeforeTheFirstMoveScoresNothing) {
  Script agent({give_up()});
  Game game = dealt_game("3x3/2 classic");
  Rng rng = some_rng();
  EXPECT_EQ(format_trial(play_game(agent, game, rng)),
            "score 0 won 0 stepped 0 guesses 0 moves 0 wrong_flags 0");
}

TEST(PlayGame, ObserverSeesTheGameBeforeAndAfterAMove) {
  Script agent({guess_open(0), guess_open(1)});
  Game game = game_on(". *\n", "survival");
  Rng rng = some_rng();
  Notes notes;
  play_game(agent, game, rng, &notes);
  EXPECT_THAT(notes.lines, ElementsAre("before ??\n", "after 1?\n", "before 1?\n", "after 1M\n"));
}

TEST(PlayGame, TranscriptsReplay) {
  for (const AgentSpec& spec : must(parse_agents("random,basic-once,basic"))) {
    for (const char* text :
         {"6x5/8 survival", "6x5/8 classic", "6x5@0.2 survival count=shown clues=optimistic",
          "6x5/4 classic first=zero on-mine=go topology=hex",
          "5x5/6 survival clues=withheld:0.3+cautious cascade=yes topology=torus"}) {
      Game game = dealt_game(text);
      Rng rng = rng_for(spec, game.id());
      Recorder recorder;
      const auto agent = spec.make();
      const Trial trial = play_game(*agent, game, rng, &recorder);
      const Transcript transcript = recorder.transcript(game, spec.name(), trial);
      const Transcript read = must(parse_transcript(format_transcript(transcript)));
      EXPECT_EQ(error_of(replay(read)), "no error") << spec.name() << " " << text;
    }
  }
}

TEST(Recorder, GameWithoutAnOpenedCellReplays) {
  Game game = dealt_game("2x1/1 survival first=safe");
  Script agent({claim_mine(0), claim_mine(1)});
  Rng rng = some_rng();
  Recorder recorder;
  const Trial trial = play_game(agent, game, rng, &recorder);
  const Transcript transcript = recorder.transcript(game, "test", trial);
  EXPECT_EQ(error_of(replay(must(parse_transcript(format_transcript(transcript))))), "no error");
}

TEST(RngFor, IsAFunctionOfGameAndAgent) {
  const AgentSpec basic = must(parse_agent("basic")), random = must(parse_agent("random"));
  const GameId id = id_of("5x5/5 survival seed=1 game=2");
  const auto first = [](Rng rng) { return rng.bits(); };
  EXPECT_EQ(first(rng_for(basic, id)), first(rng_for(basic, id)));
  EXPECT_NE(first(rng_for(basic, id)), first(rng_for(random, id)));
  EXPECT_NE(first(rng_for(basic, id)),
            first(rng_for(basic, id_of("5x5/5 survival seed=1 game=3"))));
  EXPECT_NE(first(rng_for(basic, id)),
            first(rng_for(basic, id_of("5x5/5 survival seed=2 game=2"))));
}

TEST(PlayGameDeathTest, GameUnderWayIsABrokenContract) {
  Game game = game_on(". *\n", "survival");
  open(game, 0, 0);
  Script agent({});
  Rng rng = some_rng();
  EXPECT_DEATH(play_game(agent, game, rng), "CHECK");
}

std::string played_by(Agent& agent, const AgentSpec& spec, const GameId& id,
                      const TopologyPtr& topology) {
  Game game(id, topology);
  Rng rng = rng_for(spec, id);
  Recorder recorder;
  const Trial trial = play_game(agent, game, rng, &recorder);
  return format_transcript(recorder.transcript(game, spec.name(), trial));
}

// It keeps what it has searched from game to game, and among equal cells that must not show.
TEST(PlayGame, OptimalPlaysTheSameWhateverItPlayedBefore) {
  const AgentSpec spec = must(parse_agent("optimal"));
  GameId id = id_of("5x2/6 survival count=shown first=any seed=1");
  const TopologyPtr topology = make_topology(id.shape());
  const auto used = spec.make();
  for (id.game = 0; id.game < 150; ++id.game) {
    EXPECT_EQ(played_by(*used, spec, id, topology), played_by(*spec.make(), spec, id, topology))
        << id.game;
  }
}

// With the number of mines hidden, the last answer may have ended the game, for all that a player
// can foresee. If the game goes on, the cell that is left is safe.
TEST(PlayGame, DeepChampionForeseesAnEndThatDoesNotCome) {
  const AgentSpec spec = must(parse_agent("champion:level=deep"));
  Game game = game_on(
      ". * . . . . . .\n"
      "* * . . . . . .\n"
      ". . . . . . . .\n"
      ". . . . . . . .\n"
      ". . . . . . . .\n"
      ". . . . . . . .\n"
      ". . . . . . * *\n"
      ". . . . . . * .\n",
      "classic count=hidden first=4,4");
  Rng rng = some_rng();
  const auto agent = spec.make();
  const Trial trial = play_game(*agent, game, rng);
  EXPECT_TRUE(game.is_over());
  EXPECT_GT(trial.guesses, 0);
}

}  // namespace

}  // namespace minewise
