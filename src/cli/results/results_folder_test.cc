#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/results/kept_run.h"
#include "cli/results/results_folder.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"
#include "study/presets/presets.h"
#include "support/experiment.h"
#include "support/folder.h"
#include "support/ledger.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::internal::CaptureStderr;
using ::testing::internal::CaptureStdout;
using ::testing::internal::GetCapturedStderr;
using ::testing::internal::GetCapturedStdout;

class ResultsTest : public ::testing::Test {
 protected:
  Ledger played() const {
    const Experiment experiment = experiment_of("random,basic", "5/4,6@0.2", 10);
    auto ledger = Ledger::create(ledger_path(folder_.path()), subject_of(experiment),
                                 {{}, "1", "minewise compare"});
    EXPECT_TRUE(ledger && play_missing(*ledger));
    return std::move(*ledger);
  }

  std::string why_not(const std::string& name, std::optional<std::string_view> advice = {}) const {
    const auto made = make_results_folder(folder_.file(name), advice);
    return made ? "" : made.error().message;
  }

  TestFolder folder_;
};

TEST_F(ResultsTest, AreTablesAndTheLedger) {
  Ledger ledger = played();
  const auto summary = read_summary(ledger, experiment_in(ledger));
  ASSERT_TRUE(summary);
  ASSERT_TRUE(write_results(ledger, experiment_in(ledger), *summary, folder_.path(), std::nullopt));
  EXPECT_THAT(folder_.text_of("results.csv"), StartsWith("agent,width,height,mines,density"));
  EXPECT_TRUE(fs::exists(folder_.file("timings.csv")));
  EXPECT_TRUE(fs::exists(folder_.file("results.sqlite")));
  EXPECT_FALSE(fs::exists(folder_.file("report.html")));
}

TEST_F(ResultsTest, HaveAPageIfThereAreWordsForIt) {
  Ledger ledger = played();
  const auto summary = read_summary(ledger, experiment_in(ledger));
  ASSERT_TRUE(summary);
  CaptureStderr();  // there may be no gnuplot
  const Status written = write_results(ledger, experiment_in(ledger), *summary, folder_.path(),
                                       PageWords{"Two agents", "Why."});
  GetCapturedStderr();
  ASSERT_TRUE(written);
  EXPECT_THAT(folder_.text_of("report.html"), HasSubstr("Two agents"));
}

TEST_F(ResultsTest, HaveARowForEveryGame) {
  Ledger ledger = played();
  auto file = AtomicFile::open(folder_.file("games.csv"));
  ASSERT_TRUE(file);
  ASSERT_TRUE(write_games(ledger, experiment_in(ledger), *file));
  const std::string text = folder_.text_of("games.csv");
  EXPECT_EQ(std::ranges::count(text, '\n'), 1 + 2 * 2 * 10);
}

TEST_F(ResultsTest, AreRefusedAFolderThatIsThere) {
  EXPECT_EQ(why_not("new"), "");
  EXPECT_FALSE(fs::exists(folder_.file("new"))) << "nothing came to be in it";
  fs::create_directory(folder_.file("old"));
  EXPECT_EQ(why_not("old"), "");
  EXPECT_THAT(why_not("old", "give another name"), EndsWith("old exists; give another name"));
  folder_.put("file", "text");
  EXPECT_THAT(why_not("file"), EndsWith("file is not a folder"));
}

TEST_F(ResultsTest, AreNamed) {
  Experiment experiment;
  EXPECT_EQ(describe_results(experiment, "out", false),
            "Written to out: results.csv, intervals.csv, differences.csv, deductions.csv, "
            "memory.csv, timings.csv, faults.csv, results.sqlite\n");
  EXPECT_THAT(describe_results(experiment, "out", true),
              EndsWith("Open out/report.html in a browser; its plots are in out/plots.\n"));
  experiment.estimate = Estimate::Luckless;
  EXPECT_THAT(describe_results(experiment, "out", false),
              HasSubstr(" differences.csv, estimates.csv, estimate_differences.csv, "));
}

TEST_F(ResultsTest, FiguresAreWrittenAndDrawn) {
  Plot plot;
  plot.name = "a";
  plot.series = {{"line", {{0, 0}, {1, 1}}}};
  CaptureStderr();  // there may be no gnuplot
  const Status written = write_figures(folder_.path(), {{{"a.csv", "x,y\n"}}, "", {plot}});
  const Status drawn = draw_in_folder(folder_.path(), {{plot}});
  GetCapturedStderr();
  EXPECT_TRUE(written && drawn);
  EXPECT_EQ(folder_.text_of("a.csv"), "x,y\n");
  EXPECT_THAT(folder_.text_of("plots.gp"), HasSubstr("a.svg"));
}

// The same figures in one go, and from a ledger that two runs filled.
TEST_F(ResultsTest, OfAStudyAreTheSameHoweverItsTrialsWereMade) {
  Preset preset = find_preset("chain-size").value();
  preset.options.sizes = "5,6";
  const Study study = plan_study(preset, 40, 1).value();
  const auto trials = make_trials(study).value();
  CaptureStdout();
  CaptureStderr();
  EXPECT_TRUE(make_figures(preset, {40, 1, folder_.file("once"), 2}));
  GetCapturedStderr();
  EXPECT_THAT(GetCapturedStdout(), HasSubstr("peaks of exact"));
  auto ledger =
      open_ledger(folder_.path(), subject_of(study, *trials), {{}, study_code_version(), ""});
  ASSERT_TRUE(ledger);
  ASSERT_TRUE(ledger->keep({{3, 1}, trials->measure({3, 1}, {}).value(), 0.5}));
  const auto words = words_of_resume(folder_.path());
  RunPace pace;
  const auto damaged = measure_missing(*ledger, study, *trials, {folder_.path(), 1, words, pace});
  ASSERT_TRUE(damaged);
  EXPECT_EQ(*damaged, 0);
  const auto figures = read_figures(*ledger, *trials);
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->files.front().text, folder_.text_of("once/chains.csv"));
}

TEST_F(ResultsTest, FiguresNeedAFolderThatCanBeWrittenTo) {
  EXPECT_TRUE(make_figure_folder(folder_.file("new")));
  const auto none = make_figure_folder(folder_.put("file", "text"));
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().message, EndsWith("file cannot be created as a folder"));
}

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
  EXPECT_THAT(refused.error().message, HasSubstr("named twice"));
}

TEST_F(NamedFiles, LeaveTheFilesOfResultsAlone) {
  const Status refused =
      declare_files({{"--out", folder_.string(), FileRole::KeepsResults},
                     {"--per-game", in_folder("results.csv"), FileRole::Writes}});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("is one of the results files"));
}

}  // namespace

}  // namespace minewise
