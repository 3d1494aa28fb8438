#include "cli/results/status_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "support/folder.h"

namespace minewise {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::internal::CaptureStderr;
using ::testing::internal::GetCapturedStderr;

class StatusFileTest : public ::testing::Test {
 protected:
  std::string text() const { return folder_.text_of("status.json"); }

  TestFolder folder_;
  StatusHead head_{folder_.file("status.json"), "compare", "results"};
};

TEST_F(StatusFileTest, IsThereFromTheBeginning) {
  StatusFile status(head_);
  EXPECT_THAT(text(), AllOf(StartsWith("{\"minewise\":\""), EndsWith("\"message\":null}\n"),
                            HasSubstr("\"verb\":\"compare\",\"state\":\"running\""),
                            HasSubstr("\"games\":{\"all\":0,\"done\":0,\"before\":0}"),
                            HasSubstr("\"out\":\"results\"")));
  EXPECT_TRUE(status.end({}));
}

TEST_F(StatusFileTest, TellsTheGamesAtTheEnd) {
  StatusFile status(head_);
  status.pace().begin(10, 3);
  status.pace().came(0, 7);
  EXPECT_TRUE(status.end({}));
  EXPECT_THAT(text(), AllOf(HasSubstr("\"state\":\"finished\""), HasSubstr("\"left_s\":null"),
                            HasSubstr("{\"all\":10,\"done\":10,\"before\":3}"),
                            HasSubstr("\"state\":\"there\",\"games\":7,")));
}

TEST_F(StatusFileTest, TellsWhyARunEnded) {
  const auto told = [&](ErrorKind kind) {
    StatusFile status(head_);
    EXPECT_FALSE(status.end(fail_as(kind, "with 3 of 9")));
    return text();
  };
  EXPECT_THAT(told(ErrorKind::Stopped), AllOf(HasSubstr("\"state\":\"stopped\""),
                                              EndsWith("\"message\":\"with 3 of 9\"}\n")));
  EXPECT_THAT(told(ErrorKind::Failed), HasSubstr("\"state\":\"failed\""));
}

TEST_F(StatusFileTest, ARunWithoutAnEndHasFailed) {
  {
    const StatusFile status(head_);
  }
  EXPECT_THAT(text(), AllOf(HasSubstr("\"state\":\"failed\""), HasSubstr("broke off")));
}

TEST_F(StatusFileTest, ARunGoesOnWithoutIt) {
  head_.file = folder_.file("gone/status.json");
  CaptureStderr();
  StatusFile status(head_);
  EXPECT_TRUE(status.end({}));
  const std::string said = GetCapturedStderr();
  EXPECT_THAT(said,
              AllOf(StartsWith("minewise compare: --status: "), EndsWith("the run continues\n")));
  EXPECT_EQ(said.find("--status", said.find("--status") + 1), said.npos) << "told once";
  std::filesystem::create_directory(folder_.file("gone"));
  StatusFile again(head_);
  EXPECT_TRUE(again.end({}));
  EXPECT_THAT(folder_.text_of("gone/status.json"), HasSubstr("finished"));
}

TEST_F(StatusFileTest, IsNotWrittenUnlessAskedFor) {
  head_.file.reset();
  StatusFile status(head_);
  EXPECT_TRUE(status.end({}));
  EXPECT_TRUE(folder_.is_empty());
}

TEST_F(StatusFileTest, IsCheckedBeforeAnyWork) {
  EXPECT_TRUE(check_status_file(std::nullopt));
  EXPECT_TRUE(check_status_file(head_.file));
  EXPECT_TRUE(folder_.is_empty());
  for (const char* name : {"/dev/null", "gone/status.json", "."}) {
    const Status checked = check_status_file(name);
    ASSERT_FALSE(checked) << name;
    EXPECT_EQ(checked.error().kind, ErrorKind::Input);
  }
}

TEST_F(StatusFileTest, TakesFoldersOfAnyName) {
  head_.folder = "caf\xe9";  // no UTF-8
  StatusFile status(head_);
  EXPECT_THAT(text(), HasSubstr("\"out\":\"caf\xef\xbf\xbd\""));
  EXPECT_TRUE(status.end({}));
}

}  // namespace
}  // namespace minewise
