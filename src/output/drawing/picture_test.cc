#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/shape.h"
#include "output/drawing/analysis.h"
#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"
#include "output/drawing/stage.h"
#include "output/drawing/tile.h"
#include "support/board.h"
#include "support/lines.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::Not;

Panel panel_of(std::string_view text, const Overlay& overlay = {}) {
  const Position position = drawn_position(text);
  return {"a heading", position.shape, tiles_of(view_of(position), overlay), "a caption"};
}

// The cells of a picture as a pointer would read them.
std::vector<std::string> titles(std::string_view svg) {
  std::vector<std::string> found;
  for (std::size_t at = 0; (at = svg.find("<title>", at)) != svg.npos; ++at) {
    found.emplace_back(svg.substr(at + 7, svg.find('<', at + 7) - at - 7));
  }
  return found;
}

TEST(Svg, EveryCellHasItsName) {
  const std::string svg = draw_svg({panel_of("? 1\nF M\n")}, Theme::Light);
  EXPECT_THAT(titles(svg), testing::ElementsAre("(0,0) covered", "(0,1) clue 1", "(1,0) flagged",
                                                "(1,1) mine stepped on"));
}

TEST(Svg, TextIsEscaped) {
  EXPECT_EQ(escape_markup("a<b & \"c\">"), "a&lt;b &amp; &quot;c&quot;&gt;");
  EXPECT_EQ(escape_markup("a\x1b"
                          "b\xff"
                          "c\n"),
            "a?b?c\n");
  Panel panel = panel_of("1");
  panel.heading = "1 < 2";
  EXPECT_THAT(draw_svg({panel}, Theme::Light), HasSubstr("1 &lt; 2"));
}

TEST(Svg, TheSameDrawingGivesTheSameBytes) {
  const Panel panel = panel_of("? 1 _\nF M 0\n");
  EXPECT_EQ(draw_svg({panel}, Theme::Dark), draw_svg({panel}, Theme::Dark));
  EXPECT_NE(draw_svg({panel}, Theme::Dark), draw_svg({panel}, Theme::Light));
}

TEST(Svg, HexagonsHaveSixCorners) {
  const std::string svg = draw_svg({panel_of("topology hex\n? ?\n? ?\n")}, Theme::Light);
  const std::size_t at = svg.find("<polygon points=\"");
  ASSERT_NE(at, svg.npos);
  const std::string_view points = std::string_view(svg).substr(at, svg.find('>', at) - at);
  EXPECT_EQ(std::ranges::count(points, ','), 6);
}

TEST(Svg, AnAnalysedPositionShowsProbabilitiesAndTheBestCell) {
  const Position position = drawn_position("mines 1\n? ? 1\n? ? 1\n");
  const View view = view_of(position);
  const Analysis analysis = analyze(view);
  const std::string svg =
      draw_svg({picture_of({view, position.shape}, analysis, std::nullopt)}, Theme::Light);
  EXPECT_THAT(titles(svg), testing::Contains("(0,1) mine with probability 50%"));
  EXPECT_THAT(titles(svg), testing::Contains("(0,0) certainly safe"));
  EXPECT_THAT(svg, HasSubstr("3x2/1"));
  EXPECT_THAT(svg, HasSubstr("best to open"));
}

TEST(Svg, AProofShowsTheCluesItRestsOn) {
  const Position position = drawn_position("mines 1\n? ? 1\n? ? 1\n");
  const View view = view_of(position);
  const Panel panel =
      picture_of({view, position.shape}, analyze(view), find_grounds(view, Cell{0}));
  int premises = 0;
  for (const Tile& tile : panel.tiles) premises += tile.mark.is_premise ? 1 : 0;
  EXPECT_GE(premises, 1);
  EXPECT_THAT(panel.caption, HasSubstr("(0,0) is safe"));
}

TEST(Legend, ListsWhatOccursAndNothingElse) {
  const std::string svg = draw_svg({panel_of("? 1\nF 1\n")}, Theme::Light);
  EXPECT_THAT(svg, HasSubstr(">covered<"));
  EXPECT_THAT(svg, HasSubstr(">flagged<"));
  EXPECT_THAT(svg, Not(HasSubstr(">stepped on<")));
  EXPECT_THAT(svg, Not(HasSubstr(">guess at random<")));
}

