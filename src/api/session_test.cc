#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "api/session.h"
#include "output/text/explain.h"
#include "support/board.h"
#include "support/game.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Drawn with the numbers that will be seen:
//
//     0 1 *        cells 0 1 2
//     1 2 1              3 4 5
//     * 1 0              6 7 8
constexpr std::string_view kCorners = ". . *\n. . .\n* . .\n";

Session session_on(std::string_view layout, std::string_view words) {
  return Session(game_on(layout, words));
}

std::string seen(const Session& session) {
  return seen(session.game());
}

TEST(Session, OpensCellsAndTellsWhatIsNew) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.open(Cell{0}));
  EXPECT_EQ(seen(session), "01?\n12?\n???\n");
  EXPECT_THAT(session.newest(), ElementsAre(Cell{0}, Cell{1}, Cell{3}, Cell{4}));
  EXPECT_EQ(session.last()->outcome.clue.number(), 0);
}

TEST(Session, RefusesWhatCannotBeDone) {
  Session session = session_on(kCorners, "classic");
  EXPECT_EQ(error_of(session.undo()), "there is no move to take back");
  EXPECT_EQ(error_of(session.chord(Cell{0})), "(0,0) shows no clue");
  ASSERT_TRUE(session.open(Cell{0}));
  EXPECT_EQ(error_of(session.open(Cell{1})), "(0,1) is no longer covered");
  EXPECT_EQ(error_of(session.mark(Cell{1})), "(0,1) is no longer covered");
  EXPECT_EQ(error_of(session.chord(Cell{1})), "(0,1) allows 1 mine around it, but 0 are marked");
  EXPECT_EQ(error_of(session.chord(Cell{0})), "nothing is left to open around (0,0)");
  ASSERT_TRUE(session.open(Cell{2}));
  EXPECT_TRUE(session.is_over());
  EXPECT_EQ(error_of(session.open(Cell{5})), "the game is over");
  EXPECT_EQ(error_of(session.mark(Cell{5})), "the game is over");
  EXPECT_EQ(error_of(session.chord(Cell{1})), "the game is over");
}

TEST(Session, RefusesCellsThatAreNotThere) {
  Session session = session_on(kCorners, "classic");
  for (const Cell cell : {Cell{-1}, Cell{9}}) {
    const std::string why = fmt::format("there is no cell {} on a board of 9 cells", cell.index);
    EXPECT_EQ(error_of(session.open(cell)), why);
    EXPECT_EQ(error_of(session.mark(cell)), why);
    EXPECT_EQ(error_of(session.chord(cell)), why);
  }
}

TEST(Session, MarkKeepsACellFromBeingOpenedAndCanBeTakenAway) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.mark(Cell{2}));
  EXPECT_TRUE(session.is_marked(Cell{2}));
  EXPECT_EQ(session.marks(), 1);
  EXPECT_EQ(error_of(session.open(Cell{2})), "(0,2) is marked; remove the mark first");
  EXPECT_TRUE(session.view().is_covered(Cell{2}));  // the game knows nothing of it
  ASSERT_TRUE(session.mark(Cell{2}));
  EXPECT_FALSE(session.is_marked(Cell{2}));
}

TEST(Session, CascadeOpensMarkedCellsAndUndoBringsTheMarkBack) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.mark(Cell{4}));
  ASSERT_TRUE(session.open(Cell{0}));
  EXPECT_FALSE(session.is_marked(Cell{4}));
  ASSERT_TRUE(session.undo());
  EXPECT_TRUE(session.is_marked(Cell{4}));
  EXPECT_EQ(seen(session), "???\n???\n???\n");
}

TEST(Session, ChordOpensTheRestAroundASatisfiedClue) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.mark(Cell{2}));
  ASSERT_TRUE(session.chord(Cell{1}));
  EXPECT_EQ(seen(session), "01?\n121\n???\n");
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(seen(session), "01?\n12?\n???\n");
  EXPECT_TRUE(session.is_marked(Cell{2}));
}

TEST(Session, ChordOverAWrongMarkStepsOnTheMine) {
  Session session = session_on(kCorners, "survival count=shown");
  ASSERT_TRUE(session.open(Cell{1}));
  ASSERT_TRUE(session.mark(Cell{5}));
  ASSERT_TRUE(session.chord(Cell{1}));
  EXPECT_EQ(seen(session), "01M\n12?\n???\n");
  EXPECT_EQ(error_of(session.chord(Cell{1})), "(0,1) allows 1 mine around it, but 2 are marked");
}

