#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/drawing/analysis.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::HasSubstr;

Panel shown(std::string_view text, std::string_view aspects) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  return picture_of({view, position.shape}, find_reasoning(view, must(parse_aspects(aspects))));
}

TEST(ReasoningPicture, NamesCellsAndHasTheTablesBelow) {
  const Panel panel = shown("1 2 1\n? ? ?\n", "equations");
  EXPECT_EQ(panel.notes.names[3], "A");
  EXPECT_EQ(panel.notes.names[0], "");
  const std::string svg = draw_svg({panel}, Theme::Light);
  EXPECT_THAT(svg, HasSubstr(">A</text>"));
  EXPECT_THAT(svg, HasSubstr(">A + B + C = 2</text>"));
}

TEST(ReasoningPicture, IsAsWideAndHighAsItsTables) {
  const Panel with = shown("1 2 1\n? ? ?\n", "all");
  Panel without = with;
  without.notes = {};
  const Stage large = stage_for({with}, Theme::Dark), small = stage_for({without}, Theme::Dark);
  EXPECT_GT(large.width(), small.width());
  EXPECT_GT(large.height(), small.height() + 10.0 * static_cast<double>(with.notes.lines.size()));
}

TEST(NoteLines, AreCutWhereThereAreTooMany) {
  std::string text;
  for (int i = 0; i < 1500; ++i) text += "line\n";
  const auto lines = note_lines(text);
  EXPECT_EQ(lines.size(), 1000u);
  EXPECT_THAT(lines.back(), HasSubstr("501 more lines"));
}

}  // namespace

}  // namespace minewise
