#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/shape.h"
#include "output/drawing/influence.h"
#include "output/text/influence.h"
#include "review/influence.h"
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
            "longest chain: none, nothing was deduced");
}

TEST(Chain, IsDrawnFromCellToCell) {
  for (const char* grid : {"square", "torus", "hex"}) {
    const Followed row(std::string("topology ") + grid +
                       "\n_ ? ? ? ? ? _ _\n1 1 1 1 1 1 _ _\n_ _ _ _ _ _ _ _\n_ _ _ _ _ _ _ _\n");
    ASSERT_GT(row.chain.length(), 1) << grid;
    Panel panel{"", row.position.shape, tiles_of(row.influence.view), ""};
    mark_chain(row.chain, row.influence.graph, panel);
    EXPECT_EQ(panel.chain.size(), row.chain.stops.size());
    const std::string svg = draw_svg({panel}, Theme::ColourBlind);
    EXPECT_THAT(svg, HasSubstr(palette_of(Theme::ColourBlind)[Role::Chain].hex()));
    EXPECT_THAT(svg, HasSubstr("on the chain after 1</title>"));
    EXPECT_THAT(svg, testing::Not(HasSubstr("nan")));
  }
}

// Takes down where texts and boxes are drawn.
class Sketch final : public Canvas {
 public:
  void polygon(std::span<const Point> corners, const Paint&) override {
    if (corners.size() == 4) boxes.push_back({corners[0], corners[2]});
  }
  void circle(Point, double, const Paint& paint) override { dashed_circles += paint.dashed; }
  void line(Point from, Point to, const Paint& paint) override {
    lines.push_back({from, to});
    dashed_lines += paint.dashed;
  }
  void text(Point, std::string_view text, const Lettering&) override { texts.emplace_back(text); }

  std::vector<std::pair<Point, Point>> boxes, lines;
  std::vector<std::string> texts;
  int dashed_circles = 0, dashed_lines = 0;
};

// A stage, and a sketch of a chain on it.
struct Sketched {
  Stage stage;
  Sketch sketch;

  Sketched(const Shape& shape, const std::vector<ChainStop>& chain)
      : stage({PanelPlan("", shape)}, {}, Theme::Light) {
    stage.draw_chain(sketch, 0, chain);
  }
};

TEST(Chain, NumbersAppearOnce) {
  const Followed row("_ ? ? ? ?\n1 1 1 1 1\n");
  Panel panel{"", row.position.shape, tiles_of(row.influence.view), ""};
  mark_chain(row.chain, row.influence.graph, panel);
  Sketched drawn(panel.shape, panel.chain);
  EXPECT_THAT(drawn.sketch.texts, testing::UnorderedElementsAre("0", "1", "2", "3"));
  Sketch tiles;
  drawn.stage.draw_cells(tiles, 0, panel.tiles);
  EXPECT_THAT(tiles.texts, testing::UnorderedElementsAre("1", "1", "1", "1", "1"));  // the clues
}

// A cascade brings the chain to a cell without a deduction: it has a circle and no number.
TEST(Chain, AStopWithoutADeductionHasNoNumber) {
  Chain chain;
  const Followed row("_ ? ? ? ?\n1 1 1 1 1\n");
  chain = row.chain;
  chain.stops.insert(chain.stops.begin() + 2, {Cell{9}, chain.stops[1].links});
  const auto stops = stops_of(chain, row.influence.graph);
  EXPECT_EQ(stops[1].number, 1);
  EXPECT_EQ(stops[2].number, std::nullopt);
  EXPECT_EQ(stops[3].number, 2);
}

TEST(Chain, NeitherNumbersNorLinesHideAClue) {
  for (const Shape& shape : {Shape{9, 9}, Shape{9, 9, *find_grid("hex")}}) {
    for (const Place to : {Place{0, 1},
                           {1, 1},
                           {0, 2},
                           {1, 2},
                           {2, 2},
                           {3, 1},
                           {4, 1},
                           {4, 2},
                           {7, 2},
                           {8, 8},
                           {5, 8}}) {
      if (shape.is_hex() && to.row > 4) continue;  // there are no straight gaps between hexagons
      const std::vector<ChainStop> chain{{shape.cell({0, 0}), 10}, {shape.cell(to), 123}};
      const Sketched drawn(shape, chain);
      for (int index = 0; index < shape.cells(); ++index) {
        const Box box = drawn.stage.cell_box(0, Cell{index});
        const Point centre{box.x + (box.width - 1) / 2, box.y + (box.height - 1) / 2};
        const double x = 0.18 * 36, y = 0.22 * 36;
        for (const auto& [low, high] : drawn.sketch.boxes) {
          const bool apart = high.x <= centre.x - x || low.x >= centre.x + x ||
                             high.y <= centre.y - y || low.y >= centre.y + y;
          EXPECT_TRUE(apart) << index;
        }
        for (const auto& [from, end] : drawn.sketch.lines) {
          for (int part = 0; part <= 100; ++part) {
            const double at_x = from.x + part / 100.0 * (end.x - from.x) - centre.x;
            const double at_y = from.y + part / 100.0 * (end.y - from.y) - centre.y;
            EXPECT_FALSE(std::abs(at_x) < 0.8 * x && std::abs(at_y) < 0.8 * y)
                << to.row << "," << to.col << " over " << index;
          }
        }
      }
    }
  }
}

TEST(Chain, AJumpThroughTheMineCountIsDashed) {
  const Shape shape{4, 1};
  const Sketched clue(shape, {{Cell{0}, 0}, {Cell{3}, 1}});
  EXPECT_EQ(clue.sketch.dashed_lines + clue.sketch.dashed_circles, 0);
  const Sketched count(shape, {{Cell{0}, 0}, {Cell{3}, 1, true}});
  EXPECT_GT(count.sketch.dashed_lines, 0);
  EXPECT_EQ(count.sketch.dashed_circles, 1);
  const Followed counted("mines 1\n1 ? _ _ ?\n");
  const auto stops = stops_of(counted.chain, counted.influence.graph);
  EXPECT_TRUE(std::ranges::any_of(stops, &ChainStop::by_count));
  const Followed clues("mines 2\n_ ? ? ? ?\n1 1 1 1 1\n");
  for (const ChainStop& stop : stops_of(clues.chain, clues.influence.graph)) {
    EXPECT_FALSE(stop.by_count);
  }
}

TEST(Chain, ShowsOnPaper) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    EXPECT_GE(contrast(palette[Role::Chain], palette[Role::Paper]), 4.5) << theme_word(theme);
  }
}

}  // namespace

}  // namespace minewise