TEST(Session, UndoTakesBackOneThingAtATimeEvenALoss) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.mark(Cell{2}));
  ASSERT_TRUE(session.open(Cell{6}));
  ASSERT_TRUE(session.is_over());
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(session.is_over());
  EXPECT_EQ(seen(session), "01?\n12?\n???\n");
  EXPECT_TRUE(session.newest().empty());
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(session.is_marked(Cell{2}));
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(session.undo());
  EXPECT_EQ(session.player(), "human, 2 taken back");  // a mark is no move
}

TEST(Session, ClassicIsWonByOpeningAndMarksLeaveNoTrace) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.mark(Cell{2}));
  ASSERT_TRUE(session.open(Cell{8}));
  ASSERT_TRUE(session.is_over());
  EXPECT_TRUE(session.game().is_won());
  const Transcript transcript = session.transcript();
  EXPECT_EQ(transcript.steps.size(), 2u);
  EXPECT_TRUE(replay(must(parse_transcript(format_transcript(transcript)))));
}

TEST(Session, SurvivalEndsWhenEveryCoveredCellIsMarked) {
  Session session = session_on(kCorners, "survival cascade=yes count=shown");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.open(Cell{8}));
  ASSERT_TRUE(session.mark(Cell{2}));
  EXPECT_FALSE(session.is_over());
  ASSERT_TRUE(session.mark(Cell{6}));
  ASSERT_TRUE(session.is_over());
  EXPECT_EQ(seen(session), "01F\n121\nF10\n");
  EXPECT_TRUE(session.figures().won);
  ASSERT_TRUE(session.undo());  // the last mark, and what it brought about
  EXPECT_EQ(seen(session), "01?\n121\n?10\n");
  EXPECT_TRUE(session.is_marked(Cell{2}));
  EXPECT_FALSE(session.is_marked(Cell{6}));
}

TEST(Session, WrongMarksAreWrongFlagsInTheEnd) {
  Session session = session_on(". * .\n", "survival count=shown");
  ASSERT_TRUE(session.mark(Cell{0}));
  ASSERT_TRUE(session.mark(Cell{2}));
  ASSERT_TRUE(session.open(Cell{1}));
  ASSERT_TRUE(session.is_over());
  EXPECT_EQ(format_trial(session.figures()),
            "score 0 won 0 stepped 1 guesses 1 moves 3 wrong_flags 2");
  EXPECT_TRUE(replay(must(parse_transcript(format_transcript(session.transcript())))));
}

TEST(Session, TranscriptSaysWhatWasTrueOfEachMove) {
  Session session = session_on(". * . .\n", "survival count=shown");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.open(Cell{3}));
  ASSERT_TRUE(session.open(Cell{2}));
  ASSERT_TRUE(session.mark(Cell{1}));
  const std::string text = format_transcript(session.transcript());
  EXPECT_THAT(text, HasSubstr("agent human\n"
                              "open 0,0 -> 1 : probability 0.25 exact\n"
                              "open 0,3 -> 0 : proof count\n"
                              "open 0,2 -> 1 : proof single-point 0,3\n"
                              "flag 0,1 : proof single-point 0,0\n"));
  EXPECT_TRUE(replay(must(parse_transcript(text))));
}

TEST(Session, OpeningAMineThatIsProvedIsNoProof) {
  Session session = session_on(". * . .\n", "survival count=shown");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.open(Cell{1}));
  EXPECT_EQ(session.last()->decision.basis, Basis::Probability);
  EXPECT_EQ(session.last()->decision.estimate, 1);
}

TEST(Session, FirstMoveRestsOnThePromise) {
  Session session(dealt_game("8x8/10 classic seed=4"));
  EXPECT_EQ(session.hint()->basis, Basis::Promise);
  ASSERT_TRUE(session.open(Cell{20}));
  EXPECT_EQ(session.last()->decision.basis, Basis::Promise);
}

TEST(Session, PrescribedOpeningIsMadeAndStays) {
  Session session(dealt_game("5x5/3 survival first=2,2 seed=1"));
  EXPECT_FALSE(session.view().is_covered(Cell{12}));
  EXPECT_FALSE(session.undo());
}

TEST(Session, HintIsTheSimplestSafeCellOrElseTheLeastRisk) {
  Session session = session_on(kCorners, "classic");
  const auto guess = session.hint();
  EXPECT_EQ(guess->basis, Basis::Probability);
  EXPECT_NEAR(*guess->estimate, 2.0 / 9, 1e-12);
  ASSERT_TRUE(session.open(Cell{8}));
  ASSERT_TRUE(session.open(Cell{1}));
  const auto hint = session.hint();
  EXPECT_EQ(hint->basis, Basis::Proof);
  EXPECT_EQ(hint->move.kind, Move::Kind::Open);
  EXPECT_FALSE(session.game().layout().has_mine(hint->move.cell));
  EXPECT_EQ(session.player(), "human with help");
}

