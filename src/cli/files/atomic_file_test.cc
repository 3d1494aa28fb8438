#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "cli/files/atomic_file.h"
#include "support/folder.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class AtomicFileTest : public ::testing::Test {
 protected:
  TestFolder folder_;
};

std::string why_not(const std::string& file) {
  const auto atomic_file = AtomicFile::open(file);
  return atomic_file ? "" : atomic_file.error().message;
}

TEST_F(AtomicFileTest, IsInPlaceWhenItIsFinished) {
  auto atomic_file = AtomicFile::open(folder_.file("a.txt"));
  ASSERT_TRUE(atomic_file);
  atomic_file->write("one ");
  EXPECT_FALSE(fs::exists(folder_.file("a.txt")));
  ASSERT_TRUE(atomic_file->finish("two"));
  EXPECT_EQ(folder_.text_of("a.txt"), "one two");
}

TEST_F(AtomicFileTest, ThatIsGivenUpLeavesNothing) {
  {
    auto atomic_file = AtomicFile::open(folder_.file("a.txt"));
    ASSERT_TRUE(atomic_file);
    atomic_file->write("half of it");
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(AtomicFileTest, OfAProgramThatIsKilledLeavesNothing) {
  EXPECT_EXIT(
      {
        auto atomic_file = AtomicFile::open(folder_.file("a.txt"));
        atomic_file->write("half of it");
        raise(SIGKILL);
      },
      ::testing::KilledBySignal(SIGKILL), "");
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(AtomicFileTest, ThatIsGivenUpLeavesTheOldFile) {
  const std::string file = folder_.put("a.txt", "old");
  {
    auto atomic_file = AtomicFile::open(file);
    ASSERT_TRUE(atomic_file);
    atomic_file->write("new");
  }
  EXPECT_EQ(folder_.text_of("a.txt"), "old");
}

TEST_F(AtomicFileTest, KeepsThePermissionsOfTheFileItReplaces) {
  const std::string file = folder_.put("a.txt", "old");
  fs::permissions(file, fs::perms(0640));
  auto atomic_file = AtomicFile::open(file);
  ASSERT_TRUE(atomic_file);
  ASSERT_TRUE(atomic_file->finish("new"));
  EXPECT_EQ(folder_.text_of("a.txt"), "new");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0640));
}

TEST_F(AtomicFileTest, HasThePermissionsOfTheUmaskIfItIsNew) {
  const mode_t before = umask(027);
  auto atomic_file = AtomicFile::open(folder_.file("a.txt"));
  ASSERT_TRUE(atomic_file);
  ASSERT_TRUE(atomic_file->finish());
  umask(before);
  EXPECT_EQ(fs::status(folder_.file("a.txt")).permissions(), fs::perms(0640));
}

TEST_F(AtomicFileTest, ReplacesTheFileBehindALink) {
  folder_.put("a.txt", "old");
  fs::create_symlink("a.txt", folder_.file("link"));
  auto atomic_file = AtomicFile::open(folder_.file("link"));
  ASSERT_TRUE(atomic_file);
  ASSERT_TRUE(atomic_file->finish("new"));
  EXPECT_TRUE(fs::is_symlink(folder_.file("link")));
  EXPECT_EQ(folder_.text_of("a.txt"), "new");
}

TEST_F(AtomicFileTest, IsRefusedWhereItCannotBe) {
  fs::create_symlink("nowhere", folder_.file("link"));
  EXPECT_EQ(why_not(folder_.file("link")), folder_.file("link") + ": is a broken link");
  EXPECT_EQ(why_not(folder_.path()), folder_.path().string() + ": is a directory");
  EXPECT_EQ(why_not(""), "'': is not the name of a file");
  EXPECT_THAT(why_not(folder_.file("missing/a.txt")), HasSubstr("its folder does not exist"));
}

TEST_F(AtomicFileTest, OfADeviceIsWrittenToAtOnce) {
  auto atomic_file = AtomicFile::open("/dev/null");
  ASSERT_TRUE(atomic_file);
  EXPECT_TRUE(atomic_file->finish("gone"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(AtomicFileTest, OfAFullDiskFailsAtTheEnd) {
  auto atomic_file = AtomicFile::open("/dev/full");
  ASSERT_TRUE(atomic_file);
  atomic_file->write("lost");
  const Status finished = atomic_file->finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().message, "/dev/full: cannot be written");
  EXPECT_EQ(finished.error().kind, ErrorKind::Failed);
}

TEST_F(AtomicFileTest, IsOpenedOnlyIfAskedFor) {
  const auto none = open_atomic_file(std::nullopt);
  ASSERT_TRUE(none);
  EXPECT_FALSE(*none);
  const auto one = open_atomic_file(folder_.file("a.txt"));
  ASSERT_TRUE(one);
  EXPECT_TRUE(*one);
  EXPECT_FALSE(open_atomic_file(""));
}

TEST(StreamOf, KnowsTheNamesOfStreams) {
  EXPECT_EQ(stream_of("/dev/stdout"), STDOUT_FILENO);
  EXPECT_EQ(stream_of("/dev/stderr"), STDERR_FILENO);
  EXPECT_EQ(stream_of("/dev/fd/3"), 3);
  EXPECT_EQ(stream_of("/dev/fd/x"), std::nullopt);
  EXPECT_EQ(stream_of("stdout"), std::nullopt);
}

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
  auto atomic_file = AtomicFolder::open(folder_.path());
  ASSERT_TRUE(atomic_file);
  std::ofstream(fs::path(atomic_file->place()) / "replaced") << "new";
  std::ofstream(fs::path(atomic_file->place()) / "added") << "new";
  EXPECT_EQ(folder_.text_of("replaced"), "old");
  ASSERT_TRUE(atomic_file->finish());
  EXPECT_EQ(folder_.text_of("kept"), "old");
  EXPECT_EQ(folder_.text_of("replaced"), "new");
  EXPECT_EQ(folder_.text_of("added"), "new");
  EXPECT_FALSE(fs::exists(atomic_file->place()));
}

TEST_F(FoldersTest, AreNotFilledIfThatIsGivenUp) {
  {
    auto atomic_file = AtomicFolder::open(folder_.path());
    ASSERT_TRUE(atomic_file);
    std::ofstream(fs::path(atomic_file->place()) / "added") << "new";
  }
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(FoldersTest, ForgetWhatAKilledRunLeft) {
  std::string place;
  {
    auto atomic_file = AtomicFolder::open(folder_.path());
    place = atomic_file->place();
  }
  fs::create_directory(place);
  std::ofstream(fs::path(place) / "half") << "old";
  auto atomic_file = AtomicFolder::open(folder_.path());
  ASSERT_TRUE(atomic_file);
  ASSERT_TRUE(atomic_file->finish());
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(FoldersTest, MustBeThereToBeFilled) {
  const auto atomic_file = AtomicFolder::open(folder_.file("missing"));
  ASSERT_FALSE(atomic_file);
  EXPECT_EQ(atomic_file.error().kind, ErrorKind::Failed);
}

}  // namespace

}  // namespace minewise
