#include "api/position_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "support/board.h"

namespace minewise {
namespace {

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
