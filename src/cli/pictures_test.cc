#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/pictures.h"
#include "support/folder.h"

namespace minewise {

namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr Shape kShape{2, 1};

Panel panel() {
  return {"2x1", kShape, Tiles(2), {}};
}

class PictureFilesTest : public ::testing::Test {
 protected:
  PictureOptions asking_for(std::string_view format, const std::string& name) {
    PictureOptions options;
    options.place(format) = folder_.file(name);
    return options;
  }

  TestFolder folder_;
};

TEST_F(PictureFilesTest, WritesOneBoardInEveryFormat) {
  PictureOptions options = asking_for("svg", "board.svg");
  options.place("gif") = folder_.file("board.gif");
  auto files = StillFiles::open(options, kShape);
  ASSERT_TRUE(files);
  ASSERT_TRUE(files->write(panel()));
  EXPECT_THAT(folder_.text_of("board.svg"), StartsWith("<svg"));
  EXPECT_THAT(folder_.text_of("board.gif"), StartsWith("GIF89a"));
}

TEST_F(PictureFilesTest, LeavesNothingIfNothingIsDrawn) {
  {
    ASSERT_TRUE(StillFiles::open(asking_for("svg", "board.svg"), kShape));
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(PictureFilesTest, RefusesANameOfAnotherFormat) {
  const auto files = StillFiles::open(asking_for("gif", "board.PNG"), kShape);
  ASSERT_FALSE(files);
  EXPECT_THAT(files.error().message, HasSubstr("ends in .png; use --png"));
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(PictureFilesTest, RefusesANameOfAKindThatIsNotWritten) {
  for (const std::string_view format : {"png", "gif", "svg"}) {
    const auto files = StillFiles::open(asking_for(format, "board.JPeg"), kShape);
    ASSERT_FALSE(files) << format;
    EXPECT_THAT(files.error().message, HasSubstr("ends in .jpeg, but pictures are written as svg"));
    EXPECT_THAT(files.error().message, EndsWith(fmt::format("board.{}", format)));
  }
  EXPECT_FALSE(AnimationFiles::open(asking_for("svg", "steps.pdf"), kShape, 1, 3));
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(PictureFilesTest, TakesANameWhoseEndingIsNoKindOfPicture) {
  EXPECT_TRUE(StillFiles::open(asking_for("png", "board"), kShape));
  EXPECT_TRUE(StillFiles::open(asking_for("png", "v1.2"), kShape));
  EXPECT_TRUE(AnimationFiles::open(asking_for("svg", "steps.d"), kShape, 1, 3));
}

TEST_F(PictureFilesTest, RefusesBoardsThatAreTooLarge) {
  const auto files = StillFiles::open(asking_for("svg", "board.svg"), {kMaxPictureSide + 1, 1});
  ASSERT_FALSE(files);
  EXPECT_THAT(files.error().message, HasSubstr("--svg: draws boards up to"));
}

TEST_F(PictureFilesTest, TellsAFolderOfStepsFromAPictureOfTheEnd) {
  EXPECT_TRUE(asking_for("svg", "steps").requests().front().is_folder());
  EXPECT_FALSE(asking_for("svg", "end.svg").requests().front().is_folder());
  EXPECT_FALSE(asking_for("png", "end").requests().front().is_folder());
}

TEST_F(PictureFilesTest, WritesAPictureAStep) {
  const Animation animation{"a game", kShape, Tiles(2), {{{}, {}, "first"}, {{}, {}, "second"}}};
  auto files = AnimationFiles::open(asking_for("svg", "steps"), kShape, 1, 3);
  ASSERT_TRUE(files);
  ASSERT_TRUE(files->write({animation}));
  EXPECT_THAT(folder_.text_of("steps/step-0002.svg"), HasSubstr("second"));
}

}  // namespace

}  // namespace minewise
