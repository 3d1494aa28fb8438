#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/protocol/engine.h"
#include "game/play_game.h"
#include "output/json/analysis_json.h"
#include "solver/analyze.h"
#include "support/game.h"
#include "support/lines.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

ProtocolPlayer player_of(std::string_view agent = "exact") {
  return ProtocolPlayer(must(parse_agent(agent)));
}

// Tells a player several lines that it has nothing to say to.
void tell(ProtocolPlayer& player, std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) EXPECT_EQ(player.answer(line), "") << line;
}

// The board of the protocol: shows a game to a player and makes the moves that it answers.
std::vector<std::string> moves_by_protocol(ProtocolPlayer& player, Game game,
                                           std::uint64_t random = 1) {
  const Shape shape = game.id().shape();
  std::string line;
  append_line(line, game_line_of({game.view(), shape}, random));
  tell(player, {line});
  std::vector<std::string> moves;
  MineCount told = game.view().count();
  while (!game.is_over()) {
    const std::string answer = player.answer("go\n");
    const auto read = parse_player_line(answer, shape);
    if (!read || !std::holds_alternative<MoveLine>(*read)) return {answer};
    moves.push_back(answer);
    const std::size_t before = game.view().uncovered().size();
    game.play(std::get<MoveLine>(*read).decision.move);
    line.clear();
    append_shows(line, {game.view(), shape}, game.view().uncovered().subspan(before));
    if (game.view().count() != told) {
      told = game.view().count();
      append_line(line, MinesLine{std::get<FixedCount>(told).mines});
    }
    for (const std::string_view each : split_lines(line)) EXPECT_EQ(player.answer(each), "");
  }
  EXPECT_EQ(player.answer("over won score 1"), "");
  return moves;
}

// The same game played without the protocol, as lines.
std::vector<std::string> moves_directly(std::string_view name, Game game, Rng rng) {
  const auto agent = must(parse_agent(name)).make();
  Recorder recorder;
  play_game(*agent, game, rng, &recorder);
  std::vector<std::string> moves;
  for (const Step& step : recorder.transcript(game, "test", {}).steps) {
    moves.emplace_back();
    append_move(moves.back(), step.decision, game.id().shape());
  }
  return moves;
}

constexpr std::array kKindsOfGames{
    "9x9/10 classic",
    "8x8/12 survival",
    "9x7/9 classic first=zero",
    "9x7@0.15 classic",
    "7x7@0.2 survival clues=optimistic",
    "7x7/8 survival count=shown clues=withheld:0.2 cascade=yes topology=torus",
    "7x7/8 classic first=safe:3,3 topology=hex",
    "6x6/6 survival first=2,2",
    "9x9/15 classic first=any on-mine=go",
};

TEST(ProtocolPlayer, PlaysTheGamesOfItsAgentMoveForMove) {
  for (const char* const agent : {"exact", "basic", "triple-risk"}) {
    ProtocolPlayer player = player_of(agent);
    for (const char* const kind : kKindsOfGames) {
      for (const char* const seed : {"1", "2", "3"}) {
        const std::string id = fmt::format("{} seed={}", kind, seed);
        EXPECT_EQ(moves_by_protocol(player, dealt_game(id), 7),
                  moves_directly(agent, dealt_game(id), rng_from(7)))
            << agent << " " << id;
      }
    }
  }
}

TEST(ProtocolPlayer, OptimalRemembersAndPlaysTheSame) {
  ProtocolPlayer player = player_of("optimal");
  for (const char* const seed : {"1", "2", "3", "4"}) {
    const std::string id = fmt::format("4x4/3 classic seed={}", seed);
    EXPECT_EQ(moves_by_protocol(player, dealt_game(id)),
              moves_directly("optimal", dealt_game(id), rng_from(1)));
  }
}

TEST(ProtocolPlayer, GivenLayoutsKeepNoPromise) {
  ProtocolPlayer player = player_of();
  const auto game = [] { return game_on("* . . .\n. . * .\n. . . .\n", "classic first=safe:0,0"); };
  const auto moves = moves_by_protocol(player, game());
  EXPECT_EQ(moves, moves_directly("exact", game(), rng_from(1)));
  EXPECT_EQ(moves.front(), "open 0,0 : forced\n");
}

TEST(ProtocolPlayer, SaysHello) {
  ProtocolPlayer player = player_of("basic");
  EXPECT_EQ(player.answer("minewise 1"), "ready minewise basic\n");
  EXPECT_EQ(player.answer("minewise 2"),
            "error unknown protocol version; this program uses version 1\n");
}

