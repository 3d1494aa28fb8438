#include "output/drawing/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/game.h"
#include "support/grid.h"
#include "support/lines.h"

namespace minewise {
namespace {

const Ink kPlain(false);
const Ink kColoured(true);

std::string drawing(std::string_view text, const Overlay& overlay = {}) {
  const Position position = drawn_position(text);
  return draw_tiles(tiles_of(view_of(position), overlay), position.shape, kPlain);
}

std::string truth(std::string_view text, Grid grid) {
  DrawnLayout drawn = must(parse_layout(text));
  drawn.shape.grid = grid;
  return draw_tiles(tiles_of(drawn.layout, Topology(drawn.shape), true), drawn.shape, kPlain);
}

TEST(DrawTiles, RulersGiveRowsAndColumns) {
  EXPECT_EQ(drawing("? 1 _\nF M 0\n"),
            "     0  1  2\n"
            "  0  ?  1  _\n"
            "  1  F  M  0\n");
}

TEST(DrawTiles, TenColumnsStayInLine) {
  EXPECT_EQ(drawing("???????????"),
            "     0  1  2  3  4  5  6  7  8  9 10\n"
            "  0  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?\n");
}

Mark just(Origin origin) {
  return {.origin = origin, .is_new = true};
}

TEST(DrawTiles, EveryMarkShows) {
  EXPECT_EQ(drawing("1 2 3 4 5 ? ? 6", {just(Origin::Proof),
                                        just(Origin::Random),
                                        just(Origin::Probability),
                                        just(Origin::Prescribed),
                                        just(Origin::Cascade),
                                        {.inferred = Verdict::Safe},
                                        {.inferred = Verdict::Mine},
                                        {.origin = Origin::Random}}),
            "     0  1  2  3  4  5  6  7\n"
            "  0 [1](2)|3|<4>{5} +  x  6\n");
}

TEST(DrawTiles, MarksOnMinesAndFlags) {
  EXPECT_EQ(drawing("F M M", {just(Origin::Proof), just(Origin::Random), just(Origin::Prescribed)}),
            "     0  1  2\n"
            "  0 [F](M)<M>\n");
}

TEST(DrawTiles, OddRowsOfHexStandHalfACellToTheRight) {
  EXPECT_EQ(drawing("topology hex\n1 ? ?\n? 2 ?\n? ? 3\n"),
            "     0   1   2\n"
            "  0  1   ?   ?\n"
            "  1    ?   2   ?\n"
            "  2  ?   ?   3\n");
}

Mark likely(double probability) {
  return {.probability = probability};
}

TEST(DrawTiles, ProbabilitiesHaveTheirSign) {
  EXPECT_EQ(drawing("1 ? ? ?\n? 0 F _",
                    {{}, likely(0.25), likely(0.001), likely(0.999), likely(0.5), {}, {}, {}}),
            "       0     1     2     3\n"
            "  0    1    25%   <1%  >99%\n"
            "  1   50%    0     F     _\n");
}

TEST(DrawTiles, TheBestCellIsMarkedByHowItWouldBeChosen) {
  const Mark guess{.is_best = true, .probability = 0.25};
  const Mark proved{.is_best = true, .inferred = Verdict::Safe, .probability = 0};
  EXPECT_EQ(drawing("? ? 1", {guess, likely(1), {}}),
            "       0     1     2\n"
            "  0 | 25%| >99%    1\n");
  EXPECT_EQ(drawing("? ? 1", {proved, likely(1), just(Origin::Random)}),
            "       0     1     2\n"
            "  0 [  + ] >99%   (1)\n");
}

TEST(DrawTiles, WideCellsOfHexStandHalfACellToTheRight) {
  EXPECT_EQ(drawing("topology hex\n1 ?\n? 2\n", {{}, likely(0.5), likely(0.25), {}}),
            "       0     1\n"
            "  0    1    50%\n"
            "  1      25%    2\n");
}

TEST(DrawTiles, CellsOnAChainAreMarked) {
  EXPECT_EQ(drawing("1 2", {{.link = 0}, {}}), "     0  1\n  0 ~1~ 2\n");
}

TEST(DrawTruth, AFreeCellWithoutNumberIsAPoint) {
  const DrawnLayout drawn = must(parse_layout(". *\n"));
  EXPECT_EQ(draw_tiles(tiles_of(drawn.layout, Topology(drawn.shape), false), drawn.shape, kPlain),
            "     0  1\n  0  .  *\n");
}

TEST(DrawTruth, ShowsMinesAndNumbers) {
  EXPECT_EQ(truth(". * .\n. . *\n", kUsualGrid),
            "     0  1  2\n"
            "  0  1  *  2\n"
            "  1  1  2  *\n");
}

TEST(DrawTruth, CountsByTheTopology) {
  EXPECT_EQ(truth("* . . .\n", grid_named("torus")),
            "     0  1  2  3\n"
            "  0  *  1  0  1\n");
  EXPECT_EQ(truth(". . *\n. . .\n", grid_named("hex")),
            "     0   1   2\n"
            "  0  0   1   *\n"
            "  1    0   1   1\n");
}

TEST(Ink, PlainInkLeavesTextAlone) {
  EXPECT_EQ(kPlain.paint(Role::SteppedOn, "M"), "M");
}

TEST(Ink, ColourIsSwitchedOffAgain) {
  EXPECT_EQ(kColoured.paint(Role::SteppedOn, "M"), "\x1b[1;31mM\x1b[0m");
  EXPECT_EQ(kColoured.paint(Role::Ink, "M"), "M");
}

TEST(Ink, ColourChangesNothingButColour) {
  const Position position = drawn_position("1 ? F\nM 0 _\n");
  std::string text = draw_tiles(tiles_of(view_of(position)), position.shape, kColoured);
  for (std::size_t at; (at = text.find('\x1b')) != text.npos;) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  std::string bare;  // a coloured line keeps the spaces at its end
  for (const std::string_view line : split_lines(text)) {
    bare.append(line.substr(0, line.find_last_not_of(' ') + 1)).push_back('\n');
  }
  EXPECT_EQ(bare, drawing("1 ? F\nM 0 _\n"));
}

TEST(Legend, ExplainsEverySymbolAndMark) {
  for (const char* symbol :
       {"?", "0-8", "_", "F", "M", "+", "x", "[ ]", "( )", "| |", "< >", "{ }"}) {
    EXPECT_THAT(legend(), testing::HasSubstr(symbol));
  }
}

TEST(Legend, OfProbabilitiesSaysHowTheBestIsChosen) {
  EXPECT_THAT(odds_legend(), testing::HasSubstr("[ ] by proof, | | by probability"));
}

TEST(Summary, TellsTheFigures) {
  Game game = game_on("* * .\n", "survival");
  Trial trial;
  trial.moves = 3;
  trial.guesses = 2;
  open(game, 0, 0);
  flag(game, 0, 1);
  open(game, 0, 2);
  trial.conclude(game);
  EXPECT_EQ(summary(game, trial),
            "score 0.500: 1 of 2 mines identified, 1 stepped on, not won\n"
            "3 moves, 2 guesses, 0 wrong flags\n");
}

TEST(Summary, CountsOneInTheSingular) {
  Game game = game_on("*\n", "survival");
  open(game, 0, 0);
  EXPECT_EQ(
      summary(game,
              {.won = false, .score = 0, .stepped = 1, .guesses = 1, .moves = 1, .wrong_flags = 1}),
      "score 0.000: 0 of 1 mine identified, 1 stepped on, not won\n"
      "1 move, 1 guess, 1 wrong flag\n");
}

}  // namespace
}  // namespace minewise
