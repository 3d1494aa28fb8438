#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "cli/files/draft.h"
#include "support/folder.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class DraftTest : public ::testing::Test {
 protected:
  TestFolder folder_;
};

std::string why_not(const std::string& file) {
  const auto draft = Draft::open(file);
  return draft ? "" : draft.error().message;
}

TEST_F(DraftTest, IsInPlaceWhenItIsFinished) {
  auto draft = Draft::open(folder_.file("a.txt"));
  ASSERT_TRUE(draft);
  draft->write("one ");
  EXPECT_FALSE(fs::exists(folder_.file("a.txt")));
  ASSERT_TRUE(draft->finish("two"));
  EXPECT_EQ(folder_.text_of("a.txt"), "one two");
}

TEST_F(DraftTest, ThatIsGivenUpLeavesNothing) {
  {
    auto draft = Draft::open(folder_.file("a.txt"));
    ASSERT_TRUE(draft);
    draft->write("half of it");
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(DraftTest, OfAProgramThatIsKilledLeavesNothing) {
  EXPECT_EXIT(
      {
        auto draft = Draft::open(folder_.file("a.txt"));
        draft->write("half of it");
        raise(SIGKILL);
      },
      ::testing::KilledBySignal(SIGKILL), "");
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(DraftTest, ThatIsGivenUpLeavesTheOldFile) {
  const std::string file = folder_.put("a.txt", "old");
  {
    auto draft = Draft::open(file);
    ASSERT_TRUE(draft);
    draft->write("new");
  }
  EXPECT_EQ(folder_.text_of("a.txt"), "old");
}

TEST_F(DraftTest, KeepsThePermissionsOfTheFileItReplaces) {
  const std::string file = folder_.put("a.txt", "old");
  fs::permissions(file, fs::perms(0640));
  auto draft = Draft::open(file);
  ASSERT_TRUE(draft);
  ASSERT_TRUE(draft->finish("new"));
  EXPECT_EQ(folder_.text_of("a.txt"), "new");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0640));
}

TEST_F(DraftTest, HasThePermissionsOfTheUmaskIfItIsNew) {
  const mode_t before = umask(027);
  auto draft = Draft::open(folder_.file("a.txt"));
  ASSERT_TRUE(draft);
  ASSERT_TRUE(draft->finish());
  umask(before);
  EXPECT_EQ(fs::status(folder_.file("a.txt")).permissions(), fs::perms(0640));
}

TEST_F(DraftTest, ReplacesTheFileBehindALink) {
  folder_.put("a.txt", "old");
  fs::create_symlink("a.txt", folder_.file("link"));
  auto draft = Draft::open(folder_.file("link"));
  ASSERT_TRUE(draft);
  ASSERT_TRUE(draft->finish("new"));
  EXPECT_TRUE(fs::is_symlink(folder_.file("link")));
  EXPECT_EQ(folder_.text_of("a.txt"), "new");
}

TEST_F(DraftTest, IsRefusedWhereItCannotBe) {
  fs::create_symlink("nowhere", folder_.file("link"));
  EXPECT_EQ(why_not(folder_.file("link")), folder_.file("link") + ": is a link to nothing");
  EXPECT_EQ(why_not(folder_.path()), folder_.path().string() + ": is a directory");
  EXPECT_EQ(why_not(""), "'': is not the name of a file");
  EXPECT_THAT(why_not(folder_.file("missing/a.txt")), HasSubstr("there is no such folder"));
}

TEST_F(DraftTest, OfADeviceIsWrittenToAtOnce) {
  auto draft = Draft::open("/dev/null");
  ASSERT_TRUE(draft);
  EXPECT_TRUE(draft->finish("gone"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(DraftTest, OfAFullDiskFailsAtTheEnd) {
  auto draft = Draft::open("/dev/full");
  ASSERT_TRUE(draft);
  draft->write("lost");
  const Status finished = draft->finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().message, "/dev/full: cannot be written");
  EXPECT_EQ(finished.error().code, kFailed);
}

TEST_F(DraftTest, IsOpenedOnlyIfAskedFor) {
  const auto none = open_draft(std::nullopt);
  ASSERT_TRUE(none);
  EXPECT_FALSE(*none);
  const auto one = open_draft(folder_.file("a.txt"));
  ASSERT_TRUE(one);
  EXPECT_TRUE(*one);
  EXPECT_FALSE(open_draft(""));
}

TEST(StreamOf, KnowsTheNamesOfStreams) {
  EXPECT_EQ(stream_of("/dev/stdout"), STDOUT_FILENO);
  EXPECT_EQ(stream_of("/dev/stderr"), STDERR_FILENO);
  EXPECT_EQ(stream_of("/dev/fd/3"), 3);
  EXPECT_EQ(stream_of("/dev/fd/x"), std::nullopt);
  EXPECT_EQ(stream_of("stdout"), std::nullopt);
}

}  // namespace

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
