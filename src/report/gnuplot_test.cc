// A script in place of gnuplot shows what is asked of it, and what becomes of one that hangs.
#include "report/gnuplot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

class FakeGnuplot : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = testing::TempDir() + "gnuplot-XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    path_ = std::getenv("PATH");
    setenv("PATH", (folder_.string() + ":" + path_).c_str(), 1);
    setenv("GNUTERM", "x11", 1);
  }
  void TearDown() override {
    setenv("PATH", path_.c_str(), 1);
    unsetenv("GNUTERM");
    fs::remove_all(folder_);
  }

  void write_script(const std::string& body) const {
    const fs::path file = folder_ / "gnuplot";
    std::ofstream(file) << "#!/bin/sh\n" << body << "\n";
    fs::permissions(file, fs::perms::owner_all);
  }

  fs::path folder_;
  std::string path_;
};

TEST_F(FakeGnuplot, SeesNoneOfTheUsersSettings) {
  write_script("env > seen; echo \"$@\" >> seen; cat >> seen");
  ASSERT_TRUE(run_gnuplot(folder_.string(), 60));
  std::stringstream seen;
  seen << std::ifstream(folder_ / "seen").rdbuf();
  EXPECT_THAT(seen.str(), Not(HasSubstr("GNUTERM")));
  EXPECT_THAT(seen.str(), HasSubstr("HOME=/nonexistent\n"));
  EXPECT_THAT(seen.str(), HasSubstr("-d plots.gp\n"));
}

TEST_F(FakeGnuplot, IsStoppedWithAllItStartedWhenItHangs) {
  write_script("sleep 1000 & echo $! > child; wait");
  const auto run = run_gnuplot(folder_.string(), 1);
  ASSERT_FALSE(run);
  EXPECT_THAT(run.error().message, HasSubstr("gnuplot was stopped after 1 seconds"));
}

TEST_F(FakeGnuplot, FailsIfItSaysSo) {
  write_script("exit 3");
  const auto run = run_gnuplot(folder_.string(), 60);
  ASSERT_FALSE(run);
  EXPECT_THAT(run.error().message, HasSubstr("gnuplot failed on"));
}

}  // namespace
}  // namespace minewise
