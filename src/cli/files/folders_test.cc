#include "cli/files/folders.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "support/folder.h"

namespace minewise {
namespace {

namespace fs = std::filesystem;

class FoldersTest : public ::testing::Test {
 protected:
  TestFolder folder_;
  std::error_code error_;
};

TEST_F(FoldersTest, MadeForNothingGoAway) {
  {
    const MadeFolder made = MadeFolder::make(folder_.file("a/b/c/"), error_);
    EXPECT_FALSE(error_);
    EXPECT_TRUE(fs::is_directory(folder_.file("a/b/c")));
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(FoldersTest, StayIfSomethingIsInThem) {
  {
    const MadeFolder made = MadeFolder::make(folder_.file("a/b"), error_);
    folder_.put("a/file", "text");
  }
  EXPECT_FALSE(fs::exists(folder_.file("a/b")));
  EXPECT_EQ(folder_.text_of("a/file"), "text");
}

TEST_F(FoldersTest, ThatWereThereStay) {
  fs::create_directory(folder_.file("a"));
  {
    const MadeFolder made = MadeFolder::make(folder_.file("a"), error_);
  }
  EXPECT_TRUE(fs::is_directory(folder_.file("a")));
}

TEST_F(FoldersTest, CannotBeMadeUnderAFile) {
  folder_.put("a", "text");
  const MadeFolder made = MadeFolder::make(folder_.file("a/b"), error_);
  EXPECT_TRUE(error_);
}

TEST_F(FoldersTest, AreFilledAllAtOnce) {
  folder_.put("kept", "old");
  folder_.put("replaced", "old");
  auto draft = DraftFolder::open(folder_.path());
  ASSERT_TRUE(draft);
  std::ofstream(fs::path(draft->place()) / "replaced") << "new";
  std::ofstream(fs::path(draft->place()) / "added") << "new";
  EXPECT_EQ(folder_.text_of("replaced"), "old");
  ASSERT_TRUE(draft->finish());
  EXPECT_EQ(folder_.text_of("kept"), "old");
  EXPECT_EQ(folder_.text_of("replaced"), "new");
  EXPECT_EQ(folder_.text_of("added"), "new");
  EXPECT_FALSE(fs::exists(draft->place()));
}

TEST_F(FoldersTest, AreNotFilledIfThatIsGivenUp) {
  {
    auto draft = DraftFolder::open(folder_.path());
    ASSERT_TRUE(draft);
    std::ofstream(fs::path(draft->place()) / "added") << "new";
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(FoldersTest, ForgetWhatAKilledRunLeft) {
  std::string place;
  {
    auto draft = DraftFolder::open(folder_.path());
    place = draft->place();
  }
  fs::create_directory(place);
  std::ofstream(fs::path(place) / "half") << "old";
  auto draft = DraftFolder::open(folder_.path());
  ASSERT_TRUE(draft);
  ASSERT_TRUE(draft->finish());
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(FoldersTest, MustBeThereToBeFilled) {
  const auto draft = DraftFolder::open(folder_.file("missing"));
  ASSERT_FALSE(draft);
  EXPECT_EQ(draft.error().code, kFailed);
}

}  // namespace
}  // namespace minewise
