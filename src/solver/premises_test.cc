#include "solver/premises.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// The premises by which a cell of the component of a clue is safe or a mine.
decltype(Reason::because) premises(std::string_view board, int clue, int cell, Verdict verdict) {
  const View view = drawn_view(board);
  Facts facts(view);
  ComponentBuilder builder;
  builder.start(view.cells());
  Component component;
  EXPECT_TRUE(builder.build(Cell{clue}, view, facts, component));
  PremiseFinder finder;
  for (std::size_t r = 0; r < component.regions.size(); ++r) {
    for (const Cell each : component.cells_of(component.regions[r])) {
      if (each.index == cell) return finder.find(component, static_cast<int>(r), verdict);
    }
  }
  return {};
}

TEST(Premises, AreThoseOfASingleClueWhereOneWillDo) {
  EXPECT_THAT(premises("? 2 ? 1 ?\n", 1, 0, Verdict::Mine), ElementsAre(Cell{1}));
}

// The second clue from the left is the one that touches the cell; it takes the first as well.
TEST(Premises, ReachAsFarAsTheyMust) {
  const char* board =
      "? ? ? ? ?\n"
      "1 2 _ 1 _\n";
  EXPECT_THAT(premises(board, 5, 2, Verdict::Mine), ElementsAre(Cell{5}, Cell{6}));
}

TEST(Premises, FollowAChainToItsEnd) {
  const char* chain = "1 ? 1 ? 1 ? 1\n";
  EXPECT_THAT(premises(chain, 0, 1, Verdict::Mine), ElementsAre(Cell{0}));
  EXPECT_THAT(premises(chain, 0, 3, Verdict::Safe), ElementsAre(Cell{0}, Cell{2}));
}

// The end of this chain is settled by its beginning, farther away than is searched.
TEST(Premises, NameTheWholeComponentWhenTheyAreFar) {
  const char* chain = "1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ?\n";
  EXPECT_THAT(premises(chain, 0, 31, Verdict::Safe), SizeIs(16));
}

}  // namespace
}  // namespace minewise
