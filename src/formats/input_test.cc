#include "formats/input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/shape.h"
#include "support/board.h"
#include "support/transcript.h"

namespace minewise {
namespace {

using testing::HasSubstr, testing::StartsWith;

Input input_of(std::string_view text, std::optional<InputKind> as = std::nullopt) {
  return must(recognise(text, as, Seed{1}));
}

Drawing drawing_of(std::string_view text, std::optional<InputKind> as = std::nullopt) {
  return std::get<Drawing>(input_of(text, as));
}

// The last board of a text as plain notation.
std::string read_back(std::string_view text) {
  return format_position(drawing_of(text).moments.back());
}

std::string refusal(std::string_view text, std::optional<InputKind> as = std::nullopt) {
  return error_of(recognise(text, as, Seed{1}));
}

TEST(Recognise, APositionByItsRows) {
  const Drawing drawing = drawing_of("mines 2\n? ? 1\n1 F 2\n");
  ASSERT_EQ(drawing.moments.size(), 1);
  EXPECT_EQ(drawing.moments[0].symbols, "??11F2");
  EXPECT_FALSE(drawing.layout);
}

TEST(Recognise, RowsOfALayoutAsEither) {
  for (const std::string_view text : {".*.\n...\n", "0 1 0\n0 0 0\n"}) {
    const Input input = input_of(text);
    EXPECT_TRUE(is_either(input));
    EXPECT_EQ(layouts_in(input)->mines(0), 1);
    EXPECT_EQ(describe(input), "a position");
  }
}

TEST(Recognise, ASecondOpinionDecides) {
  const Input layout = input_of(".*.\n...\n", InputKind::Layout);
  EXPECT_TRUE(std::holds_alternative<LayoutSet>(layout));
  EXPECT_FALSE(is_either(layout));
  const Input position = input_of(".*.\n...\n", InputKind::Position);
  EXPECT_FALSE(layouts_in(position));
  EXPECT_EQ(std::get<Drawing>(position).moments[0].symbols, "?M????");
}

// A saved game names its game, but is not taken for it: one that does not begin as it should was
// damaged, and to play the game anew would hide that.
TEST(Recognise, ADamagedSavedGameIsNoGameToPlay) {
  constexpr std::string_view kPerson =
      "minewise transcript 2\ngame 3x1/1 classic\nmarks off\n-5 flag 0,1\n0 open 0,0 -> 1\n"
      "9 open 0,2 -> 1\nlayout given\n. * .\nresult won time 9 3bv 2 left 2 right 1 chord 0 wasted "
      "0\n";
  for (const std::string_view game :
       {std::string_view(kGiven), std::string_view(kDealt), kPerson}) {
    const std::string_view first = game.substr(0, game.find('\n'));
    const std::string_view rest = game.substr(first.size() + 1);
    EXPECT_TRUE(std::holds_alternative<Transcript>(input_of(game)));
    EXPECT_TRUE(std::holds_alternative<Transcript>(
        input_of(fmt::format("\xEF\xBB\xBF```\n{}```\n", game))));
    for (std::size_t at = 0; at <= first.size(); ++at) {
      for (const std::string_view letter : {"", "x", "#", "\n"}) {
        std::string changed(first);
        changed.replace(at, 1, letter);
        if (changed == first) continue;
        EXPECT_THAT(refusal(changed + "\n" + std::string(rest)), StartsWith("line ")) << changed;
      }
    }
    EXPECT_THAT(refusal(rest), ::testing::AllOf(StartsWith("line 1, column 1: "),
                                                HasSubstr("is from a saved game")));
    EXPECT_THAT(
        refusal("// mine\n\nDear reader,\n" + std::string(game)),
        ::testing::AllOf(StartsWith("line 3, column 1: "), HasSubstr("is from a saved game")));
    for (const InputKind as : {InputKind::Position, InputKind::Layout, InputKind::Transcript}) {
      EXPECT_THAT(refusal(rest, as), StartsWith("line 1"));
    }
  }
}

TEST(Recognise, ALayoutSet) {
  const Input input = input_of("// two\nlayouts 3x1 first=0,0\n001\n010\n");
  EXPECT_EQ(layouts_in(input)->size(), 2);
  EXPECT_EQ(describe(input), "a layout set");
}

TEST(Recognise, ATranscriptAndItsLayout) {
  const Input input = input_of(kGiven);
  EXPECT_EQ(std::get<Transcript>(input).agent, "basic");
  EXPECT_EQ(layouts_in(input)->row(0), "010001");
}

TEST(Recognise, AGameIdOnOneLine) {
  EXPECT_EQ(std::get<GameId>(input_of("\n9x9/10 classic seed=7\n")).seed, Seed{7});
  EXPECT_EQ(std::get<GameId>(input_of("Expert\n")).width, 30);
}

TEST(Recognise, ADrawnBoardByItsRuler) {
  EXPECT_EQ(read_back("     0  1  2\n"
                      "  0  ? [1](2)\n"
                      "  1  F |M|{0}\n"),
            "? 1 2\nF M 0\n");
}

TEST(Recognise, ProbabilitiesAndVerdictsAreCovered) {
  EXPECT_EQ(read_back("        0     1     2     3\n"
                      "  0     1    33% | 25%|  <1%\n"
                      "  1   >99%    x  [  + ]   2\n"
                      "percent that a cell is a mine\n\n"
                      "layouts: 12\n"),
            "1 ? ? ?\n? ? ? 2\n");
}

TEST(Recognise, ValuesOfBestPlayAreCovered) {
  EXPECT_EQ(read_back("mines 1\n        0       1\n  0 |0.5000| 1.0000\n  1      1      0\n"),
            "mines 1\n? ?\n1 0\n");
}

TEST(Recognise, ColoursAreStripped) {
  EXPECT_EQ(read_back("\x1b[2m     0  1\x1b[0m\n\x1b[2m  0\x1b[0m \x1b[1;31m M \x1b[0m 1\n"),
            "M 1\n");
}

TEST(Recognise, TheIdAboveABoardGivesItsRules) {
  const Drawing drawing = drawing_of(
      "game   2x1/1 classic clues=withheld:0.2 topology=torus seed=3 game=0\n"
      "agent  basic\n\n"
      "     0  1\n"
      "  0  ?  1\n\n"
      "score 0.000: 0 of 1 mine identified, 1 stepped on, not won\n");
  EXPECT_EQ(format_position(drawing.moments[0]),
            "mines 1\nclues withheld:0.2\ntopology torus\n? 1\n");
  EXPECT_EQ(drawing.agent, "basic");
}

TEST(Recognise, ATraceHasAMomentForEachBoardAndItsLayout) {
  const Drawing drawing = drawing_of(
      "1. open (0,0): a guess at random\n     0  1\n  0 (1) ?\n\n"
      "2. flag (0,1): by proof\n     0  1\n  0  1 [F]\n\n"
      "The true layout:\n     0  1\n  0  1  *\n\n");
  ASSERT_EQ(drawing.moments.size(), 2);
  EXPECT_EQ(drawing.moments[0].symbols, "1?");
  EXPECT_EQ(drawing.layout->row(0), "01");
  EXPECT_FALSE(drawing.is_either);
}

TEST(Recognise, ADrawnLayoutHasPointsOrNumbers) {
  EXPECT_EQ(layouts_in(input_of("     0  1\n  0  *  .\n"))->row(0), "10");
  const Input numbers = input_of("     0  1\n  0  *  1\n");
  EXPECT_EQ(layouts_in(numbers)->row(0), "10");
  EXPECT_TRUE(is_either(numbers));
  EXPECT_EQ(std::get<Drawing>(numbers).moments[0].symbols, "?1");
}

TEST(Recognise, ADrawnBoardOfPointsAndCluesKeepsItsPosition) {
  const Input input = input_of("   0 1\n 0 . .\n 1 1 .\n");
  EXPECT_EQ(std::get<Drawing>(input).moments.at(0).symbols, "??1?");
  EXPECT_FALSE(layouts_in(input));
  EXPECT_FALSE(is_either(input));
  const Input right = input_of("   0 1\n 0 * .\n 1 1 .\n");
  EXPECT_EQ(std::get<Drawing>(right).moments.at(0).symbols, "??1?");
  EXPECT_EQ(layouts_in(right)->row(0), "1000");
  EXPECT_TRUE(is_either(right));
}

TEST(Recognise, NumbersOfADrawnLayoutAreThoseOfItsTopology) {
  const std::string board = "     0  1  2\n  0  *  1  1\n";
  EXPECT_FALSE(layouts_in(input_of(board)));
  EXPECT_EQ(layouts_in(input_of("topology torus\n" + board))->row(0), "100");
  EXPECT_TRUE(layouts_in(input_of("clues optimistic\n" + board)));
}

TEST(Recognise, ADrawnLayoutHasTheMinesOfItsGame) {
  const std::string game = "game   2x1/0 survival seed=1\n";
  EXPECT_EQ(refusal(game + "The true layout:\n     0  1\n  0  *  1\n"),
            "line 3, column 1: the layout has 1 mine, but the game has 0");
  EXPECT_FALSE(layouts_in(input_of(game + "     0  1\n  0  *  1\n")));
}

TEST(Recognise, RowsThatLookLikeARulerAreRows) {
  EXPECT_EQ(read_back("0 1 2\n0 1 1\n0 0 0\n"), "0 1 2\n0 1 1\n0 0 0\n");
}

TEST(Recognise, NamesThePlaceInADrawnBoard) {
  EXPECT_EQ(refusal("     0  1\n  0  ?  1\n  1  ?  z\n"),
            "line 3, column 9: unknown symbol 'z' in a drawn board; cells are ? 0-8 _ M F + x * . "
            "or a percentage");
  EXPECT_EQ(refusal("     0  1\n  0  ?  1\n  1  ?\n"),
            "line 3, column 1: this row has 1 cell where the ruler counts 2");
  EXPECT_EQ(refusal("mines 2\n     0\n  0  ?\n"),
            "line 2, column 1: 2 mines do not fit on this board");
}

TEST(Recognise, RefusesBadHeadersAboveADrawnBoard) {
  const auto above = [](const std::string& line) { return refusal(line + "\n   0 1\n 0 1 ?\n"); };
  EXPECT_THAT(above("topology hexx"), HasSubstr("line 1, column 10: unknown topology 'hexx'"));
  EXPECT_THAT(above("\nmines x"), HasSubstr("line 2, column 7: 'x' is not a number of mines"));
  EXPECT_THAT(above("mines"), HasSubstr("line 1, column 1: 'mines' takes one value"));
  EXPECT_THAT(above("density  2"), HasSubstr("line 1, column 10: '2' is not a mine density"));
  EXPECT_THAT(above("clues nonsense"), HasSubstr("line 1, column 7: unknown clue model"));
  EXPECT_THAT(above("game   2x1/1 classik seed=1"), HasSubstr("line 1, column 14: expected"));
  EXPECT_THAT(above("game   2x1/1 classik"), HasSubstr("line 1, column 14: expected"));
  EXPECT_THAT(above("game 2x1/1 classic"), HasSubstr("line 1, column 6: the game ID has no seed"));
  EXPECT_THAT(above("game exprt seed=1\nmines y"), HasSubstr("line 2, column 7: 'y' is not"));
}

TEST(Recognise, SentencesAboveADrawnBoardAreNoHeaders) {
  for (const char* line :
       {"mines stepped on, expected under best play: 3/20 = 0.150000", "  mines identified",
        "clues that deductions rest on:", "density   0.1   0.3", "game 3", "game 3: won",
        "game becomes hopeless", "topology hexx\ngame 2x1/1 survival seed=1"}) {
    EXPECT_EQ(drawing_of(std::string(line) + "\n   0 1\n 0 1 ?\n").moments.size(), 1) << line;
  }
}

TEST(Recognise, BlankLinesInsideADrawnBoardArePassedOver) {
  EXPECT_EQ(read_back("   0 1 2\n 0 ? ? ?\n\n // a note\n 1 1 2 1\n"), "? ? ?\n1 2 1\n");
  EXPECT_EQ(read_back("   0 1\n 0 ? ?\n\n1 move, 1 guess\n"), "? ?\n");
  EXPECT_EQ(refusal("   0 1\n 0 ? ?\n\n 1 ?\n"),
            "line 4, column 1: this row has 1 cell where the ruler counts 2");
}

TEST(Recognise, RowsOfADrawnBoardComeInTurn) {
  EXPECT_EQ(refusal("   0 1\n 0 1 ?\n 2 ? ?\n"), "line 3, column 2: found row 2, expected row 1");
  EXPECT_EQ(refusal("   0 1\n 0 1 ?\n\n  0 ? ?\n"),
            "line 4, column 3: found row 0, expected row 1");
  const Drawing two = drawing_of("   0 1\n 0 1 ?\n   0 1\n 0 1 F\n3 moves, 2 guesses\n");
  EXPECT_EQ(two.moments.size(), 2);
}

constexpr std::string_view kOnGivenLayout =
    "game   2x1/1 survival seed=5 game=0\n"
    "agent  basic\n"
    "layout given\n\n"
    "     0  1\n"
    "  0  1  F\n\n";

TEST(Recognise, AGameOnAGivenLayoutIsItsMomentsAndTheLayoutDrawn) {
  const Drawing moments = drawing_of(kOnGivenLayout);
  EXPECT_TRUE(moments.is_given);
  EXPECT_FALSE(moments.layout);
  EXPECT_EQ(format_position(moments.moments.at(0)), "mines unknown\n1 F\n");
  EXPECT_EQ(refusal(kOnGivenLayout, InputKind::Layout),
            "line 3, column 1: the text does not hold the layout of this game; use a saved game");
  const std::string whole =
      std::string(kOnGivenLayout) + "The true layout:\n     0  1\n  0  1  *\n\n";
  EXPECT_EQ(drawing_of(whole).layout->row(0), "01");
  EXPECT_FALSE(drawing_of("layout given\n     0  1\n  0  1  F\n").is_given);
}

TEST(Recognise, AByteOrderMarkIsPassedOver) {
  const std::string mark = "\xef\xbb\xbf";
  EXPECT_EQ(read_back(mark + "? 1\n"), "? 1\n");
  EXPECT_EQ(read_back(mark + "   0 1\n 0 ? 1\n"), "? 1\n");
  EXPECT_EQ(std::get<Transcript>(input_of(mark + std::string(kGiven))).agent, "basic");
  EXPECT_EQ(layouts_in(input_of(mark + "layouts 2x1\n01\n"))->size(), 1);
  EXPECT_THAT(refusal(mark + "hello\n"), HasSubstr("line 1, column 1: 'hello'"));
}

TEST(Recognise, BoardsWithLettersForTheirCellsArePassedOver) {
  const std::string board = "     0  1\n  0  1  1\n  1  ?  F\n\n";
  for (const char* lettered : {"  1  A  *\n", "  1  .  *\n"}) {
    const Drawing drawing = drawing_of(board + "     0  1\n  0  1  1\n" + lettered +
                                       "letters: covered cells next to a number\n");
    ASSERT_EQ(drawing.moments.size(), 1);
    EXPECT_EQ(drawing.moments[0].symbols, "11?F");
    EXPECT_FALSE(drawing.layout);
  }
}

TEST(Recognise, TheFirstWordInAnyCase) {
  EXPECT_EQ(layouts_in(input_of("LAYOUTS 2x1\n01\n"))->size(), 1);
  EXPECT_EQ(std::get<Transcript>(input_of(with_line(kGiven, 1, "Minewise Transcript 1"))).agent,
            "basic");
}

TEST(Recognise, SaysWhatWasExpected) {
  EXPECT_THAT(refusal("\nhello world\n"),
              HasSubstr("line 2, column 1: 'hello' is not recognised; expected a position"));
  EXPECT_THAT(refusal("// nothing\n"), HasSubstr("the input is empty"));
  EXPECT_THAT(refusal("??\n?y\n"), HasSubstr("line 2, column 2: unknown symbol 'y'"));
}

TEST(Recognise, RefusesASecondOpinionThatCannotBe) {
  EXPECT_THAT(refusal("layouts 1x1\n0\n", InputKind::Position), HasSubstr("this is a layout set"));
  EXPECT_THAT(refusal(kGiven, InputKind::Layout), HasSubstr("this is a saved game"));
  EXPECT_THAT(refusal("??\n", InputKind::Transcript), HasSubstr("not a transcript"));
  EXPECT_THAT(refusal("     0\n  0  ?\n", InputKind::Layout),
              HasSubstr("this drawing has no layout"));
}

TEST(OnlyLine, IsTheOneLineOfAText) {
  EXPECT_EQ(only_line("4x4/4"), "4x4/4");
  EXPECT_EQ(only_line("\xef\xbb\xbf\n// small\r\n4x4/4 classic\r\n\n"), "4x4/4 classic");
  EXPECT_EQ(only_line("1?\n??\n"), std::nullopt);
  EXPECT_EQ(only_line("// nothing\n"), std::nullopt);
}

}  // namespace
}  // namespace minewise
