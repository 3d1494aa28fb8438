#include "formats/link.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "formats/input.h"
#include "formats/symbol_coder.h"

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string link_of(std::string_view text) {
  return format_link(parse_position(text).value());
}

std::string read_again(std::string_view link) {
  const auto position = parse_link(link);
  return position ? format_position(*position) : position.error().text();
}

constexpr std::string_view kNotation = "mines 4\n? ? 1\nM F 2\n_ 0 ?\n";

TEST(Link, HoldsAPositionWhole) {
  EXPECT_EQ(read_again(link_of(kNotation)), kNotation);
  EXPECT_THAT(link_of(kNotation), StartsWith("1-3x3-m4."));
}

TEST(Link, StaysTheSame) {  // links are kept by people: this one must be read for ever
  EXPECT_EQ(link_of("mines 2\n? ? ?\n1 2 1\n"), "1-3x2-m2.0q23CB");
}

TEST(Link, NamesWhatIsNotUsual) {
  const auto head = [](std::string_view text) {
    const std::string link = link_of(text);
    return link.substr(0, link.rfind('.'));
  };
  EXPECT_EQ(head("??\n"), "1-2x1");
  EXPECT_EQ(head("mines unknown\n??\n"), "1-2x1-u");
  EXPECT_EQ(head("density 0.25\ntopology hex\n??\n"), "1-2x1-d0.25-hex");
  EXPECT_EQ(head("clues withheld:0.2+optimistic\n??\n"), "1-2x1-withheld~0.2~optimistic");
  EXPECT_EQ(head("density 1e-20\nclues cautious\ntopology torus\n??\n"),
            "1-2x1-d1e_20-torus-cautious");
}

TEST(Link, ComesBackFromEveryHeader) {
  for (const char* text :
       {"1 ?\n", "mines unknown\n1 ?\n", "mines 0\n0 0\n", "density 0.1\n1 ?\n", "density 0\n? ?\n",
        "density 1e-300\n? ?\n", "density 0.30000000000000004\n? ?\n", "topology torus\n? 1\n",
        "mines 1\nclues withheld:1e-05\ntopology hex\n_ ?\n",
        "clues withheld:0.2+optimistic+withheld:0.5\n_ ?\n", "mines prior:0,1,2.5\n1 ?\n",
        "mines prior:1e-20,0,1e+30\ntopology torus\n? ?\n"}) {
    EXPECT_EQ(read_again(link_of(text)), text) << link_of(text);
  }
}

TEST(Link, IsReadFromAnAddress) {
  const std::string link = link_of(kNotation);
  for (const std::string& address : {"https://example.org/mines/#p=" + link, "#p=" + link,
                                     "x.html#theme=dark&p=" + link + "&s=1", "  " + link + "\n",
                                     "file:///a%20b/page.html#p=" + link}) {
    EXPECT_EQ(read_again(address), kNotation) << address;
    EXPECT_TRUE(is_link(address)) << address;
  }
}

TEST(Link, MayBeEscapedInAnAddress) {
  constexpr std::string_view text = "clues withheld:0.3\n_ ?\n";
  std::string address = "http://a/#p=" + link_of(text);
  address.replace(address.find('~'), 1, "%7E");
  EXPECT_EQ(read_again(address), text);
  EXPECT_EQ(read_again("#p=1-3x1-withheld%7e0.3%2Dfog.AAAA").substr(0, 10), "column 27:");
  EXPECT_THAT(read_again("#p=1-3x1-fog%7.AAAA"), HasSubstr("unknown clue model 'fog%7'"));
}

TEST(Link, StandsInASentence) {
  const std::string address = "https://example.org/#p=" + link_of(kNotation);
  for (const std::string& text :
       {address + ".", "<" + address + ">", "(" + address + "),", "Look: " + address + ", hard!",
        "Look:\n\n" + address + "\n(mine)\n", "// http://a/#p=1\nsee " + address}) {
    EXPECT_EQ(read_again(text.substr(text.find("//") == 0 ? text.find("see") : 0)), kNotation);
    const auto input = recognise(text);
    ASSERT_TRUE(input) << text << input.error().text();
    EXPECT_EQ(format_position(std::get<Drawing>(*input).moments.at(0)), kNotation) << text;
  }
  EXPECT_FALSE(recognise(address + " and " + address)) << "which?";
  EXPECT_EQ(recognise("Look:\nhere #p=1-3y3.AAAA\n").error().text().substr(0, 18),
            "line 2, column 11:");
}

TEST(Link, IsToldFromOtherTexts) {
  for (const char* line : {"1-2x2-", "1-2x2-1", "", "1-?x", "???", "1-2-1", "##1#",
                           "30x16/99 classic seed=1", "1-30x", "1-3x3 ?", "30x16x99", "#.1"}) {
    EXPECT_FALSE(is_link(line)) << line;
  }
  EXPECT_TRUE(is_link("7-3x3-m1.AAAA"));
  EXPECT_TRUE(is_link("https://example.org/"));
}

