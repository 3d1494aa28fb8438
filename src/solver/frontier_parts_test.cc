#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/frontier_parts.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

FrontierParts parts_of(std::string_view text, std::size_t most = 100) {
  const View view = drawn_view(text);
  return find_parts(view, most, true);
}

constexpr std::string_view kCorner =
    "* * 3 1\n"
    "* * ? ?\n"
    "2 3 ? ?\n";

// Report 003: with six mines in all, two arrangements are left, and the cell in the corner decides.
TEST(FrontierParts, HaveTheArrangementsOfTheReportsCorner) {
  const FrontierParts found = parts_of("mines 6\n" + std::string(kCorner));
  ASSERT_THAT(found.parts, SizeIs(1));
  EXPECT_EQ(found.interior_cells, 1);
  const FrontierPart& part = found.parts[0];
  ASSERT_THAT(part.list->listed, SizeIs(2));
  EXPECT_THAT(part.list->listed[0].mines_in, ElementsAre(1, 0, 0));
  EXPECT_THAT(part.list->listed[1].mines_in, ElementsAre(0, 1, 1));
  for (const Arrangement& each : part.list->listed) {
    EXPECT_EQ(each.weight, BigInt(1));
    EXPECT_NEAR(each.share, 0.5, 1e-12);
  }
}

TEST(FrontierParts, WeighWhatTheNumberOfMinesRulesOutAsNothing) {
  const FrontierParts found = parts_of("mines 5\n" + std::string(kCorner));
  ASSERT_THAT(found.parts[0].list->listed, SizeIs(2));
  EXPECT_EQ(found.parts[0].list->listed[0].weight, BigInt(1));
  EXPECT_EQ(found.parts[0].list->listed[1].weight, BigInt(0));
  EXPECT_EQ(found.parts[0].list->listed[1].share, 0);
}

TEST(FrontierParts, CountTheWaysWithinRegions) {
  const FrontierParts found = parts_of("mines 2\n1 ? ?\n? ? ?\n? ? ?\n");
  ASSERT_THAT(found.parts, SizeIs(1));
  ASSERT_THAT(found.parts[0].list->listed, SizeIs(1));
  EXPECT_EQ(found.parts[0].list->listed[0].ways, BigInt(3));
  EXPECT_EQ(found.parts[0].list->listed[0].weight, BigInt(5));
  EXPECT_NEAR(found.parts[0].list->listed[0].share, 1, 1e-12);
}

TEST(FrontierParts, HaveNoWeightWhereMinesAreNotCounted) {
  for (const std::string_view header : {"mines unknown\n", "density 0.2\n"}) {
    const FrontierParts found = parts_of(std::string(header) + "1 ? ?\n? 1 ?\n");
    double sum = 0;
    for (const Arrangement& each : found.parts.at(0).list->listed) {
      EXPECT_EQ(each.weight, std::nullopt);
      sum += each.share;
    }
    EXPECT_NEAR(sum, 1, 1e-12) << header;
  }
}

TEST(FrontierParts, SayHowManyThereAreWhereListsAreCut) {
  const std::string text = "mines 2\n? ? _ ? ?\n1 _ _ _ 1\n? ? _ ? ?\n";
  const FrontierParts found = parts_of(text, 1);
  EXPECT_EQ(found.parts_in_all, 2u);
  ASSERT_THAT(found.parts, SizeIs(1));
  const FrontierParts cut = parts_of("mines 2\n? ? ? ?\n_ 1 1 _\n", 1);
  EXPECT_THAT(cut.parts[0].list->listed, SizeIs(1));
  EXPECT_EQ(cut.parts[0].list->found, 2u);
}

TEST(FrontierParts, AreNoneWhereNoClueSaysAnything) {
  const FrontierParts found = parts_of("mines 1\n_ ?\n? ?\n");
  EXPECT_THAT(found.parts, IsEmpty());
  EXPECT_EQ(found.interior_cells, 3);
  EXPECT_NEAR(found.interior_probability, 1.0 / 3, 1e-12);
}

// Clues three cells apart, each with eight cells of its own: more than 16,384 in all.
std::string board_of_lone_clues(std::string_view header) {
  constexpr std::size_t kSide = 144;
  std::string text(header);
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t col = 0; col < kSide; ++col) {
      text += row % 3 == 1 && col % 3 == 1 ? '1' : '?';
    }
    text += '\n';
  }
  return text;
}

TEST(FrontierParts, AreExactWhereTheFrontierHasTensOfThousandsOfCells) {
  for (const std::string_view header : {"mines 2304\n", "mines unknown\n", "density 0.2\n"}) {
    const FrontierParts found = parts_of(board_of_lone_clues(header), 3);
    EXPECT_TRUE(found.without_settled);
    EXPECT_EQ(found.parts_in_all, 48u * 48);
    ASSERT_THAT(found.parts, SizeIs(3));
    for (const FrontierPart& part : found.parts) {
      EXPECT_TRUE(part.is_exact);
      EXPECT_EQ(part.arrangements->at(1), BigInt(8));
      ASSERT_THAT(part.list->listed, SizeIs(1));
      EXPECT_NEAR(part.list->listed[0].share, 1, 1e-9);
      EXPECT_EQ(part.list->listed[0].weight.has_value(), header == "mines 2304\n");
    }
  }
}

TEST(FrontierParts, SayWhyTheyListNoArrangements) {
  const std::string covered(1000, '?'), clues(1000, '1');
  const std::string text = covered + "\n" + clues + "\n" + covered + "\n" + clues + "\n";
  const FrontierParts found = parts_of("density 0.3\n" + text);
  ASSERT_THAT(found.parts, SizeIs(1));
  EXPECT_TRUE(found.parts[0].arrangements);
  ASSERT_FALSE(found.parts[0].list);
  EXPECT_EQ(found.parts[0].list.error(), NotListed::TooManyRegions);
  EXPECT_EQ(why_not_listed(NotListed::TooManyRegions), "it has over 1000 regions");
  EXPECT_EQ(find_parts(drawn_view("? 1 ?\n"), 1, false).parts[0].list.error(), NotListed::NotAsked);
}

// What single clues settle is left out only where it must be.
TEST(FrontierParts, HaveWhatCluesSettle) {
  const FrontierParts found = parts_of("mines 1\n? 1 _ 0 ?\n");
  EXPECT_FALSE(found.without_settled);
  EXPECT_EQ(found.parts_in_all, 2u);
}

}  // namespace

}  // namespace minewise
