#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "cli/serve/page_folder.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;

class PageFolderTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "minewise-page-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    above_ = name;
    fs::create_directories(above_ / "page/sub");
    write("page/index.html", "<p>");
    write("secret.txt", "secret");
  }
  void TearDown() override { fs::remove_all(above_); }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(above_ / name) << text;
  }

  // How long ago it was written.
  void age(const std::string& name, std::chrono::seconds ago) {
    fs::last_write_time(above_ / name, fs::last_write_time(above_ / name) - ago);
  }

  std::expected<PageFile, Refusal> find(std::vector<std::string> path,
                                        std::string_view codings = "") {
    const auto folder = PageFolder::open((above_ / "page").string());
    HttpRequest request;
    request.path = std::move(path);
    request.accept_encoding = codings;
    return folder->find(request);
  }

  fs::path above_;
};

TEST_F(PageFolderTest, BeginsWithItsIndex) {
  EXPECT_EQ(find({"index.html"})->type, "text/html; charset=utf-8");
  EXPECT_EQ(find({"index.html"})->size, 3u);
  EXPECT_EQ(find({"sub"}).error().status, 404);
  EXPECT_EQ(find({"gone.js"}).error().status, 404);
}

TEST_F(PageFolderTest, IsRefusedWithoutIndex) {
  EXPECT_EQ(PageFolder::open((above_ / "page/sub").string()).error().kind, ErrorKind::Input);
  EXPECT_EQ(PageFolder::open((above_ / "gone").string()).error().kind, ErrorKind::Input);
  EXPECT_EQ(PageFolder::open((above_ / "secret.txt").string()).error().kind, ErrorKind::Input);
}

TEST_F(PageFolderTest, LinksMayNotLeadOut) {
  fs::create_symlink("../secret.txt", above_ / "page/link.txt");
  fs::create_directory_symlink("..", above_ / "page/up");
  fs::create_symlink("index.html", above_ / "page/same.html");
  fs::create_symlink("loop", above_ / "page/loop");
  EXPECT_EQ(find({"link.txt"}).error().status, 404);
  EXPECT_EQ(find({"up", "secret.txt"}).error().status, 404);
  EXPECT_EQ(find({"loop"}).error().status, 404);
  EXPECT_TRUE(find({"same.html"}));
}

TEST_F(PageFolderTest, LinksMayNotLeadToHiddenFiles) {
  fs::create_directory(above_ / "page/.git");
  for (const char* name : {"page/.secret", "page/.git/config", "page/a.js"}) write(name, "secret");
  fs::create_symlink(".secret", above_ / "page/x.txt");
  fs::create_symlink("../.secret", above_ / "page/sub/x.txt");
  fs::create_symlink("x.txt", above_ / "page/y.txt");
  fs::create_directory_symlink(".git", above_ / "page/git");
  fs::create_symlink(".secret", above_ / "page/a.js.gz");
  for (const auto& path : std::vector<std::vector<std::string>>{
           {"x.txt"}, {"sub", "x.txt"}, {"y.txt"}, {"git", "config"}, {"a.js.gz"}}) {
    EXPECT_EQ(find(path).error().status, 404) << path.front();
  }
  EXPECT_EQ(find({"a.js"}, "gzip")->coding, "");
}

TEST_F(PageFolderTest, MayStandInAHiddenFolder) {
  fs::rename(above_ / "page", above_ / ".page");
  fs::create_directory_symlink(".page", above_ / "page");
  EXPECT_TRUE(find({"index.html"}));
}

TEST_F(PageFolderTest, AFileThatCannotBeOpenedJustNowIsNotMissing) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none{0, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const int there = find({"index.html"}).error().status;
  const int gone = find({"gone.js"}).error().status;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(there, 503);
  EXPECT_EQ(gone, 404);
  EXPECT_TRUE(find({"index.html"}));
}

TEST_F(PageFolderTest, AFolderWhoseNameBeginsTheSameIsAnother) {
  fs::create_directory(above_ / "page-two");
  write("page-two/a.txt", "a");
  fs::create_symlink("../page-two/a.txt", above_ / "page/a.txt");
  EXPECT_EQ(find({"a.txt"}).error().status, 404);
}

TEST_F(PageFolderTest, SendsTheCopyThatIsAcceptedAndCurrent) {
  for (const char* name : {"page/a.js", "page/a.js.gz", "page/a.js.br"}) write(name, name);
  age("page/a.js", std::chrono::seconds(9));
  EXPECT_EQ(find({"a.js"})->coding, "");
  EXPECT_EQ(find({"a.js"}, "gzip")->coding, "gzip");
  EXPECT_EQ(find({"a.js"}, "gzip, br")->coding, "br");
  EXPECT_EQ(find({"a.js"}, "br")->type, "text/javascript; charset=utf-8");
  age("page/a.js.br", std::chrono::seconds(99));  // of an older build
  EXPECT_EQ(find({"a.js"}, "gzip, br")->coding, "gzip");
}

TEST_F(PageFolderTest, TagsChangeWithTheFile) {
  const std::string before = find({"index.html"})->entity_tag;
  EXPECT_EQ(find({"index.html"})->entity_tag, before);
  age("page/index.html", std::chrono::seconds(1));
  EXPECT_NE(find({"index.html"})->entity_tag, before);
}

TEST_F(PageFolderTest, IsLookedUpAnew) {
  const auto folder = PageFolder::open((above_ / "page").string());
  HttpRequest beginning;
  beginning.path = {"index.html"};
  fs::remove_all(above_ / "page");
  EXPECT_EQ(folder->find(beginning).error().status, 404);
  fs::create_directory(above_ / "page");
  write("page/index.html", "<p>again");
  EXPECT_EQ(folder->find(beginning)->size, 8u);
}

}  // namespace

}  // namespace minewise