TEST(Session, HintIsToMarkWhenOnlyMinesAreLeft) {
  Session session = session_on(kCorners, "survival cascade=yes count=shown");
  ASSERT_TRUE(session.open(Cell{0}));
  ASSERT_TRUE(session.open(Cell{8}));
  ASSERT_TRUE(session.mark(Cell{2}));
  EXPECT_EQ(session.hint()->move, (Move{Move::Kind::Flag, Cell{6}}));
  ASSERT_TRUE(session.mark(Cell{6}));
  EXPECT_FALSE(session.hint());
}

TEST(Session, ReasonAndProbabilitiesAreHelp) {
  Session session = session_on(kCorners, "classic");
  ASSERT_TRUE(session.open(Cell{0}));
  EXPECT_EQ(session.player(), "human");
  EXPECT_EQ(session.probabilities().mine_probability.size(), 9u);
  EXPECT_EQ(session.player(), "human with help");
  EXPECT_NEAR(session.reason(Cell{2}).mine_probability, session.probabilities().mine_probability[2],
              1e-12);
}

TEST(Session, ShareCodeIsTheGame) {
  Session session(dealt_game("beginner classic seed=9 game=3"));
  EXPECT_EQ(session.share_code(), "9x9/10 classic seed=9 game=3");
}

Session started(const Position& position, std::uint64_t seed) {
  const View view = view_of(position);
  Knowledge known(view);
  return must(session_from(known, position.shape, Seed{seed}));
}

std::string shown_in(const Session& session) {
  return position_of(session.view(), session.game().id().shape()).symbols;
}

TEST(SessionFromPosition, OpensWhatIsOpenAndMarksFlags) {
  const Position position = drawn_position("mines 4\n1 1 ? ?\nF 2 ? ?\n? ? ? ?\n");
  Session session = started(position, 3);
  EXPECT_EQ(shown_in(session), "11???2??????");
  EXPECT_TRUE(session.is_marked(Cell{4}));
  EXPECT_EQ(session.marks(), 1);
  EXPECT_TRUE(session.game().layout().has_mine(Cell{4}));
  EXPECT_EQ(session.game().layout().mines(), 4);
  EXPECT_EQ(session.figures().moves, 0);
  EXPECT_FALSE(session.undo());
  ASSERT_TRUE(session.mark(Cell{4}));
  ASSERT_TRUE(session.undo());
  EXPECT_TRUE(session.is_marked(Cell{4}));
}

// One mine between the clues is three times as likely as two outside them.
TEST(SessionFromPosition, DealsEveryLayoutWithItsTrueProbability) {
  const Position position = drawn_position("density 0.25\n? 1 ? 1 ?\n");
  std::map<std::string, int> dealt;
  constexpr int kSeeds = 2000;
  for (int seed = 0; seed < kSeeds; ++seed) {
    const Session session = started(position, static_cast<std::uint64_t>(seed));
    std::string mines;
    for (int i = 0; i < 5; ++i) mines += session.game().layout().has_mine(Cell{i}) ? '*' : '.';
    ++dealt[mines];
  }
  ASSERT_EQ(dealt.size(), 2u);
  EXPECT_NEAR(dealt["..*.."], kSeeds * 3 / 4, 80);
  EXPECT_NEAR(dealt["*...*"], kSeeds / 4, 80);
}

TEST(SessionFromPosition, PlaysByTheCluesAndTheTopologyOfThePosition) {
  const Position position =
      drawn_position("topology torus\nclues withheld:0.5\n1 ? ?\n? ? ?\n? ? _\n");
  const GameId id = started(position, 1).game().id();
  EXPECT_EQ(format_rules(id.rules), "classic first=any clues=withheld:0.5 topology=torus");
}

// The count is that of the layout, and is shown.
TEST(SessionFromPosition, HasTheMinesOfItsLayoutWhereTheyAreNotKnown) {
  const Session session = started(drawn_position("1 ? ?\n? ? ?\n"), 5);
  EXPECT_EQ(session.view().count(), MineCount(FixedCount{session.game().layout().mines()}));
}

TEST(SessionFromPosition, GoesOnWhereAMineWasSteppedOn) {
  const Position position = drawn_position("mines 2\nM 1 ? ?\n? ? ? ?\n");
  const Session session = started(position, 1);
  EXPECT_FALSE(session.is_over());
  EXPECT_EQ(session.figures().stepped, 1);
}

TEST(SessionFromPosition, IsPlayedToItsEnd) {
  Session session = started(drawn_position("mines 1\n? 1 ?\n"), 1);
  const Cell safe{session.game().layout().has_mine(Cell{0}) ? 2 : 0};
  ASSERT_TRUE(session.open(safe));
  EXPECT_TRUE(session.is_over() && session.figures().won);
}

}  // namespace

}  // namespace minewise
