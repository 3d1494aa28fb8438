#include "study/ledger/ledger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "support/experiment.h"

namespace minewise {
namespace {

using ::testing::HasSubstr;

Experiment some_experiment(std::uint64_t games = 40) {
  return experiment_of("random,basic", "5/4,6@0.2", games);
}

const LedgerHead kHead{{}, "1", "minewise compare"};

class LedgerTest : public ::testing::Test {
 protected:
  LedgerTest() : folder_(std::filesystem::temp_directory_path() / unique_name()) {
    std::filesystem::create_directories(folder_);
  }
  ~LedgerTest() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

 private:
  static std::string unique_name() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    return fmt::format("minewise-ledger-{}-{}", test->name(),
                       ::testing::UnitTest::GetInstance()->random_seed());
  }

  std::filesystem::path folder_;
};

// Plays what is missing, up to a number of chunks.
void play_some(Ledger& ledger, std::uint64_t most) {
  ChunkQueue queue(ledger.plan(), ledger.head().shard);
  ASSERT_TRUE(ledger.leave_out_kept(queue));
  run_chunks(ledger.experiment(), ledger.plan(), queue, {}, [&](const PlayedChunk& chunk) {
    EXPECT_TRUE(ledger.keep(chunk));
    return --most > 0;
  });
}

constexpr std::uint64_t kAll = 1'000'000;

// The figures that matter, as text.
std::string figures_of(Ledger& ledger) {
  const auto summary = ledger.summarise();
  if (!summary) return summary.error().text();
  std::string text;
  for (const SeriesSummary& series : summary->series) {
    text += fmt::format("{} {} {} {}\n", series.games(), series.won.happened(),
                        series.mean(Figure::Score).value(), series.all_deductions());
  }
  for (const PairSummary& pair : summary->pairs) text += fmt::format("{}\n", pair.score.value());
  return text;
}

TEST_F(LedgerTest, KeepsGamesOverAnyNumberOfRuns) {
  const Experiment experiment = some_experiment();
  auto temporary = Ledger::create("", experiment, kHead);
  ASSERT_TRUE(temporary) << temporary.error().text();
  play_some(*temporary, kAll);
  {
    ASSERT_TRUE(Ledger::create(path("a"), experiment, kHead));
  }
  for (int run = 0; run < 60; ++run) {
    auto ledger = Ledger::resume(path("a"), experiment, kHead);
    ASSERT_TRUE(ledger) << ledger.error().text();
    play_some(*ledger, 3);
  }
  auto ledger = Ledger::read(path("a"));
  ASSERT_TRUE(ledger) << ledger.error().text();
  EXPECT_EQ(figures_of(*ledger), figures_of(*temporary));
}

TEST_F(LedgerTest, JoinsShards) {
  const Experiment experiment = some_experiment();
  auto whole = Ledger::create("", experiment, kHead);
  play_some(*whole, kAll);
  auto joined = Ledger::create(path("joined"), experiment, kHead);
  ASSERT_TRUE(joined);
  for (const int index : {2, 3, 1}) {
    auto shard = Ledger::create("", experiment, {{index, 3}, "1", ""});
    play_some(*shard, kAll);
    ASSERT_TRUE(joined->keep_all(*shard));
    ASSERT_TRUE(joined->keep_all(*shard));  // twice counts once
  }
  EXPECT_EQ(figures_of(*joined), figures_of(*whole));
}

TEST_F(LedgerTest, GivesGamesBackInOrder) {
  const Experiment experiment = some_experiment(7);
  auto ledger = Ledger::create("", experiment, kHead);
  play_some(*ledger, kAll);
  std::vector<std::uint64_t> seen;
  ASSERT_TRUE(
      ledger->each_game(1, [&](std::uint64_t index, const GameRecord&) { seen.push_back(index); }));
  EXPECT_THAT(seen, ::testing::ElementsAre(0, 1, 2, 3, 4, 5, 6));
}

TEST_F(LedgerTest, OfSomethingElseIsRefused) {
  const Experiment experiment = some_experiment();
  {
    ASSERT_TRUE(Ledger::create(path("a"), experiment, {{1, 2}, "1", ""}));
  }
  const auto error = [&](const Experiment& other, Shard shard, std::string_view version) {
    const auto ledger = Ledger::resume(path("a"), other, {shard, std::string(version), ""});
    return ledger ? "none" : ledger.error().text();
  };
  EXPECT_EQ(error(experiment, {1, 2}, "1"), "none");
  EXPECT_THAT(error(some_experiment(41), {1, 2}, "1"),
              HasSubstr("another experiment: 'games 41' here, 'games 40' there"));
  EXPECT_THAT(error(experiment, {2, 2}, "1"), HasSubstr("another part of the experiment"));
  EXPECT_THAT(error(experiment, {1, 2}, "2"), HasSubstr("begun by minewise 1, and this is 2"));
}

TEST_F(LedgerTest, IsInUseByOneRunAtATime) {
  auto first = Ledger::create(path("a"), some_experiment(), kHead);
  ASSERT_TRUE(first);
  play_some(*first, 1);
  EXPECT_THAT(Ledger::resume(path("a"), some_experiment(), kHead).error().text(),
              HasSubstr("in use by another run"));
  EXPECT_THAT(Ledger::read(path("a")).error().text(), HasSubstr("in use by another run"));
}

TEST_F(LedgerTest, ThatIsDamagedSaysSo) {
  EXPECT_THAT(Ledger::read(path("nowhere")).error().text(), HasSubstr("unable to open"));
  std::ofstream(path("text")) << "this is no database, however long it may be, whatever you try";
  EXPECT_THAT(Ledger::read(path("text")).error().text(), HasSubstr("not an SQLite database"));
  {
    auto other = Database::open(path("other"), Database::Mode::Create);
    ASSERT_TRUE(other->execute("CREATE TABLE cheese (age)"));
  }
  EXPECT_THAT(Ledger::read(path("other")).error().text(), HasSubstr("not a ledger"));
  {
    auto ledger = Ledger::create(path("a"), some_experiment(), kHead);
    play_some(*ledger, kAll);
  }
  const auto after = [&](const char* sql) {
    std::filesystem::copy_file(path("a"), path("b"),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_TRUE(Database::open(path("b"), Database::Mode::ReadWrite)->execute(sql));
    auto ledger = Ledger::read(path("b"));
    return ledger ? figures_of(*ledger) : ledger.error().text();
  };
  EXPECT_THAT(after("DELETE FROM chunk WHERE series = 1 AND number = 2"),
              HasSubstr("chunk 2 of series 1: is missing"));
  EXPECT_THAT(after("UPDATE chunk SET games = x'00' WHERE series = 1"), HasSubstr("is damaged"));
  EXPECT_THAT(after("DELETE FROM about WHERE name = 'experiment'"), HasSubstr("is damaged"));
  EXPECT_THAT(after("UPDATE about SET value = replace(value, '40', '41')"),
              HasSubstr("what it says about itself is damaged"));
  EXPECT_THAT(after("UPDATE about SET value = 'minewise ledger 9' WHERE name = 'format'"),
              HasSubstr("'minewise ledger 9'"));
}

// As one that was killed after its first or second step.
TEST_F(LedgerTest, ThatWasNeverFilledIsBegunAnew) {
  for (const char* step : {"VACUUM", "PRAGMA journal_mode = WAL"}) {
    const std::string blank = path(fmt::format("blank{}", *step));
    {
      ASSERT_TRUE(Database::open(blank, Database::Mode::Create)->execute(step));
    }
    auto ledger = Ledger::resume(blank, some_experiment(), kHead);
    ASSERT_TRUE(ledger) << step << ": " << ledger.error().text();
    play_some(*ledger, kAll);
    EXPECT_THAT(figures_of(*ledger), HasSubstr("40 "));
  }
}

TEST_F(LedgerTest, PlaysDamagedChunksAgain) {
  auto whole = Ledger::create("", some_experiment(), kHead);
  play_some(*whole, kAll);
  {
    auto ledger = Ledger::create(path("a"), some_experiment(), kHead);
    play_some(*ledger, kAll);
  }
  ASSERT_TRUE(Database::open(path("a"), Database::Mode::ReadWrite)
                  ->execute("UPDATE chunk SET games = x'00' WHERE number = 3"));
  auto ledger = Ledger::resume(path("a"), some_experiment(), kHead);
  ASSERT_TRUE(ledger) << ledger.error().text();
  ChunkQueue queue(ledger->plan(), {});
  EXPECT_EQ(ledger->leave_out_kept(queue).value(), 4);
  play_some(*ledger, kAll);
  EXPECT_EQ(figures_of(*ledger), figures_of(*whole));
}

TEST_F(LedgerTest, ThatIsFinishedIsOneFileThatAnyoneMayRead) {
  {
    auto ledger = Ledger::create(path("a"), some_experiment(), kHead);
    play_some(*ledger, kAll);
    ASSERT_TRUE(ledger->finish());
  }
  std::filesystem::permissions(path("a"), std::filesystem::perms::owner_read);
  auto ledger = Ledger::read(path("a"));
  ASSERT_TRUE(ledger) << ledger.error().text();
  EXPECT_THAT(figures_of(*ledger), HasSubstr("40 "));
  int files = 0;
  for ([[maybe_unused]] const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(path("a")).parent_path())) {
    ++files;
  }
  EXPECT_EQ(files, 1);
}

TEST_F(LedgerTest, WritesTablesForThoseWhoAskInSql) {
  auto ledger = Ledger::create(path("a"), some_experiment(), kHead);
  ASSERT_TRUE(ledger->write_table("results", {"agent", "score"}, {{"basic", "0.5"}}));
  ASSERT_TRUE(ledger->write_table("results", {"agent", "score"}, {{"basic", "0.75"}, {"x", ""}}));
  *ledger = Ledger::create("", some_experiment(), kHead).value();  // lets go of the file
  auto database = Database::open(path("a"), Database::Mode::ReadOnly);
  auto select =
      database->prepare("SELECT agent, score FROM results WHERE score > 0.7 AND score < 1");
  ASSERT_TRUE(select) << select.error().text();
  ASSERT_TRUE(select->step().value());
  EXPECT_EQ(select->bytes(0), "basic");
  EXPECT_EQ(select->real(1), 0.75);
  EXPECT_FALSE(select->step().value());
}

}  // namespace
}  // namespace minewise
