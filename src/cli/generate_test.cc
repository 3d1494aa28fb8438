#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/generate.h"
#include "cli/run/streams.h"
#include "core/layout.h"
#include "support/board.h"
#include "support/folder.h"

namespace minewise {

namespace {

using ::testing::StartsWith;

class BoardWriterTest : public ::testing::Test {
 protected:
  BoardWriter open(const BoardFiles& files) {
    auto writer = BoardWriter::open(files, {3, 2}, Place{0, 2});
    EXPECT_TRUE(writer);
    return std::move(*writer);
  }

  std::vector<std::pair<const PictureFormat*, std::string>> png_to(const std::string& name) {
    return {{find_picture_format("png"), folder_.file(name)}};
  }

  TestFolder folder_;
  const Layout one_ = drawn_layout("*..\n.*.\n"), other_ = drawn_layout("...\n**.\n");
};

TEST_F(BoardWriterTest, WritesALayoutSetAndItsReport) {
  BoardWriter writer = open({folder_.file("boards"), folder_.file("report"), {}});
  writer.report("board\n");
  writer.write(one_, "0\n");
  writer.write(other_, "1\n");
  EXPECT_TRUE(folder_.is_empty());
  ASSERT_TRUE(writer.finish("end\n"));
  EXPECT_EQ(writer.written(), 2u);
  EXPECT_EQ(folder_.text_of("boards"), "layouts 3x2 first=0,2\n100010\n000110\n");
  EXPECT_EQ(folder_.text_of("report"), "board\n0\n1\nend\n");
}

TEST_F(BoardWriterTest, WithoutABoardLeavesTheOldFile) {
  BoardWriter writer = open({folder_.put("boards", "old"), {}, {}});
  ASSERT_TRUE(writer.finish());
  EXPECT_EQ(folder_.text_of("boards"), "old");
}

TEST_F(BoardWriterTest, ThatIsStoppedKeepsWhatIsThere) {
  BoardWriter writer = open({folder_.file("boards"), {}, png_to("picture")});
  writer.write(one_);
  EXPECT_EQ(writer.stop(5), "stopped after 1 of 5 boards");
  EXPECT_EQ(folder_.text_of("boards"), "layouts 3x2 first=0,2\n100010\n");
  EXPECT_FALSE(std::filesystem::exists(folder_.file("picture")));
}

TEST_F(BoardWriterTest, DrawsTheBoards) {
  BoardWriter writer = open({folder_.file("boards"), {}, png_to("picture")});
  writer.write(one_);
  ASSERT_TRUE(writer.finish());
  EXPECT_THAT(folder_.text_of("picture"), StartsWith("\x89PNG"));
}

TEST_F(BoardWriterTest, PrintsWhereNoFileIsNamed) {
  ::testing::internal::CaptureStdout();
  BoardWriter writer = open({});
  writer.write(one_);
  EXPECT_TRUE(writer.finish());
  EXPECT_TRUE(flush_output());
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "layouts 3x2 first=0,2\n100010\n");
}

}  // namespace

}  // namespace minewise
