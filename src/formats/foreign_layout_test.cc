#include <gmock/gmock.h>

#include "core/layout.h"
#include "formats/foreign_layout.h"
#include "formats/input.h"
#include "support/grid.h"

namespace minewise {

namespace {

using testing::AllOf, testing::HasSubstr;

std::string drawn(const LayoutSet& set) {
  return format_layout(set.layout(0), set.shape().width);
}

std::string hex(std::string_view bytes) {
  std::string text;
  for (const std::uint8_t byte : sha1(bytes)) text += fmt::format("{:02x}", byte);
  return text;
}

// The examples of FIPS 180, and a text that fills a block up to its length.
TEST(Sha1, IsThatOfTheStandard) {
  EXPECT_EQ(hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
  EXPECT_EQ(hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
  EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
  EXPECT_EQ(hex(std::string(1'000'000, 'a')), "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
}

// The two forms of one game that the source of Mines gives as an example.
TEST(TathamId, IsReadMaskedAndNot) {
  const auto masked = parse_tatham_id("9x9:4,4,mb071b49fbd1cb6a0d5868");
  const auto plain = parse_tatham_id("9x9:4,4,004000007c00010022080");
  ASSERT_TRUE(masked && plain);
  EXPECT_EQ(masked->row(0), plain->row(0));
  EXPECT_EQ(masked->mines(0), 10);
  EXPECT_EQ(masked->first(), (Place{4, 4}));
  EXPECT_EQ(drawn(*plain),
            ". . . . . . . . .\n* . . . . . . . .\n. . . . . . . . .\n. . . . . . * * *\n"
            "* * . . . . . . .\n. . . . . . . . .\n. * . . . . . . .\n. . . * . . . * .\n"
            ". . . . * . . . .\n");
}

TEST(TathamId, MayTellMinesAndNoFirstCell) {
  EXPECT_TRUE(parse_tatham_id("9x9n10:u004000007c00010022080"));
  EXPECT_TRUE(parse_tatham_id("9n10a:004000007C00010022080"));
  EXPECT_FALSE(parse_tatham_id("9x9n10:004000007c00010022080")->first());
  EXPECT_EQ(parse_tatham_id("3x1:a")->row(0), "101");
  const auto wrong = parse_tatham_id("9x9n11:004000007c00010022080");
  EXPECT_THAT(wrong.error().text(), HasSubstr("the board has 10 mines, but the ID says 11"));
}

TEST(TathamId, IsWrittenAsItIsRead) {
  const auto set = parse_tatham_id("9x9:4,4,mb071b49fbd1cb6a0d5868").value();
  EXPECT_EQ(format_tatham_id(set, 0), "9x9:4,4,u004000007c00010022080");
  EXPECT_EQ(format_tatham_id(parse_tatham_id("3x1:a").value(), 0), "3x1:ua");
}

TEST(TathamId, IsRefusedWithTheColumn) {
  const auto complaint = [](std::string_view id) { return parse_tatham_id(id).error().text(); };
  EXPECT_THAT(complaint("9x9n10#12345"), HasSubstr("random numbers instead of a board"));
  EXPECT_THAT(complaint("9x9:r10,u,abc"), HasSubstr("random numbers instead of a board"));
  EXPECT_THAT(complaint("9x9:00"), HasSubstr("column 5: the board has 2 digits, but 9x9 needs 21"));
  EXPECT_THAT(complaint("4x1:g"), HasSubstr("column 5: 'g' is not a digit"));
  EXPECT_THAT(complaint("4x1:4,0,a"),
              HasSubstr("column 5: the column of the first cell is outside"));
  EXPECT_THAT(complaint("4x1:1,0a"), HasSubstr("expected ',' after the row"));
  EXPECT_THAT(complaint("0x4:0"), HasSubstr("0"));
  EXPECT_THAT(complaint("2000x2000:0"), HasSubstr("1000"));
}

TEST(Mbf, IsReadAndWritten) {
  const std::string bytes{3, 2, 0, 2, 1, 0, 2, 1};
  const auto set = parse_mbf(bytes);
  ASSERT_TRUE(set);
  EXPECT_EQ(drawn(*set), ". * .\n. . *\n");
  EXPECT_EQ(format_mbf(*set, 0), bytes);
}

TEST(Mbf, HasBoardsUpTo255) {
  LayoutSet large({255, 255});
  Layout full(255 * 255);
  for (Cell cell{0}; cell.index < full.cells(); ++cell.index) full.place_mine(cell);
  large.add(full);
  const std::string bytes = format_mbf(large, 0).value();
  EXPECT_EQ(bytes.size(), 4u + 2 * 65'025);
  EXPECT_EQ(parse_mbf(bytes)->mines(0), 65'025);
  LayoutSet wide({256, 1});
  wide.add(Layout(256));
  EXPECT_FALSE(format_mbf(wide, 0));
  LayoutSet torus({4, 4, grid_named("torus")});
  torus.add(Layout(16));
  EXPECT_FALSE(format_mbf(torus, 0));
}

TEST(Mbf, IsRefusedWithTheOffset) {
  const auto complaint = [](const std::string& bytes) { return parse_mbf(bytes).error().text(); };
  EXPECT_THAT(complaint({3, 2}), HasSubstr("byte 2: the file ends"));
  EXPECT_THAT(complaint({0, 2, 0, 0}), HasSubstr("byte 0: "));
  EXPECT_THAT(complaint({3, 0, 0, 0}), HasSubstr("byte 1: "));
  EXPECT_THAT(complaint({3, 2, 0, 7}), HasSubstr("byte 2: 7 mines on 6 cells"));
  EXPECT_THAT(complaint({3, 2, 0, 2, 1, 0, 2}), HasSubstr("byte 7: the file ends"));
  EXPECT_THAT(complaint({3, 2, 0, 1, 1, 0, 2, 1}),
              HasSubstr("byte 6: the file goes on after its 1 mine"));
  EXPECT_THAT(complaint({3, 2, 0, 1, 1, 2}), HasSubstr("byte 4: the mine in row 2, column 1"));
  EXPECT_THAT(complaint({3, 2, 0, 2, 1, 1, 1, 1}), HasSubstr("byte 6: the mine in row 1"));
}

TEST(BoardFile, IsRecognisedByItsContent) {
  EXPECT_TRUE(std::holds_alternative<LayoutSet>(recognise(std::string{3, 2, 0, 1, 1, 0}).value()));
  EXPECT_TRUE(std::holds_alternative<LayoutSet>(recognise("// from Mines\n 3x1:a \n").value()));
  EXPECT_FALSE(read_board_file("1??\n???\n"));
  EXPECT_FALSE(read_board_file("9x9/10 classic seed=1\n"));
  EXPECT_FALSE(recognise(std::string{3, 2, 0, 1, 1, 0}, InputKind::Position));
  const auto wrong = recognise("\n  4x1:g\n");
  EXPECT_EQ(wrong.error().line, 2);
  EXPECT_EQ(wrong.error().column, 7);
  EXPECT_THAT(recognise(std::string("\x01\x02\x03", 3)).error().text(),
              AllOf(HasSubstr("is not a text file, and not a replay or a board of a known kind: "),
                    HasSubstr("as EVF, offset 3"), HasSubstr("as MBF, byte 3")));
}

TEST(BoardFile, APositionWithAllMinesFlaggedIsALayoutToo) {
  const auto whole = recognise("3x2x2\n1F2\n12F\n").value();
  ASSERT_TRUE(layouts_in(whole));
  EXPECT_EQ(drawn(*layouts_in(whole)), ". * .\n. . *\n");
  EXPECT_FALSE(is_either(whole));
  EXPECT_EQ(std::get<LayoutSet>(recognise("3x2x2\nHFH\nHHF\n", InputKind::Layout).value()).row(0),
            "010001");
  EXPECT_FALSE(layouts_in(recognise("3x2x2\n1F2\n1HH\n").value()));  // one is missing
  EXPECT_FALSE(layouts_in(recognise("3x2x2\n1F1\n12F\n").value()));  // a clue disagrees
  EXPECT_FALSE(layouts_in(recognise("1F2\n12F\n").value()));         // the number is not told
}

}  // namespace

}  // namespace minewise
