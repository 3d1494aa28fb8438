// That draws follow the posterior is tested in tests/exact.
#include "solver/sample.h"

#include <gtest/gtest.h>

#include "core/position.h"

namespace minewise {
namespace {

View seen(std::string_view text) {
  return view_of(parse_position(text).value());
}

TEST(DrawLayouts, EveryLayoutExplainsTheView) {
  const View view = seen("mines 2\n? ? ?\n1 2 1\n");
  Rng rng(Seed{1}, Digest("draws"));
  const auto layouts = draw_layouts(view, 20, rng).value();
  ASSERT_EQ(layouts.size(), 20U);
  for (const Layout& layout : layouts) {
    EXPECT_EQ(layout.mines(), 2);
    EXPECT_FALSE(layout.has_mine(Cell{1}));
  }
}

TEST(DrawLayouts, SaysThatNoLayoutExplainsTheView) {
  Rng rng(Seed{1}, Digest("draws"));
  EXPECT_EQ(draw_layouts(seen("? 2\n"), 1, rng).error().message, "no layout explains the position");
}

}  // namespace
}  // namespace minewise
