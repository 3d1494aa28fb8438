#include "cli/results/named_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace minewise {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;

class NamedFiles : public ::testing::Test {
 protected:
  NamedFiles() {
    fs::create_directories(folder_);
    std::ofstream(folder_ / "a") << "text";
    fs::create_symlink("a", folder_ / "link");
  }
  ~NamedFiles() override {
    fs::remove_all(folder_);
    static_cast<void>(declare_files({}));
  }

  std::string in_folder(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_ = fs::path(::testing::TempDir()) /
                     ("named_files_" +
                      std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(NamedFiles, MayBeDifferentFiles) {
  EXPECT_TRUE(declare_files(
      {{"--out", in_folder("a"), FileRole::Writes}, {"--png", in_folder("b"), FileRole::Writes}}));
}

TEST_F(NamedFiles, AreWrittenOnceEach) {
  const Status refused = declare_files({{"--png", in_folder("a"), FileRole::Writes},
                                        {"--gif", in_folder("./link"), FileRole::Writes}});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("is named twice"));
}

TEST_F(NamedFiles, LeaveTheFilesOfResultsAlone) {
  const Status refused =
      declare_files({{"--out", folder_.string(), FileRole::KeepsResults},
                     {"--per-game", in_folder("results.csv"), FileRole::Writes}});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("is a file of the results"));
}

}  // namespace
}  // namespace minewise
