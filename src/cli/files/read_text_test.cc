#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/files/read_text.h"
#include "support/folder.h"

namespace minewise {

namespace {

using ::testing::EndsWith;
using namespace std::string_view_literals;

class ReadTextTest : public ::testing::Test {
 protected:
  std::string why_not(const std::string& file) const {
    const auto text = read_text(file);
    if (text) return "";
    EXPECT_EQ(text.error().kind, ErrorKind::Input);
    return text.error().message;
  }

  TestFolder folder_;
};

TEST_F(ReadTextTest, ReadsTheWhole) {
  const std::string long_text(200'000, '.');
  EXPECT_EQ(read_text(folder_.put("a.txt", long_text)), long_text);
  EXPECT_EQ(read_text(folder_.put("empty.txt", "")), "");
}

TEST_F(ReadTextTest, RefusesWhatIsNoText) {
  EXPECT_EQ(why_not(""), "'': is not the name of a file");
  EXPECT_EQ(why_not(folder_.path()), folder_.path().string() + ": is a directory");
  EXPECT_THAT(why_not(folder_.file("missing")), EndsWith("missing: No such file or directory"));
  EXPECT_THAT(why_not(folder_.put("b", "a\0b"sv)), EndsWith("b: is not a text file"));
}

TEST_F(ReadTextTest, RefusesWhatIsTooLargeForWhatItHolds) {
  const std::string large(std::size_t{9} << 20, '.');
  EXPECT_THAT(
      why_not(folder_.put("board", large)),
      EndsWith("is larger than 8 MiB; only replays, saved games and layout sets may be larger"));
  for (const char* begin : {"// many\nlayouts 2x2\n", "\xEF\xBB\xBFMinewise transcript 1\n",
                            "```\nminewise transcript 2\n", "RawVF_Version: Rev6\n"}) {
    EXPECT_EQ(why_not(folder_.put("set", begin + large)), "") << begin;
  }
  const std::string replay = "Width: 3\nHeight: 3\nMines: 1\nBoard:\n";
  EXPECT_THAT(why_not(folder_.put("replay", replay + std::string(std::size_t{65} << 20, '.'))),
              EndsWith("is larger than 64 MiB, the limit for a replay"));
  const auto why_not_binary = [&](std::string_view begin) {
    const auto file = folder_.put("binary", begin);
    std::filesystem::resize_file(file, std::size_t{65} << 20);
    return read_any(file).error().message;
  };
  EXPECT_THAT(why_not_binary("*rmv"), EndsWith("is larger than 64 MiB, the limit for a replay"));
  EXPECT_THAT(why_not_binary("GIF89a"), EndsWith("is not a text file"));
}

TEST(BadFile, NamesThePlace) {
  const auto said = [](std::string_view file, const Error& error) {
    return bad_file(file, error).error().message;
  };
  EXPECT_EQ(said("a.txt", {"unknown symbol", 3, 7}), "a.txt:3:7: unknown symbol");
  EXPECT_EQ(said("a.txt", {"is short", 3}), "a.txt:3: is short");
  EXPECT_EQ(said("-", {"is short"}), "standard input: is short");
}

}  // namespace

}  // namespace minewise
