#include "study/generate/clearing.h"

#include <gtest/gtest.h>

#include "ground/view/layout_text.h"
#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"
#include "reason/posterior/exact.h"

namespace minewise {
namespace {

template <class... Kinds>
bool is_cleared_by(std::string_view text, Place first = {0, 0}) {
  const DrawnLayout drawn = parse_layout(text).value();
  Clearing clearing(make_topology(drawn.shape), by(make_engines<Kinds...>()));
  return clearing.clear(drawn.layout, drawn.shape.cell(first));
}

TEST(Clearing, OneClueAtATime) {
  EXPECT_TRUE(
      is_cleared_by<SinglePoint>(". . .\n"
                                 ". . .\n"
                                 ". . *\n"));
}

TEST(Clearing, StopsWhereAGuessIsNeeded) {
  const std::string_view text =
      ". . . .\n"
      "* * * *\n"
      ". . * .\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint, Exact>(text)));
}

// The 1 2 1 below the opening takes more than one clue at a time; the wall's far side takes the
// number of mines.
TEST(Clearing, TakesTheEnginesItTakes) {
  const std::string_view one_two_one =
      ". . .\n"
      ". . .\n"
      "* . *\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint>(one_two_one)));
  EXPECT_TRUE((is_cleared_by<SinglePoint, Subset>(one_two_one)));
  const std::string_view wall =
      ". . * .\n"
      ". . * .\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint, Subset>(wall)));
  EXPECT_TRUE((is_cleared_by<SinglePoint, Exact>(wall)));
}

TEST(Clearing, AMineAsFirstCellOpensNothing) {
  const DrawnLayout drawn = parse_layout("* .\n. .\n").value();
  Clearing clearing(make_topology(drawn.shape), by_exact());
  EXPECT_FALSE(clearing.clear(drawn.layout, Cell{0}));
  EXPECT_TRUE(clearing.view().uncovered().empty());
}

TEST(Clearing, ForgetsTheBoardBefore) {
  const DrawnLayout corner = parse_layout(". . .\n. . .\n. . *\n").value();
  const DrawnLayout full = parse_layout(". * *\n* * .\n. . *\n").value();
  Clearing clearing(make_topology(corner.shape), by_exact());
  EXPECT_TRUE(clearing.clear(corner.layout, Cell{0}));
  EXPECT_FALSE(clearing.clear(full.layout, Cell{0}));
  EXPECT_EQ(clearing.view().uncovered().size(), 1u);
  EXPECT_TRUE(clearing.clear(corner.layout, Cell{0}));
}

}  // namespace
}  // namespace minewise
