// The C interface as its users meet it: through the header alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "support/c_interface.h"

namespace {

using namespace minewise::from_c;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kRow = "mines 2\n???\n121\n";

TEST_F(CInterface, ProbabilitiesAreAnArrayByCell) {
  const Analysis analysis = analyzed(kRow);
  size_t count = 0;
  const double* mine = mw_analysis_mine_probability(analysis.get(), &count);
  ASSERT_EQ(count, 6u);
  EXPECT_THAT(std::vector(mine, mine + 3), ElementsAre(1, 0, 1));
  EXPECT_EQ(mw_analysis_is_exact(analysis.get()), 1);
  EXPECT_EQ(taken(mw_analysis_layouts(analysis.get(), error())), "1");
}

TEST_F(CInterface, DeductionsNameTheirRuleAndClues) {
  const Analysis analysis = analyzed(kRow);
  ASSERT_EQ(mw_analysis_deductions(analysis.get()), 3u);
  mw_deduction deduction;
  ASSERT_EQ(mw_analysis_deduction(analysis.get(), 0, &deduction), 1);
  EXPECT_LT(deduction.cell, 3u);
  EXPECT_GT(std::strlen(deduction.rule), 0u);
  ASSERT_GT(deduction.because_count, 0u);
  EXPECT_GE(deduction.because[0], 3u);
  EXPECT_EQ(mw_analysis_deduction(analysis.get(), 3, &deduction), 0);
  uint32_t best = 9;
  EXPECT_EQ(mw_analysis_best(analysis.get(), &best), 1);
  EXPECT_EQ(best, 1u);
}

TEST_F(CInterface, AConflictNamesItsClues) {
  EXPECT_FALSE(analyzed("mines 1\n3?\n??\n"));
  EXPECT_EQ(kind(), MW_IMPOSSIBLE);
  EXPECT_THAT(wrong(), HasSubstr("(0,0)"));
  size_t count = 0;
  const uint32_t* cells = mw_error_cells(last(), &count);
  ASSERT_EQ(count, 1u);
  EXPECT_EQ(cells[0], 0u);
}

TEST_F(CInterface, ErrorsNameLineAndColumn) {
  EXPECT_FALSE(read("1?\n1y\n"));
  EXPECT_EQ(kind(), MW_INPUT);
  EXPECT_EQ(mw_error_line(last()), 2u);
  EXPECT_EQ(mw_error_column(last()), 2u);
}

TEST_F(CInterface, OptionsTellWhatThePositionDoesNot) {
  const Position position = read("1?\n??\n", R"({"mines": 1, "topology": "hex"})");
  EXPECT_EQ(taken(mw_position_text(position.get(), error())), "mines 1\ntopology hex\n1 ?\n? ?\n");
  EXPECT_FALSE(read("1?\n", R"({"mine": 1})"));
  EXPECT_EQ(wrong(), "'mine' is not an option here; did you mean 'mines'?");
}

TEST_F(CInterface, PositionsAreEdited) {
  const Position position = read("??\n??\n");
  EXPECT_EQ(mw_position_set(position.get(), 0, '1', error()), 1);
  EXPECT_EQ(mw_position_symbol(position.get(), 0), '1');
  EXPECT_EQ(mw_position_tell(position.get(), "{\"mines\":1}", 11, error()), 1);
  EXPECT_EQ(std::string(mw_position_symbols(position.get(), nullptr)), "1???");
  EXPECT_EQ(mw_position_set(position.get(), 4, '1', error()), 0);
  EXPECT_EQ(wrong(), "there is no cell 4 on a board of 4 cells");
  EXPECT_EQ(mw_position_set(position.get(), 0, 'x', error()), 0);
  EXPECT_THAT(wrong(), HasSubstr("is not the symbol"));
  const Position copy(mw_position_copy(position.get(), error()));
  EXPECT_EQ(mw_position_rows(copy.get()), 2u);
}

TEST_F(CInterface, WhatIfGivesProbabilitiesAfterAnAnswer) {
  const Analysis analysis = analyzed("mines 1\n1???\n");
  double answer = 0;
  std::vector<double> mine(4);
  EXPECT_EQ(mw_analysis_what_if(analysis.get(), 2, '1', &answer, mine.data(), 4, error()), 1);
  EXPECT_EQ(answer, 1);
  EXPECT_THAT(mine, ElementsAre(0, 1, 0, 0));
  EXPECT_EQ(mw_analysis_what_if(analysis.get(), 2, '2', nullptr, mine.data(), 4, error()), 0);
  EXPECT_EQ(kind(), MW_IMPOSSIBLE);
  EXPECT_EQ(mw_analysis_what_if(analysis.get(), 1, '0', nullptr, mine.data(), 4, error()), 0);
  EXPECT_EQ(wrong(), "0,1 is a mine");
  EXPECT_EQ(mw_analysis_what_if(analysis.get(), 2, '1', nullptr, mine.data(), 3, error()), 0);
}

TEST_F(CInterface, SamplesAreLayoutsThatExplainThePosition) {
  const Analysis analysis = analyzed("mines 2\n1??\n???\n");
  std::vector<uint8_t> layouts(6 * 50, 7);
  ASSERT_EQ(mw_analysis_sample(analysis.get(), 1, layouts.data(), layouts.size(), error()), 1);
  for (std::size_t i = 0; i < 50; ++i) {
    const uint8_t* cell = &layouts[6 * i];
    EXPECT_EQ(cell[1] + cell[3] + cell[4], 1);
    EXPECT_EQ(cell[2] + cell[5], 1);
  }
  EXPECT_EQ(mw_analysis_sample(analysis.get(), 1, layouts.data(), 7, error()), 0);
}

TEST_F(CInterface, WhyIsToldInSentencesJsonAndPictures) {
  const Analysis analysis = analyzed(kRow);
  EXPECT_THAT(taken(mw_analysis_why(analysis.get(), 1, error())), HasSubstr("(0,1)"));
  const std::string why = R"({"why": "0,1"})";
  EXPECT_THAT(taken(mw_analysis_json(analysis.get(), why.data(), why.size(), error())),
              HasSubstr(R"("why":{"row":0,"col":1)"));
  EXPECT_THAT(taken(mw_analysis_svg(analysis.get(), nullptr, 0, error())), StartsWith("<svg"));
  EXPECT_FALSE(mw_analysis_why(analysis.get(), 3, error()));
  EXPECT_EQ(wrong(), "1,0 is not covered");
}

TEST_F(CInterface, ASessionIsPlayedWithHintsAndUndo) {
  const Session played = session("4x4/2 classic first=zero:0,0 seed=3");
  ASSERT_TRUE(played) << wrong();
  EXPECT_THAT(taken(mw_session_json(played.get(), error())), HasSubstr("\"over\":false"));
  for (int turn = 0; !mw_session_is_over(played.get()) && turn < 16; ++turn) {
    const std::string hint = taken(mw_session_hint(played.get(), error()));
    int row = 0, col = 0;
    ASSERT_EQ(std::sscanf(hint.c_str(), "{\"row\":%d,\"col\":%d", &row, &col), 2) << hint;
    ASSERT_EQ(mw_session_open(played.get(), static_cast<uint32_t>(4 * row + col), error()), 1);
  }
  EXPECT_THAT(taken(mw_session_transcript(played.get(), error())),
              HasSubstr("agent human with help"));
  EXPECT_THAT(taken(mw_session_json(played.get(), error())), HasSubstr("\"layout\":["));
  EXPECT_EQ(mw_session_undo(played.get(), error()), 1);
  EXPECT_EQ(mw_session_is_over(played.get()), 0);
  EXPECT_FALSE(mw_session_transcript(played.get(), error()));
  EXPECT_EQ(wrong(), "the game is not over");
}

TEST_F(CInterface, ASessionKeepsMarksAndRefusesWhatIsNotPossible) {
  const Session played = session("3x1/1 classic first=any seed=1");
  EXPECT_EQ(mw_session_mark(played.get(), 0, error()), 1);
  EXPECT_THAT(taken(mw_session_json(played.get(), error())), HasSubstr("\"marks\":[[0,0]]"));
  EXPECT_EQ(mw_session_open(played.get(), 0, error()), 0);
  EXPECT_THAT(wrong(), HasSubstr("is marked"));
  EXPECT_EQ(mw_session_chord(played.get(), 1, error()), 0);
  const Position seen(mw_session_position(played.get(), error()));
  EXPECT_EQ(mw_position_cols(seen.get()), 3u);
}

TEST_F(CInterface, ASessionOnABoardThatNeedsNoGuess) {
  const Session played = session("9x9/10 classic seed=1", R"({"no-guess": true})");
  ASSERT_TRUE(played) << wrong();
  EXPECT_THAT(taken(mw_session_json(played.get(), error())), HasSubstr("\"given\":true"));
}

TEST_F(CInterface, AttemptsAndCellsHaveLimits) {
  EXPECT_FALSE(session("9x9/20 classic seed=1", R"({"no-guess": true, "attempts": 1})"));
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_TRUE(session("9x9/20 classic seed=1", R"({"no-guess": true})")) << wrong();
  EXPECT_FALSE(session("1000x1000/9 classic", R"({"no-guess": true, "attempts": 1001})"));
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_THAT(wrong(), StartsWith("attempts: "));
  const std::string generate = R"({"verb": "generate", "board": "1000x1000/9", )";
  EXPECT_EQ(ask(generate + R"("kind": "random", "count": 21})"), "");
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_EQ(wrong(), "count: all boards together can have at most 20000000 cells");
  EXPECT_EQ(ask(generate + R"("kind": "no-guess", "count": 20, "attempts": 51})"), "");
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_THAT(wrong(), StartsWith("attempts: "));
}

TEST_F(CInterface, AnAgentPlaysStepByStepAsTheRequestDoes) {
  const Game watched = game("5x5/5 survival seed=2", R"({"agent": "basic"})");
  ASSERT_TRUE(watched) << wrong();
  uint64_t steps = 0;
  for (; !mw_game_is_over(watched.get()); ++steps) {
    ASSERT_THAT(taken(mw_game_step(watched.get(), error())), HasSubstr("\"text\":"));
  }
  EXPECT_EQ(mw_game_moves(watched.get()), steps);
  const std::string transcript = taken(mw_game_transcript(watched.get(), error()));
  EXPECT_EQ(transcript, ask(R"({"verb": "play", "text": "5x5/5 survival seed=2",
                               "agent": "basic", "format": "transcript"})"));
  EXPECT_EQ(mw_game_go_to(watched.get(), 1, error()), 1);
  EXPECT_EQ(mw_game_is_over(watched.get()), 0);
  EXPECT_EQ(mw_game_go_to(watched.get(), steps + 1, error()), 0);
  EXPECT_EQ(mw_game_open(watched.get(), 0, error()), 0);

  const Game saved = game(transcript);
  ASSERT_TRUE(saved) << wrong();
  EXPECT_EQ(mw_game_go_to(saved.get(), steps, error()), 1);
  EXPECT_EQ(taken(mw_game_transcript(saved.get(), error())), transcript);
}

TEST_F(CInterface, AGameIsPlayedByHand) {
  const Game played = game("survival seed=1", R"({"layout": "*.\n..\n"})");
  ASSERT_TRUE(played) << wrong();
  EXPECT_EQ(mw_game_flag(played.get(), 0, error()), 1);
  for (uint32_t cell = 1; cell < 4; ++cell) {
    EXPECT_EQ(mw_game_open(played.get(), cell, error()), 1);
  }
  EXPECT_EQ(mw_game_is_over(played.get()), 1);
  EXPECT_THAT(taken(mw_game_json(played.get(), error())), HasSubstr("\"won\":true"));
  EXPECT_THAT(taken(mw_game_transcript(played.get(), error())), HasSubstr("layout given"));
  EXPECT_EQ(mw_game_open(played.get(), 1, error()), 0);
  EXPECT_EQ(wrong(), "the game is over");
  EXPECT_FALSE(mw_game_step(played.get(), error()));
}

TEST_F(CInterface, EveryVerbAnswers) {
  const std::string text = R"("text": "mines 2\n???\n121\n")";
  EXPECT_THAT(ask(R"({"verb": "analyze", )" + text + "}"), StartsWith("{\"rows\":2"));
  EXPECT_THAT(ask(R"({"verb": "analyze", "format": "svg", )" + text + "}"), StartsWith("<svg"));
  EXPECT_THAT(ask(R"({"verb": "position", )" + text + "}"), StartsWith("mines 2\n"));
  EXPECT_THAT(ask(R"({"verb": "render", "numbers": true, )" + text + "}"), StartsWith("<svg"));
  EXPECT_THAT(ask(R"({"verb": "influence", )" + text + "}"), StartsWith("{"));
  EXPECT_THAT(ask(R"({"verb": "optimal", "text": "3x3/2"})"), HasSubstr("\"value\""));
  EXPECT_THAT(ask(R"({"verb": "optimal", )" + text + "}"), HasSubstr("\"value\""));
  EXPECT_THAT(ask(R"({"verb": "generate", "kind": "random", "board": "3x2/2", "count": 2})"),
              StartsWith("layouts 3x2\n"));
  EXPECT_THAT(ask(R"({"verb": "generate", "kind": "no-guess", "board": "9x9/10"})"),
              StartsWith("layouts 9x9 first=0,0\n"));
  EXPECT_THAT(ask(R"({"verb": "review", "text": "4x4/3 classic seed=1"})"), HasSubstr("\"luck\""));
  EXPECT_THAT(ask(R"({"verb": "board", "text": "*..\n...\n", "first": "1,2"})"),
              HasSubstr("\"3bv\":2,"));
  EXPECT_EQ(ask(R"({"verb": "board", "text": "*..\n...\n", "first": "9,9"})"), "");
  EXPECT_THAT(ask(R"({"verb": "play"})"), StartsWith("{\"game\":\"10x10/15 survival seed=0"));
  EXPECT_THAT(ask(R"({"verb": "render", "text": "4x4/3 classic seed=1"})"), StartsWith("<svg"));
  EXPECT_THAT(ask(R"({"verb": "compare", "agents": "random,basic", "sizes": "4x4/3", "games": 5})"),
              HasSubstr("\"won_rate\""));
  EXPECT_THAT(ask(R"({"verb": "compare", "agents": "basic,exact", "sizes": "4x4/3", "games": 5,)"
                  R"( "rules": "classic", "estimate": "luckless"})"),
              HasSubstr("\"estimate_differences\""));
  EXPECT_THAT(
      ask(R"({"verb": "analyze", "text": "1??\n???\n??1\n", "mines": 3, "agent": "champion"})"),
      HasSubstr("\"advice\":{\"agent\":\"champion\",\"row\":1,\"col\":0"));
  EXPECT_THAT(ask(R"({"verb": "agents"})"), HasSubstr("\"exact\""));
  EXPECT_THAT(ask(R"({"verb": "clues"})"), HasSubstr("cautious"));
}

TEST_F(CInterface, RequestsThatCannotBeMetAreRefused) {
  EXPECT_EQ(ask(R"({"verb": "analize"})"), "");
  EXPECT_EQ(wrong(), "verb: unknown verb 'analize'; did you mean 'analyze'?");
  EXPECT_EQ(ask(R"({"verb": "analyze", "txt": "1?"})"), "");
  EXPECT_EQ(wrong(), "'txt' is not an option here; did you mean 'text'?");
  EXPECT_EQ(ask(R"({"verb": "analyze"})"), "");
  EXPECT_EQ(wrong(), "text: missing");
  EXPECT_EQ(ask(R"({"verb": "analyze", "text": "3?\n??\n", "mines": 1})"), "");
  EXPECT_EQ(kind(), MW_IMPOSSIBLE);
  EXPECT_EQ(ask(R"({"verb": "compare", "estimate": "lucky"})"), "");
  EXPECT_THAT(wrong(), StartsWith("estimate: "));
  EXPECT_EQ(ask(R"({"verb": "compare", "games": 100000})"), "");
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_EQ(ask(R"({"verb": "optimal", "text": "9x9/40"})"), "");
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_EQ(ask(R"({"verb": "render", "text": "300x300/9 classic seed=1", "at": 0})"), "");
  EXPECT_EQ(kind(), MW_LIMIT);
}

TEST_F(CInterface, NoOptionIsIgnored) {
  EXPECT_EQ(ask(R"({"verb": "optimal", "text": "4x4/4", "topology": "torus"})"), "");
  EXPECT_EQ(
      wrong(),
      "topology: works only with a position; a board has its own, such as 4x4/4 topology=torus");
  EXPECT_EQ(ask(R"({"verb": "review", "text": "4x4/3 classic", "at": 1})"), "");
  EXPECT_THAT(wrong(), StartsWith("'at' is not an option here"));
  EXPECT_EQ(ask(R"({"verb": "review", "text": "4x4/3 classic", "mines": 1})"), "");
  EXPECT_EQ(ask(R"({"verb": "play", "text": "4x4/3 classic", "attempts": 1})"), "");
  EXPECT_EQ(wrong(), "attempts: works only with no-guess");
  EXPECT_FALSE(session("9x9/10 classic", R"({"difficulty": "easy"})"));
  EXPECT_EQ(wrong(), "difficulty: works only with no-guess");
  const std::string saved =
      ask(R"({"verb": "play", "text": "4x4/3 classic", "format": "transcript"})");
  EXPECT_TRUE(game(saved)) << wrong();
  EXPECT_FALSE(game(saved, R"({"seed": 3})"));
  EXPECT_EQ(wrong(), "seed: cannot be used with a saved game, which has its own");
  EXPECT_TRUE(game(saved, R"({"seed": 3, "agent": "random"})")) << wrong();
}

TEST_F(CInterface, BestPlayReadsBoardsAsTheCommandLineDoes) {
  const auto best = [&](const std::string& rest) {
    return ask(R"({"verb": "optimal", "text": ")" + rest + "}");
  };
  const std::string plain = best(R"(3x3/2")");
  EXPECT_THAT(plain, HasSubstr("\"value\""));
  EXPECT_EQ(best(R"(\n3x3/2")"), plain);
  EXPECT_EQ(best(R"(// small\n3x3/2\n")"), plain);
  EXPECT_EQ(best(R"(3x3/2 first=safe")"), best(R"(3x3/2", "first": "safe")"));
  EXPECT_EQ(best(R"(3x3/2 topology=hex")"), best(R"(3x3/2", "rules": "classic topology=hex")"));
  EXPECT_NE(best(R"(3x3/2 topology=hex")"), plain);
}

TEST_F(CInterface, NothingAtAllIsTaken) {
  EXPECT_FALSE(mw_position_read(nullptr, 0, nullptr, 0, nullptr));
  EXPECT_FALSE(mw_position_read(nullptr, 5, nullptr, 0, error()));
  EXPECT_EQ(kind(), MW_INPUT);
  EXPECT_FALSE(mw_ask("", SIZE_MAX, error()));
  EXPECT_EQ(kind(), MW_LIMIT);
  EXPECT_FALSE(mw_analyze(nullptr, error()));
  EXPECT_EQ(wrong(), "the handle is null");
  EXPECT_FALSE(mw_session_json(nullptr, error()));
  EXPECT_FALSE(mw_game_step(nullptr, error()));
  EXPECT_EQ(mw_session_open(nullptr, 0, nullptr), 0);
  EXPECT_EQ(mw_analysis_mine_probability(nullptr, nullptr), nullptr);
  EXPECT_EQ(mw_position_symbol(nullptr, 0), 0);
  EXPECT_EQ(mw_text_size(nullptr), 0u);
  EXPECT_EQ(mw_error_kind(nullptr), 0);
  mw_text_free(nullptr);
  mw_position_free(nullptr);
  EXPECT_EQ(mw_abi_version(), uint32_t{MW_ABI_VERSION});
  EXPECT_GT(std::strlen(mw_version()), 0u);
}

// A frontier of 18,432 cells: clues three cells apart.
TEST_F(CInterface, ShowsTheReasoningOfLargeBoards) {
  std::string text = "mines 2304\\n";
  for (int row = 0; row < 144; ++row) {
    for (int col = 0; col < 144; ++col) text += row % 3 == 1 && col % 3 == 1 ? '1' : '?';
    text += "\\n";
  }
  const std::string answer =
      ask(R"({"verb": "analyze", "show": "arrangements", "most": 2, "text": ")" + text + "\"}");
  EXPECT_THAT(answer, HasSubstr(R"("looked_at_all":true)"));
}

TEST_F(CInterface, PagesNeedNoNotation) {
  const std::string link = ask(R"({"verb": "link", "text": "mines 2\n---\n121\n"})");
  EXPECT_EQ(link, "1-3x2-m2.0q23CB");
  EXPECT_THAT(ask(R"({"verb": "read", "link": "http://a/#p=)" + link + "\"}"),
              HasSubstr(R"("symbols":"???121","topology":"square","clues":"exact","mines":2)"));
  EXPECT_EQ(ask(R"({"verb": "read", "link": "1-3x2-m2.0q23CC"})"), "");
  EXPECT_EQ(wrong(), "link: the link is damaged: its checksum is wrong");
  EXPECT_THAT(ask(R"({"verb": "read", "text": "9x9/10 classic seed=7", "at": 5})"),
              HasSubstr(R"("at":5)"));
}

TEST_F(CInterface, ReadTakesAPastedLayoutBeforeItsFirstMove) {
  EXPECT_THAT(ask(R"({"verb": "read", "text": ".*\n..\n"})"),
              AllOf(HasSubstr(R"("kind":"layout")"), HasSubstr(R"("symbols":"????")"),
                    HasSubstr(R"("moves":)"), HasSubstr(R"("at":0)")));
  EXPECT_THAT(ask(R"({"verb": "read", "text": ".*\n..\n", "at": 1})"), HasSubstr(R"("at":1)"));
  EXPECT_THAT(ask(R"({"verb": "read", "text": ".*\n..\n", "as": "position"})"),
              HasSubstr(R"("symbols":"?M??")"));
  EXPECT_THAT(ask(R"({"verb": "read", "text": "01\n11\n"})"), HasSubstr(R"("symbols":"0111")"));
}

TEST_F(CInterface, ThreadsHaveHandlesOfTheirOwn) {
  const std::string request =
      R"({"verb": "play", "text": "9x9/10 classic seed=1", "agent": "exact,champion"})";
  const std::string alone = ask(request);
  std::vector<std::string> answers(2);
  std::vector<std::thread> threads;
  for (std::string& answer : answers) {
    threads.emplace_back([&answer, &request] {
      for (int i = 0; i < 5; ++i) {
        mw_text* text = mw_ask(request.data(), request.size(), nullptr);
        answer = mw_text_data(text);
        mw_text_free(text);
        mw_error* error = nullptr;
        mw_position_read("1y\n", 3, nullptr, 0, &error);
        mw_error_free(error);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(answers, ElementsAre(alone, alone));
}

TEST_F(CInterface, GivesThePaletteOfPictures) {
  const std::string palette = ask(R"({"verb": "palette"})");
  EXPECT_THAT(palette,
              StartsWith(R"([{"theme":"light","roles":{"paper":"#ffffff","ink":"#1b1f24")"));
  EXPECT_THAT(palette, HasSubstr(R"("proved-mine":"#8e1712")"));
}

}  // namespace