TEST(ProtocolPlayer, AnswersAPosition) {
  ProtocolPlayer player = player_of();
  tell(player, {"position 1?/#? mines 1"});
  EXPECT_THAT(player.answer("go"), StartsWith("open 0,1 : probability 0.3333333333333333 exact"));
  const View view = drawn_view("mines 1\n1?\n??\n");
  const PlacedView placed{view, {2, 2}};
  EXPECT_EQ(player.answer("analyze"), analysis_json(placed, analyze(view), std::nullopt));
  EXPECT_EQ(player.answer("analyse why 0,1"),
            analysis_json(placed, analyze(view), find_grounds(view, Cell{1})));
}

TEST(ProtocolPlayer, AnswersTheSameAsOftenAsItIsAsked) {
  for (const char* const agent : {"basic", "exact", "random"}) {
    ProtocolPlayer player = player_of(agent);
    tell(player, {"game 5x5/3 survival random=4", "shows 0,0 1"});
    const std::string answer = player.answer("go");
    EXPECT_EQ(player.answer("go"), answer);
    EXPECT_THAT(player.answer("analyze"), StartsWith("{"));
    EXPECT_EQ(player.answer("go"), answer);
  }
}

TEST(ProtocolPlayer, FollowsABoardThatGoesAnotherWay) {
  ProtocolPlayer player = player_of("basic");
  tell(player, {"game 4x1/1 survival first=any", "shows 0,0 0"});
  EXPECT_EQ(player.answer("go"), "open 0,1 : proof single-point 0,0\n");
  tell(player, {"shows 0,3 1"});
  EXPECT_EQ(player.answer("go"), "flag 0,2 : proof single-point 0,3\n");
  tell(player, {"shows 0,2 F"});
  EXPECT_EQ(player.answer("go"), "open 0,1 : proof single-point 0,0\n");
}

TEST(ProtocolPlayer, AgentsChangeWithTheNextGame) {
  ProtocolPlayer player = player_of("random");
  tell(player, {"position 0? mines 0", "agent basic"});
  EXPECT_EQ(player.answer("go"), "open 0,1 : random\n");
  tell(player, {"position 0? mines 0"});
  EXPECT_EQ(player.answer("go"), "open 0,1 : proof single-point 0,0\n");
  EXPECT_THAT(player.answer("agent bsaic"), HasSubstr("did you mean 'basic'"));
}

struct Refusal {
  const char* line;
  const char* error;
};

TEST(ProtocolPlayer, RefusesWhatCannotBeAndChangesNothing) {
  ProtocolPlayer player = player_of();
  tell(player, {"game 4x3/2 classic first=zero", "shows 0,0 0"});
  const std::string before = player.answer("analyze");
  for (const auto& [line, error] : {
           Refusal{"shows 0,0 0", "0,0 is no longer covered: it shows 0"},
           {"shows 0,1 1 3,0 1", "3,0 is outside the board of 3 rows and 4 columns"},
           {"shows 0,1 1 0,1 1", "0,1 is shown twice"},
           {"shows 0,2 1 0,1 6", "0,1 cannot show 6: it has 5 neighbours"},
           {"shows 1,1 M", "1,1 cannot be a mine: the rules promise that it is safe"},
           {"shows 1,1 F", "1,1 cannot be flagged: the rules promise that it is safe"},
           {"mines 13", "13 mines do not fit on 12 cells"},
           {"analyze why 0,0", "0,0 is not covered"},
           {"analyze why 0,7", "0,7 is outside the board of 3 rows and 4 columns"},
           {"game 3x3/9 classic",
            "with 9 mines there is no room for first=safe, which keeps 1 free on 9 cells"},
           {"agent cleverest", "unknown agent 'cleverest'"},
           {"shows 0,1", "the line ends too early; expected what the cell shows"},
           {"frobnicate", "column 1: unknown command 'frobnicate'"},
       }) {
    EXPECT_THAT(player.answer(line), StartsWith(std::string("error ") + error)) << line;
    EXPECT_EQ(player.answer("analyze"), before) << line;
  }
}

