#include "output/drawing/proof_strip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Strip {
  std::string svg;
  double width = 0, height = 0;
};

Strip strip_of(std::string_view text, Place place, Verdict verdict, Theme theme = Theme::Light) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const Proof proof = find_proof(view, position.shape.cell(place), verdict).value();
  const ProofStrip strip(proof, {view, position.shape}, theme);
  return {draw_svg(strip), strip.width(), strip.height()};
}

std::size_t count_in(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

constexpr std::string_view kCorner = "? 2 ?\n2 ? 2\n_ ? _\n";

TEST(ProofStrip, HasABoardForEachStep) {
  const auto [svg, width, height] = strip_of(kCorner, {0, 2}, Verdict::Mine);
  for (const std::string_view heading : {">Suppose<", ">Step 1<", ">Step 2<", ">So<"}) {
    EXPECT_EQ(count_in(svg, heading), 1u) << heading;
  }
  EXPECT_EQ(count_in(svg, "<title>(0,0) "), 4u);
  EXPECT_THAT(svg, HasSubstr(">Why (0,2) is a mine: 2 steps; there is no shorter proof.<"));
  EXPECT_THAT(svg, HasSubstr(">Suppose (0,2) is safe.<"));
}

// One dashed ring for the first clue, two for those that conflict and a frame around their board,
// and two in the key; the key of a proof without a conflict has one.
TEST(ProofStrip, MarksCluesAndTheConflict) {
  EXPECT_EQ(count_in(strip_of(kCorner, {0, 2}, Verdict::Mine).svg, "dasharray"), 6u);
  EXPECT_EQ(count_in(strip_of("1 ? 0", {0, 1}, Verdict::Mine).svg, "dasharray"), 2u);
}

TEST(ProofStrip, KeepsItsKeyInside) {
  const auto [svg, width, height] = strip_of(kCorner, {0, 2}, Verdict::Mine);
  for (const std::string_view label : {">supposed<", ">followed before<", ">clash<"}) {
    const std::size_t at = svg.rfind(" x=\"", svg.find(label));
    ASSERT_NE(at, svg.npos) << label;
    const double end = std::stod(svg.substr(at + 4)) + 7 * static_cast<double>(label.size() - 2);
    EXPECT_LT(end, width) << label;
  }
}

TEST(ProofStrip, ExplainsOnlyWhatOccurs) {
  const std::string svg = strip_of("1 ? 0", {0, 1}, Verdict::Mine).svg;
  for (const std::string_view label : {">follows now: a mine<", ">clue used<"}) {
    EXPECT_THAT(svg, HasSubstr(label));
  }
  for (const std::string_view label :
       {">supposed<", ">follows now: safe<", ">followed before<", ">clash<"}) {
    EXPECT_THAT(svg, Not(HasSubstr(label)));
  }
}

TEST(ProofStrip, WrapsIntoRows) {
  const Strip one = strip_of("1 ? 0", {0, 1}, Verdict::Mine);
  const Strip many = strip_of("mines 7\n??3?2\n?5???\n?????\n", {2, 3}, Verdict::Safe);
  EXPECT_LT(many.width, 1100);
  EXPECT_GT(many.height, 2 * one.height);
}

TEST(ProofStrip, CutsALargeBoard) {
  std::string text;
  for (int row = 0; row < 20; ++row) text += std::string(30, '?') + "\n";
  text.replace(31 * 10, 3, "0?1");
  const Strip strip = strip_of(text, {10, 1}, Verdict::Safe);
  EXPECT_THAT(strip.svg, HasSubstr("<title>(10,1) "));
  EXPECT_THAT(strip.svg, Not(HasSubstr("<title>(5,20) ")));
}

TEST(ProofStrip, FollowsThemeAndGrid) {
  const std::string light = strip_of(kCorner, {0, 2}, Verdict::Mine).svg;
  EXPECT_NE(strip_of(kCorner, {0, 2}, Verdict::Mine, Theme::Dark).svg, light);
  EXPECT_THAT(strip_of("topology hex\n1 ? 0\n", {0, 1}, Verdict::Mine).svg, HasSubstr("<polygon"));
}

}  // namespace
}  // namespace minewise