TEST(Legend, EverySampleIsOfTheKindItStandsFor) {
  for (const auto& [label, sample, shows] : legend_entries()) EXPECT_TRUE(shows(sample)) << label;
}

// What a tile looks like without its colours: all but its ground in one ink.
std::string shapes_of(const Tile& tile) {
  const BoardPlan plan({1, 1}, {}, 24);
  const Palette& palette = palette_of(Theme::Light);
  SvgCanvas canvas(24, 24);
  draw_tile(canvas, palette, plan.outline(Cell{0}), plan.centre(Cell{0}), 24, tile);
  if (tile.mark.link) {
    draw_link(canvas, palette, plan.outline(Cell{0}), plan.centre(Cell{0}), 24,
              {Cell{0}, std::nullopt, tile.mark.by_count});
  }
  std::string text = std::move(canvas).finish();
  const std::string ground = fill_of(palette, tile).hex();
  for (std::size_t at; (at = text.find('#')) != text.npos;) {
    text.replace(at, 7, text.substr(at, 7) == ground ? "ground" : "ink");
  }
  return text;
}

TEST(Tile, EveryMeaningHasAShapeOfItsOwn) {
  std::set<std::string> seen;
  std::size_t kinds = 0;
  for (const auto& [label, sample, shows] : legend_entries()) {
    if (label == "by proof" || label == "asked about" || sample.mark.is_estimate)
      continue;  // a ring and nothing else; see tile.h. A number, whoever reckons it
    EXPECT_TRUE(seen.insert(shapes_of(sample)).second) << label;
    ++kinds;
  }
  EXPECT_EQ(seen.size(), kinds);
}

TEST(Tile, CluesReadWellOnEveryFillTheyStandOn) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    for (const Role role : {Role::Open, Role::Safe, Role::Random, Role::Probability}) {
      for (char symbol = '0'; symbol <= '8'; ++symbol) {
        EXPECT_GE(contrast(ink_of_clue(palette, symbol, palette[role]), palette[role]), 4.5)
            << theme_word(theme) << " " << static_cast<int>(role) << " " << symbol;
      }
    }
  }
}

// A picture is no wider than what is in it needs.
TEST(Stage, IsCroppedToItsContent) {
  const auto width = [](const Shape& shape, const std::string& caption) {
    PanelPlan plan("", shape);
    plan.fit(caption);
    return Stage({plan}, {}, Theme::Light).width();
  };
  EXPECT_LT(width({3, 3}, ""), 170);
  EXPECT_LT(width({3, 3}, "short"), 170);
  EXPECT_GT(width({3, 3}, "a caption that is longer than three cells"), 300);
  EXPECT_LT(width({3, 3}, std::string(30, 'x') + " " + std::string(60, 'x')), 480);
  EXPECT_EQ(width({30, 3}, "short"), width({30, 3}, ""));
}

TEST(Stage, NothingOverlapsAndEverythingFits) {
  for (const Grid& grid : all_grids()) {
    for (const auto& [width, height] :
         {std::pair{1, 1}, {9, 9}, {20, 20}, {30, 16}, {50, 50}, {200, 3}}) {
      const Shape shape{width, height, grid};
      Legend legend;
      for (const LegendEntry& entry : legend_entries()) legend.add(entry.sample);
      std::vector<PanelPlan> plans{{"one", shape}, {"two", shape}};
      for (PanelPlan& plan : plans) plan.fit(std::string(90, 'x'));
      const Stage stage(plans, legend, Theme::Light);
      const Box first = stage.caption_box(0), second = stage.caption_box(1);
      EXPECT_LE(first.x + first.width, second.x);
      EXPECT_LE(second.x + second.width, stage.width());
      const Box last = stage.cell_box(0, Cell{shape.cells() - 1});
      EXPECT_LE(last.y + last.height, first.y);
      EXPECT_LE(last.x + last.width, stage.cell_box(1, Cell{0}).x);
      EXPECT_LT(first.y + first.height, stage.height());
    }
  }
}

}  // namespace

}  // namespace minewise