// What it has drawn stays drawn: a line that was refused is as if it had not come.
TEST(ProtocolPlayer, ARefusedLineDrawsNoNewAnswer) {
  ProtocolPlayer player = player_of("random");
  tell(player, {"game 9x9/10 survival random=5"});
  const std::string answer = player.answer("go");
  EXPECT_THAT(player.answer("shows 99,99 1"), StartsWith("error "));
  EXPECT_EQ(player.answer("go"), answer);
  EXPECT_THAT(player.answer("shows 0,0 1 0,0 1"), HasSubstr("twice"));
  EXPECT_EQ(player.answer("go"), answer);
}

TEST(ProtocolPlayer, StartsNoOtherPrograms) {
  AgentEntry other;
  other.name = "cmd:true";
  other.is_outside = true;
  offer_agents({"cmd:", [&](std::string_view) { return Result<const AgentEntry*>(&other); }});
  ProtocolPlayer player = player_of("random");
  EXPECT_THAT(player.answer("agent cmd:true"), HasSubstr("another program"));
  offer_agents({});
}

TEST(ProtocolPlayer, RefusesQuestionsWithoutABoard) {
  ProtocolPlayer player = player_of();
  for (const char* const line : {"go", "analyze", "shows 0,0 1", "mines 3", "over won score 1"}) {
    EXPECT_THAT(player.answer(line), StartsWith("error there is no game yet")) << line;
  }
  EXPECT_EQ(player.answer(" \t\r\n"), "");
}

TEST(ProtocolPlayer, RefusesMovesWhereNoneIsLeft) {
  ProtocolPlayer player = player_of();
  tell(player, {"game 2x1/1 survival", "shows 0,0 1 0,1 F"});
  EXPECT_EQ(player.answer("go"), "error no cell is covered\n");
  tell(player, {"game 2x1/1 survival", "over lost score 0"});
  EXPECT_EQ(player.answer("go"), "error the game is over\n");
  EXPECT_EQ(player.answer("shows 0,0 1"), "error the game is over\n");
}

TEST(ProtocolPlayer, RefusesGamesThatItsAgentCannotPlay) {
  ProtocolPlayer player = player_of("optimal");
  EXPECT_THAT(player.answer("game 30x16/99 classic"), StartsWith("error optimal plays boards of"));
  EXPECT_THAT(player.answer("go"), StartsWith("error there is no game yet"));
}

TEST(ProtocolPlayer, NamesCluesThatConflict) {
  for (const char* const agent : {"exact", "basic", "double", "random", "optimal"}) {
    ProtocolPlayer player = player_of(agent);
    tell(player, {"position 0?2 mines 1"});
    EXPECT_EQ(player.answer("go"),
              "error no layout explains this position: the 2 at (0,2) cannot be right: it has only "
              "1 neighbour\n");
    EXPECT_EQ(player.answer("analyze"), player.answer("go"));
  }
}

TEST(ProtocolPlayer, NoticesWhatContradictsAProof) {
  for (const char* const shown : {"shows 0,1 1", "shows 0,3 M"}) {
    ProtocolPlayer player = player_of();
    tell(player, {"game 5x1 survival", "shows 0,0 1 0,2 1"});
    EXPECT_EQ(player.answer("go"), "flag 0,1 : proof single-point 0,0\n");
    tell(player, {shown});
    EXPECT_THAT(player.answer("go"), StartsWith("error no layout explains this position")) << shown;
    EXPECT_THAT(player.answer("go"), StartsWith("error no layout explains this position")) << shown;
    tell(player, {"game 5x1 survival", "shows 0,0 1"});
    EXPECT_EQ(player.answer("go"), "flag 0,1 : proof single-point 0,0\n");
  }
}

TEST(ProtocolPlayer, GivesUpAQuestionAndGoesOnAsBefore) {
  ProtocolPlayer player = player_of("random"), steady = player_of("random");
  for (ProtocolPlayer* const each : {&player, &steady}) {
    tell(*each, {"game 9x9/10 survival random=5", "shows 3,3 1"});
  }
  const auto question = player.take("go").work_out;
  player.give_up();
  const std::string late = question();  // counts for nothing
  EXPECT_EQ(player.answer("go"), steady.answer("go"));
  EXPECT_EQ(late, steady.answer("go"));
}

TEST(ProtocolPlayer, HelpIsInformation) {
  ProtocolPlayer player = player_of();
  const std::string help = player.answer("help");
  for (const std::string_view line : split_lines(help)) {
    EXPECT_THAT(line, StartsWith("info "));
  }
  EXPECT_EQ(player.answer("stop"), "info there is nothing to stop\n");
  EXPECT_TRUE(player.take("quit").quits);
}

}  // namespace

}  // namespace minewise
