#include "cli/files/apart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/files/atomic_file.h"
#include "cli/files/read_text.h"
#include "support/folder.h"

namespace minewise {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class ApartTest : public ::testing::Test {
 protected:
  ApartTest() {
    input_ = folder_.put("input", "text");
    fs::create_symlink("input", folder_.file("soft"));
    fs::create_hard_link(input_, folder_.file("hard"));
    fs::create_directory_symlink(".", folder_.file("way"));
  }
  ~ApartTest() override { static_cast<void>(declare_outputs({})); }

  static std::string why(const Status& status) { return status ? "" : status.error().message; }

  // All names of the input.
  std::vector<std::string> names() const {
    return {input_, folder_.file("./input"), folder_.file("soft"), folder_.file("hard"),
            folder_.file("way/soft")};
  }

  TestFolder folder_;
  std::string input_;
};

TEST_F(ApartTest, WhatWasReadIsNotWritten) {
  ASSERT_TRUE(read_text(input_));
  for (const std::string& name : names()) {
    const auto atomic_file = AtomicFile::open(name);
    ASSERT_FALSE(atomic_file) << name;
    EXPECT_EQ(atomic_file.error().kind, ErrorKind::Input);
    EXPECT_EQ(atomic_file.error().message,
              name + " is the same file as " + input_ + ", which is read; choose another name");
  }
  EXPECT_TRUE(AtomicFile::open(folder_.file("other")));
}

TEST_F(ApartTest, WhatIsToBeWrittenIsNotRead) {
  for (const std::string& name : names()) {
    ASSERT_TRUE(declare_outputs({{"--out", name}}));
    const auto text = read_any(input_);
    ASSERT_FALSE(text) << name;
    EXPECT_EQ(text.error().message, "--out: " + name + " is the same file as " + input_ +
                                        ", which is read; choose another name");
  }
}

TEST_F(ApartTest, OutputsDeclaredLaterAreNoInputs) {
  ASSERT_TRUE(read_text(input_));
  EXPECT_THAT(why(declare_outputs({{"--png", folder_.file("hard")}})), HasSubstr("same file"));
  EXPECT_EQ(why(declare_outputs({{"--png", folder_.file("other")}})), "");
}

TEST_F(ApartTest, AFolderIsFilledWithNoneOfItsFiles) {
  ASSERT_TRUE(read_text(input_));
  fs::create_directory(folder_.file("filled"));
  fs::create_symlink("../input", folder_.file("filled/b"));
  auto atomic_file = AtomicFolder::open(folder_.file("filled"));
  ASSERT_TRUE(atomic_file);
  for (const char* name : {"a", "b", "c"})
    std::ofstream(fs::path(atomic_file->place()) / name) << "new";
  const Status finished = atomic_file->finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().kind, ErrorKind::Input);
  EXPECT_FALSE(fs::exists(folder_.file("filled/a")));
  EXPECT_FALSE(fs::exists(folder_.file("filled/c")));
}

TEST_F(ApartTest, WhatIsLookedIntoIsNoInput) {
  ASSERT_TRUE(look_into(input_));
  EXPECT_TRUE(AtomicFile::open(input_));
}

TEST_F(ApartTest, AFileInThePlaceOfAnInputIsOneToo) {
  ASSERT_TRUE(read_text(input_));
  folder_.put("new", "another file");
  fs::rename(folder_.file("new"), input_);
  EXPECT_FALSE(AtomicFile::open(input_));
}

TEST_F(ApartTest, DevicesAreNoFiles) {
  ASSERT_TRUE(read_text("/dev/null"));
  EXPECT_TRUE(AtomicFile::open("/dev/null"));
}

TEST_F(ApartTest, OutputsAreFilesOfTheirOwn) {
  EXPECT_THAT(
      why(declare_outputs({{"--png", folder_.file("new")}, {"--gif", folder_.file("./new")}})),
      HasSubstr("named twice"));
  EXPECT_THAT(why(declare_outputs({{"--svg", folder_.file("steps"), false, true},
                                   {"--save", folder_.file("steps/game")}})),
              HasSubstr("named twice"));
}

}  // namespace
}  // namespace minewise
