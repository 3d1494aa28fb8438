#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "solver/engines/supposition.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A position and what is supposed about it.
struct Thought {
  View view;
  Facts facts;
  Supposition supposition;

  explicit Thought(std::string_view text) : view(drawn_view(text)) {
    facts.start(view);
    supposition.start(view);
    update();
  }

  void update() {
    facts.observe(view);
    supposition.update(view, facts);
  }

  // The cells of the first row: `x` mine, `+` safe, `?` free.
  std::string row(int width) const {
    std::string text;
    for (int i = 0; i < width; ++i) {
      text += supposition.is_free(Cell{i}) ? '?' : supposition.is_mine(Cell{i}) ? 'x' : '+';
    }
    return text;
  }
};

constexpr std::string_view kWall = "? ? ? ?\n1 1 1 1";

TEST(Supposition, FollowsSingleClues) {
  Thought thought(kWall);
  EXPECT_EQ(thought.row(4), "????");
  EXPECT_TRUE(thought.supposition.suppose(Cell{0}, Verdict::Mine));
  EXPECT_EQ(thought.row(4), "x++x");
}

TEST(Supposition, FailsWhereAClueCannotBeRight) {
  Thought thought(kWall);
  EXPECT_FALSE(thought.supposition.suppose(Cell{0}, Verdict::Safe));
}

TEST(Supposition, BlamesTheCluesThatLeftNoWayOut) {
  Thought thought(kWall);
  ASSERT_FALSE(thought.supposition.suppose(Cell{2}, Verdict::Mine));
  std::vector<Cell> clues;
  std::vector<int> levels;
  thought.supposition.blame(clues, levels);
  EXPECT_THAT(std::set<Cell>(clues.begin(), clues.end()), ElementsAre(Cell{4}, Cell{5}));
  EXPECT_THAT(levels, ElementsAre(0));
}

TEST(Supposition, TakesBackLevelByLevel) {
  Thought thought("? ? ? ? ?\n1 _ _ _ 1");
  EXPECT_TRUE(thought.supposition.suppose(Cell{0}, Verdict::Mine));
  EXPECT_TRUE(thought.supposition.suppose(Cell{4}, Verdict::Safe));
  EXPECT_EQ(thought.row(5), "x+?x+");
  thought.supposition.take_back();
  EXPECT_EQ(thought.row(5), "x+???");
  thought.supposition.take_back();
  EXPECT_EQ(thought.row(5), "?????");
  EXPECT_EQ(thought.supposition.levels(), 0);
}

TEST(Supposition, HeedsOnlyWhatItIsRestrictedTo) {
  Thought thought(kWall);
  const std::vector<Cell> clues{Cell{4}};
  thought.supposition.restrict_to(clues);
  EXPECT_TRUE(thought.supposition.suppose(Cell{0}, Verdict::Safe));
  EXPECT_EQ(thought.row(4), "+x??");
  thought.supposition.take_back();
  thought.supposition.lift_restriction();
  EXPECT_FALSE(thought.supposition.suppose(Cell{0}, Verdict::Safe));
}

TEST(Supposition, HeedsNoClueThatSaysNothingOrCannotBeRight) {
  Thought thought("? _ 8 ?");
  EXPECT_THAT(thought.supposition.new_clues(), IsEmpty());
  EXPECT_FALSE(thought.supposition.is_used(Cell{1}));
  EXPECT_FALSE(thought.supposition.is_used(Cell{2}));
}

TEST(Supposition, KeepsUp) {
  Thought thought("? ? ?\n1 ? ?");
  EXPECT_THAT(thought.supposition.new_clues(), ElementsAre(Cell{3}));
  thought.update();
  EXPECT_THAT(thought.supposition.new_clues(), IsEmpty());
  thought.view.open(Cell{4}, Clue::number(2));
  thought.update();
  EXPECT_THAT(thought.supposition.new_clues(), ElementsAre(Cell{4}));
  EXPECT_THAT(thought.supposition.new_known(), ElementsAre(Cell{4}));
  EXPECT_EQ(thought.supposition.reading(Cell{3}).unknown, 2);
  EXPECT_EQ(thought.supposition.reading(Cell{4}).least, 2);
}

Watches some_watches() {
  Watches watches;
  watches.start(4, 4);
  return watches;
}

TEST(Watches, GivesOutTestsInTheOrderWokenEachOnce) {
  Watches watches = some_watches();
  watches.wake(2);
  watches.wake(1);
  watches.wake(2);
  EXPECT_EQ(watches.take_next(), 2);
  EXPECT_EQ(watches.take_next(), 1);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesTheTestsThatWatchACell) {
  Watches watches = some_watches();
  watches.watch(0, Cell{1});
  watches.watch(3, Cell{1});
  watches.watch(2, Cell{2});
  watches.wake_watchers(Cell{1});
  EXPECT_EQ(watches.take_next(), 0);
  EXPECT_EQ(watches.take_next(), 3);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesOnlyByWhatTheLatestRunRestedOn) {
  Watches watches = some_watches();
  watches.watch(0, Cell{1});
  watches.wake(0);
  EXPECT_EQ(watches.take_next(), 0);
  watches.watch(0, Cell{2});
  watches.wake_watchers(Cell{1});
  EXPECT_EQ(watches.take_next(), std::nullopt);
  watches.wake_watchers(Cell{2});
  EXPECT_EQ(watches.take_next(), 0);
}

TEST(Watches, PassesOverWhatIsSettledWithoutARun) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.wake(1);
  EXPECT_TRUE(watches.settle(0));
  EXPECT_FALSE(watches.settle(2));
  EXPECT_EQ(watches.take_next(), 1);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesASettledTestAgain) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.settle(0);
  watches.watch(0, Cell{3});
  watches.wake_watchers(Cell{3});
  EXPECT_EQ(watches.take_next(), 0);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, StartForgetsEverything) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.watch(1, Cell{0});
  watches.start(4, 4);
  watches.wake_watchers(Cell{0});
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

}  // namespace

}  // namespace minewise
