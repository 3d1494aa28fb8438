#include "show/render/chain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "show/wording/chain.h"
#include "study/influence/influence.h"
#include "support/board.h"

namespace minewise {
namespace {

using testing::HasSubstr;

struct Followed {
  Position position;
  Influence influence;
  Chain chain;

  explicit Followed(std::string_view text)
      : position(drawn_position(text)), influence(influence_of(view_of(position))) {
    chain = chain_to(influence.graph, influence.graph.deepest(), influence.view.topology());
  }
  std::string link(std::size_t number) const {
    const auto index = static_cast<std::size_t>(chain.links[number]);
    return describe_inference(influence.graph, influence.graph.inferences()[index],
                              {influence.view, position.shape});
  }
};

TEST(Chain, IsToldInWords) {
  const Followed row(
      "_ ? ? ? ?\n"
      "1 1 1 1 1\n");
  EXPECT_EQ(describe_chain(row.chain, row.influence.graph, row.position.shape),
            "longest chain: 3 deductions from (1,0), up to 4 cells away, 4 steps in all");
  EXPECT_EQ(row.link(0), "(0,1) is a mine by the 1 at (1,0), with safe (0,0) (1,1)");
  EXPECT_EQ(row.link(1), "(0,2) is safe as (0,1) is a mine, with the 1 at (1,1)");
  EXPECT_EQ(describe_link(row.influence.graph, Cell{2}, row.position.shape),
            "link 2 of a chain from (1,0), after (0,1)");
  EXPECT_EQ(describe_link(row.influence.graph, Cell{0}, row.position.shape), std::nullopt);
}

TEST(Chain, MayBeginWithTheNumberOfMines) {
  const Followed none("mines 0\n? ?\n");
  EXPECT_EQ(describe_chain(none.chain, none.influence.graph, none.position.shape),
            "longest chain: 1 deduction from the number of mines, up to 0 cells away, 0 steps in "
            "all");
  EXPECT_EQ(none.link(0), "(0,0) is safe by the number of mines");
  const Followed nothing("? ?\n");
  EXPECT_EQ(describe_chain(nothing.chain, nothing.influence.graph, nothing.position.shape),
            "longest chain: none, because nothing was deduced");
}

TEST(Chain, IsDrawnFromCellToCell) {
  for (const char* grid : {"square", "torus", "hex"}) {
    const Followed row(std::string("topology ") + grid +
                       "\n_ ? ? ? ? ? _ _\n1 1 1 1 1 1 _ _\n_ _ _ _ _ _ _ _\n_ _ _ _ _ _ _ _\n");
    ASSERT_GT(row.chain.length(), 1) << grid;
    Panel panel{"", row.position.shape, tiles_of(row.influence.view), ""};
    mark_chain(row.chain, panel);
    EXPECT_EQ(panel.chain.size(), row.chain.stops.size());
    const std::string svg = draw_svg({panel}, Theme::ColourBlind);
    EXPECT_THAT(svg, HasSubstr(palette_of(Theme::ColourBlind)[Role::Chain].hex()));
    EXPECT_THAT(svg, HasSubstr("on the chain after 1</title>"));
    EXPECT_THAT(svg, testing::Not(HasSubstr("nan")));
  }
}

TEST(Chain, ShowsOnPaper) {
  for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ColourBlind}) {
    const Palette& palette = palette_of(theme);
    EXPECT_GE(contrast(palette[Role::Chain], palette[Role::Paper]), 4.5) << theme_word(theme);
  }
}

}  // namespace
}  // namespace minewise