TEST(Link, RefusesWhatIsWrongByName) {
  const std::string link = link_of(kNotation);
  EXPECT_EQ(read_again("2" + link.substr(1)),
            "column 1: unknown link version '2'; this program reads 1");
  EXPECT_THAT(read_again("1-0x3.AAAA"), HasSubstr("column 3: a board of size '0x3' has no cells"));
  EXPECT_THAT(read_again("1-1001x3.AAAA"), HasSubstr("over the limit of 1000x1000"));
  EXPECT_THAT(read_again("1-3y3.AAAA"), HasSubstr("'3y3' is not a size"));
  EXPECT_THAT(read_again("1.AAAA"), HasSubstr("'' is not a size"));
  EXPECT_THAT(read_again("1-3x3-.AAAA"), StartsWith("column 7: unknown clue"));
  EXPECT_EQ(read_again("1-3x3-m10x.AAAA"), "column 7: '10x' is not a number of mines");
  EXPECT_EQ(read_again("1-3x3-m11.AAAA"), "column 7: 11 mines do not fit on 9 cells");
  EXPECT_EQ(read_again("1-3x3-d1.5.AAAA"), "column 7: '1.5' is not a density");
  EXPECT_THAT(read_again("1-3x3-foggy.AAAA"), StartsWith("column 7: unknown clue"));
  EXPECT_EQ(read_again(link + "AAAA"),
            fmt::format("column {}: 4 characters too many after the link", link.size() + 1));
  EXPECT_EQ(read_again(link + "!"),
            fmt::format("column {}: '!' is not allowed in a link", link.size() + 1));
  EXPECT_EQ(read_again(link + "ä"),
            fmt::format("column {}: 'ä' is not allowed in a link", link.size() + 1));
  EXPECT_THAT(read_again(link.substr(0, link.size() - 1)), HasSubstr("damaged"));
  EXPECT_THAT(read_again("1-3x3-m10"), HasSubstr("no '.' before its cells"));
  EXPECT_EQ(read_again("a b"), "column 3: a link is one word");
  EXPECT_THAT(read_again("https://example.org/#q=1"), HasSubstr("holds no position"));
  EXPECT_EQ(read_again("http://a/#t=1&p=1-3y3.AAAA").substr(0, 10), "column 19:");
}

TEST(Link, SpelledOtherwiseIsRefused) {  // with a check that fits
  EXPECT_EQ(read_again("1-1x1.SzJP"), "?\n");
  EXPECT_THAT(read_again("1-1x1.9Ym4A"), HasSubstr("not a valid link"));
  EXPECT_THAT(read_again("1-01x1.lXOn"), HasSubstr("not a valid link"));
}

TEST(Link, ToldByHandWithOtherMinesIsDamaged) {
  std::string link = link_of(kNotation);
  link.replace(link.find("m4"), 2, "m5");
  EXPECT_THAT(read_again(link), HasSubstr("damaged"));
}

// A symbol drawn at random: of one kind mostly, or of all.
std::string random_symbols(Rng& rng, std::size_t cells) {
  constexpr std::string_view kAll = "?012345678_MF";
  const std::uint32_t kinds = 1 + rng.below(static_cast<std::uint32_t>(kAll.size()));
  std::string symbols;
  while (symbols.size() < cells) symbols += kAll[(rng.below(kinds) * rng.below(3)) % kAll.size()];
  return symbols;
}

TEST(SymbolCoder, GivesBackWhatItPacked) {
  Rng rng(Seed{7}, Digest("symbols"));
  for (int round = 0; round < 300; ++round) {
    const int width = 1 + static_cast<int>(rng.below(40)),
              height = 1 + static_cast<int>(rng.below(40));
    const std::string symbols = random_symbols(rng, static_cast<std::size_t>(width * height));
    const std::string letters = pack_symbols(symbols, width);
    EXPECT_EQ(unpack_symbols(letters, width, width * height), symbols);
    EXPECT_EQ(letters.find_first_not_of(kLinkLetters), letters.npos);
  }
}

TEST(SymbolCoder, IsShortWhereThereIsLittleToSay) {
  EXPECT_LE(pack_symbols(std::string(480, '?'), 30).size(), 8u);
  EXPECT_LE(pack_symbols(std::string(1'000'000, '?'), 1000).size(), 400u);
  EXPECT_EQ(unpack_symbols("", 1000, 1'000'000).size(), 1'000'000u);
}

TEST(Link, SpoiledIsRefusedOrStillTheLinkOfWhatItReadsAs) {
  Rng rng(Seed{3}, Digest("links"));
  const std::string link = link_of("mines 12\n? ? 1 0\n2 F 1 0\n? ? 2 1\n? ? ? ?\n");
  int read = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string spoiled = link;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(spoiled.size()));
    if (round % 3 == 0) spoiled.erase(at);
    if (round % 3 == 1) spoiled[at] = static_cast<char>(rng.below(256));
    if (round % 3 == 2) spoiled.insert(at, 1, kLinkLetters[rng.below(64)]);
    const auto position = parse_link(spoiled);
    if (!position) continue;
    const Word word = WordReader(spoiled).word();
    EXPECT_EQ(format_link(*position), word.text);
    read += word.text != link;
  }
  EXPECT_EQ(read, 0);
}

}  // namespace
}  // namespace minewise
