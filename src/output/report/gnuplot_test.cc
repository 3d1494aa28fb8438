// A script in place of gnuplot shows what is asked of it, and what becomes of one that hangs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "output/report/gnuplot.h"

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

  // What a script has written down.
  std::string seen() const {
    std::stringstream text;
    text << std::ifstream(folder_ / "seen").rdbuf();
    return text.str();
  }

  fs::path folder_;
  std::string path_;
};

TEST_F(FakeGnuplot, SeesNoneOfTheUsersSettings) {
  write_script("env > seen; echo \"$@\" >> seen; cat >> seen");
  const auto process = start_gnuplot("/somewhere/plots.gp", folder_.string());
  ASSERT_TRUE(process);
  EXPECT_TRUE(await_end(*process, 60));
  EXPECT_TRUE(ended_well(*process));
  EXPECT_THAT(seen(), Not(HasSubstr("GNUTERM")));
  EXPECT_THAT(seen(), HasSubstr("HOME=/nonexistent\n"));
  EXPECT_THAT(seen(), HasSubstr("-d /somewhere/plots.gp\n"));
}

TEST_F(FakeGnuplot, IsStoppedWithAllItStartedWhenItHangs) {
  write_script("sleep 1000 & echo $! > seen; wait");
  const auto process = start_gnuplot("plots.gp", folder_.string());
  ASSERT_TRUE(process);
  EXPECT_FALSE(await_end(*process, 1));
  stop_gnuplot(*process);
  EXPECT_FALSE(ended_well(*process));
}

TEST_F(FakeGnuplot, FailsIfItSaysSo) {
  write_script("exit 3");
  const auto process = start_gnuplot("plots.gp", folder_.string());
  ASSERT_TRUE(process);
  EXPECT_TRUE(await_end(*process, 60));
  EXPECT_FALSE(ended_well(*process));
}

TEST_F(FakeGnuplot, HasNoSignalKeptFromIt) {
  write_script("grep SigBlk /proc/self/status > seen");
  sigset_t set, before;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, &before);
  const auto process = start_gnuplot("plots.gp", folder_.string());
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  ASSERT_TRUE(process);
  EXPECT_TRUE(await_end(*process, 60));
  EXPECT_TRUE(ended_well(*process));
  EXPECT_EQ(seen(), "SigBlk:\t0000000000000000\n");
}

}  // namespace

}  // namespace minewise
