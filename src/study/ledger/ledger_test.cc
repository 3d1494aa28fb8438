#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "study/ledger/ledger.h"
#include "support/experiment.h"
#include "support/folder.h"
#include "support/ledger.h"

namespace minewise {

namespace {

using ::testing::HasSubstr;

Subject some_games(std::uint64_t games = 40) {
  return subject_of(experiment_of("random,basic", "5/4,6@0.2", games));
}

class LedgerTest : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return folder_.file(name); }

 private:
  TestFolder folder_;
};

TEST_F(LedgerTest, IsOneFileWhenClosed) {
  const Subject subject = some_games();
  auto ledger = Ledger::create(path("a"), subject, kHead);
  ASSERT_TRUE(ledger) << ledger.error().text();
  ASSERT_TRUE(play_missing(*ledger, 3));
  EXPECT_TRUE(std::filesystem::exists(path("a-wal")));
  ledger->close();
  EXPECT_FALSE(std::filesystem::exists(path("a-wal")));
  EXPECT_FALSE(std::filesystem::exists(path("a-journal")));
  auto again = Ledger::resume(path("a"), subject, kHead);
  ASSERT_TRUE(again) << again.error().text();
  ASSERT_TRUE(play_missing(*again));
  EXPECT_THAT(figures_of(*again), HasSubstr("40 "));
}

TEST_F(LedgerTest, IsOneFileAgainAfterARunThatWasKilledAndRead) {
  namespace fs = std::filesystem;
  const Subject subject = some_games();
  {
    auto ledger = Ledger::create(path("a"), subject, kHead);
    ASSERT_TRUE(ledger && play_missing(*ledger, 3));
    for (const char* ending : {"", "-wal"}) {  // as they are when a run is killed
      fs::copy_file(path("a") + ending, path("b") + ending);
      fs::copy_file(path("a") + ending, path("c") + ending);
    }
  }
  for (const char* name : {"b", "c"}) {
    {
      auto reader = Ledger::read(path(name), plan_of_games);
      ASSERT_TRUE(reader) << reader.error().text();
    }
    ASSERT_TRUE(fs::exists(path(name) + "-shm")) << "readers leave none: nothing is tested";
  }
  auto resumed = Ledger::resume(path("b"), subject, kHead);
  ASSERT_TRUE(resumed && play_missing(*resumed));
  EXPECT_THAT(figures_of(*resumed), HasSubstr("40 "));
  resumed->close();
  ASSERT_TRUE(Ledger::take(path("c"), plan_of_games));
  for (const char* name : {"b", "c"}) {
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
      EXPECT_FALSE(fs::exists(path(name) + ending)) << name << ending;
    }
  }
}

// Bytes 18 and 19 say how a database is written and read: 1 as a plain file, 2 with a log, which a
// reader has to be able to make.
TEST_F(LedgerTest, IsPlainHoweverItIsLetGo) {
  const auto formats = [&] {
    std::ifstream file(path("a"), std::ios::binary);
    std::string bytes(20, 0);
    file.read(bytes.data(), 20);
    return std::pair{int{bytes[18]}, int{bytes[19]}};
  };
  {
    auto ledger = Ledger::create(path("a"), some_games(), kHead);
    ASSERT_TRUE(ledger && play_missing(*ledger, 3));
    EXPECT_EQ(formats(), (std::pair{2, 2}));
    ledger->close();
    EXPECT_EQ(formats(), (std::pair{1, 1}));
    ledger->close();  // nothing is left to be done
  }
  {
    auto ledger = Ledger::resume(path("a"), some_games(), kHead);
    ASSERT_TRUE(ledger && play_missing(*ledger, 3));
    const Ledger moved = *std::move(ledger);
    EXPECT_EQ(formats(), (std::pair{2, 2}));
  }
  EXPECT_EQ(formats(), (std::pair{1, 1}));
}

TEST_F(LedgerTest, KeepsGamesOverAnyNumberOfRuns) {
  const Subject subject = some_games();
  auto temporary = Ledger::create("", subject, kHead);
  ASSERT_TRUE(temporary) << temporary.error().text();
  ASSERT_TRUE(play_missing(*temporary));
  {
    ASSERT_TRUE(Ledger::create(path("a"), subject, kHead));
  }
  for (int run = 0; run < 60; ++run) {
    auto ledger = Ledger::resume(path("a"), subject, kHead);
    ASSERT_TRUE(ledger) << ledger.error().text();
    ASSERT_TRUE(play_missing(*ledger, 3));
  }
  auto ledger = Ledger::read(path("a"), plan_of_games);
  ASSERT_TRUE(ledger) << ledger.error().text();
  EXPECT_EQ(figures_of(*ledger), figures_of(*temporary));
}

TEST_F(LedgerTest, GivesGamesBackInOrder) {
  const Subject subject = some_games(7);
  auto ledger = Ledger::create("", subject, kHead);
  ASSERT_TRUE(play_missing(*ledger));
  std::vector<std::uint64_t> seen;
  ASSERT_TRUE(each_game(*ledger, [&](int series, std::uint64_t index, const GameRecord&) {
    if (series == 1) seen.push_back(index);
  }));
  EXPECT_THAT(seen, ::testing::ElementsAre(0, 1, 2, 3, 4, 5, 6));
}

TEST_F(LedgerTest, IsReadUntilTheReaderHasEnough) {
  auto ledger = Ledger::create("", some_games(), kHead);
  ASSERT_TRUE(play_missing(*ledger));
  std::vector<double> shares;
  const auto half = [&](double share) {
    shares.push_back(share);
    return share < 0.5;
  };
  EXPECT_THAT(summarise(*ledger, experiment_in(*ledger), half).error().text(),
              HasSubstr("not read to the end"));
  EXPECT_EQ(shares.back(), 0.5);
  EXPECT_FALSE(each_game(*ledger, [](int, std::uint64_t, const GameRecord&) {}, half));
  shares.clear();
  const auto all = [&](double share) { return shares.push_back(share), true; };
  EXPECT_TRUE(summarise(*ledger, experiment_in(*ledger), all));
  EXPECT_TRUE(std::ranges::is_sorted(shares));
  EXPECT_EQ(shares.back(), 1);
}

TEST_F(LedgerTest, OfSomethingElseIsRefused) {
  const Subject subject = some_games();
  {
    ASSERT_TRUE(Ledger::create(path("a"), subject, {{1, 2}, "1", ""}));
  }
  const auto error = [&](const Subject& other, Shard shard, std::string_view version) {
    const auto ledger = Ledger::resume(path("a"), other, {shard, std::string(version), ""});
    return ledger ? "none" : ledger.error().text();
  };
  EXPECT_EQ(error(subject, {1, 2}, "1"), "none");
  EXPECT_THAT(error(some_games(41), {1, 2}, "1"),
              HasSubstr("another experiment: 'games 41' here, 'games 40' there"));
  EXPECT_THAT(error(subject, {2, 2}, "1"), HasSubstr("another part of the experiment"));
  EXPECT_THAT(error(subject, {1, 2}, "2"), HasSubstr("started by minewise 1, but this is 2"));
}

TEST_F(LedgerTest, IsInUseByOneRunAtATime) {
  auto first = Ledger::create(path("a"), some_games(), kHead);
  ASSERT_TRUE(first);
  ASSERT_TRUE(play_missing(*first, 1));
  EXPECT_THAT(Ledger::resume(path("a"), some_games(), kHead).error().text(),
              HasSubstr("in use by another run"));
  EXPECT_THAT(Ledger::read(path("a"), plan_of_games).error().text(),
              HasSubstr("in use by another run"));
}

TEST_F(LedgerTest, IsAFileAndNothingElse) {
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  std::filesystem::create_symlink(path("pipe"), path("link"));
  std::filesystem::create_directory(path("folder"));
  for (const auto& [name, words] :
       {std::pair{"pipe", "a pipe or a device"}, {"link", "a pipe"}, {"folder", "a folder"}}) {
    EXPECT_THAT(Ledger::read(path(name), plan_of_games).error().text(), HasSubstr(words));
    EXPECT_THAT(Ledger::take(path(name), plan_of_games).error().text(), HasSubstr(words));
    EXPECT_THAT(Ledger::resume(path(name), some_games(), kHead).error().text(), HasSubstr(words));
  }
}

TEST_F(LedgerTest, ThatIsDamagedSaysSo) {
  EXPECT_THAT(Ledger::read(path("nowhere"), plan_of_games).error().text(),
              HasSubstr("unable to open"));
  std::ofstream(path("text")) << "this is no database, however long it may be, whatever you try";
  EXPECT_THAT(Ledger::read(path("text"), plan_of_games).error().text(),
              HasSubstr("not an SQLite database"));
  {
    auto other = Database::open(path("other"), Database::Mode::Create);
    ASSERT_TRUE(other->execute("CREATE TABLE cheese (age)"));
  }
  EXPECT_THAT(Ledger::read(path("other"), plan_of_games).error().text(), HasSubstr("not a ledger"));
  {
    auto ledger = Ledger::create(path("a"), some_games(), kHead);
    ASSERT_TRUE(play_missing(*ledger));
  }
  const auto after = [&](const char* sql) {
    std::filesystem::copy_file(path("a"), path("b"),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_TRUE(Database::open(path("b"), Database::Mode::ReadWrite)->execute(sql));
    auto ledger = Ledger::read(path("b"), plan_of_games);
    return ledger ? figures_of(*ledger) : ledger.error().text();
  };
  EXPECT_THAT(after("DELETE FROM chunk WHERE place = 9"),
              HasSubstr("chunk 2 of series 1 is missing"));
  EXPECT_THAT(after("UPDATE chunk SET games = x'00' WHERE place = 3"), HasSubstr("is damaged"));
  EXPECT_THAT(after("UPDATE chunk SET seconds = 0.5 WHERE place = 3"), HasSubstr("is damaged"));
  EXPECT_THAT(after("DELETE FROM about WHERE name = 'experiment'"), HasSubstr("is damaged"));
  EXPECT_THAT(after("DELETE FROM about"), HasSubstr("is damaged"));
  EXPECT_THAT(after("UPDATE about SET value = replace(value, '40', '41')"),
              HasSubstr("it is damaged (what it says about itself)"));
  EXPECT_THAT(after("CREATE INDEX speed ON chunk (seconds)"),
              HasSubstr("it is damaged (its tables)"));
  EXPECT_THAT(after("ALTER TABLE chunk ADD COLUMN more"), HasSubstr("it is damaged (its tables)"));
  EXPECT_THAT(after("UPDATE about SET value = 'cheese' WHERE name = 'format'"),
              HasSubstr("it is damaged (its format)"));
}

TEST_F(LedgerTest, OfAnotherFormatIsRefused) {
  const auto refused = [&](int format) {
    auto ledger = Ledger::create(path("a"), some_games(), kHead);
    *ledger = Ledger::create("", some_games(), kHead).value();  // lets go of the file
    const std::string sql =
        fmt::format("UPDATE about SET value = 'minewise ledger {}' WHERE name = 'format'", format);
    EXPECT_TRUE(Database::open(path("a"), Database::Mode::ReadWrite)->execute(sql.c_str()));
    const std::string error = Ledger::read(path("a"), plan_of_games).error().text();
    EXPECT_EQ(Ledger::resume(path("a"), some_games(), kHead).error().text(), error);
    std::filesystem::remove(path("a"));
    return error;
  };
  EXPECT_EQ(refused(1),
            "it is a ledger of format 1, but this program reads format 5: "
            "run the experiment again in another folder");
  EXPECT_THAT(refused(4), HasSubstr("a ledger of format 4"));
  EXPECT_THAT(refused(6), HasSubstr("a ledger of format 6"));
}

// A chunk is what it is in its own place, in a ledger of its own experiment and version.
TEST_F(LedgerTest, RefusesChunksFromElsewhere) {
  const auto made = [&](const std::string& name, std::uint64_t games, const char* version) {
    auto ledger = Ledger::create(path(name), some_games(games), {{}, version, ""});
    return play_missing(*ledger).has_value();
  };
  ASSERT_TRUE(made("a", 40, "1") && made("longer", 41, "1") && made("later", 40, "2"));
  const auto damaged_after = [&](const std::string& from, const char* which) {
    std::filesystem::copy_file(path("a"), path("b"),
                               std::filesystem::copy_options::overwrite_existing);
    const std::string sql = fmt::format(
        "ATTACH '{}' AS other; UPDATE chunk SET (games, seconds) = (SELECT games, seconds"
        " FROM other.chunk AS there WHERE there.place = {}) WHERE place = 8",
        path(from), which);
    EXPECT_TRUE(Database::open(path("b"), Database::Mode::ReadWrite)->execute(sql.c_str()));
    auto ledger = Ledger::read(path("b"), plan_of_games);
    ChunkQueue queue(ledger->plan(), {});
    return ledger->leave_out_kept(queue).value();
  };
  EXPECT_EQ(damaged_after("a", "8"), 0);   // itself
  EXPECT_EQ(damaged_after("a", "9"), 1);   // of another series
  EXPECT_EQ(damaged_after("a", "12"), 1);  // of the same series
  EXPECT_EQ(damaged_after("longer", "8"), 1);
  EXPECT_EQ(damaged_after("later", "8"), 1);
}

// Ranks seal chunks where they are made.
TEST_F(LedgerTest, KeepsWhatWasSealedElsewhere) {
  auto played = Ledger::create("", some_games(), kHead);
  ASSERT_TRUE(play_missing(*played));
  auto kept = Ledger::create("", some_games(), kHead);
  const ChunkSealer sealer(some_games().text, kHead.version);
  EXPECT_EQ(sealer.identity(), kept->sealer().identity());
  for (int series = 0; series < 4; ++series) {
    ASSERT_TRUE(played->each_chunk(series, [&](const ChunkBytes& chunk) {
      return kept->keep_sealed(chunk.id, chunk.seconds, sealer.seal(chunk));
    }));
  }
  EXPECT_EQ(figures_of(*kept), figures_of(*played));
}

TEST_F(LedgerTest, KeepsChunksTogetherAllOrNone) {
  auto played = Ledger::create("", some_games(), kHead);
  ASSERT_TRUE(play_missing(*played));
  std::vector<SealedChunk> chunks;
  ASSERT_TRUE(played->each_kept([&](const KeptChunk& chunk) -> Result<void> {
    chunks.push_back({chunk.id, chunk.seconds, std::string(chunk.sealed)});
    return {};
  }));
  auto kept = Ledger::create(path("a"), some_games(), kHead);
  ASSERT_TRUE(kept->keep_together(std::span(chunks).first(9)));
  ASSERT_TRUE(kept->keep_together(chunks));
  EXPECT_EQ(figures_of(*kept), figures_of(*played));
  auto whole = Ledger::create(path("b"), some_games(), kHead);
  EXPECT_EQ(whole
                ->keep_at_one_go([&]() -> Result<void> {
                  EXPECT_TRUE(whole->keep(played->chunk_at({0, 0}).value()));
                  return fail("the disk is full");
                })
                .error()
                .text(),
            "the disk is full");
  EXPECT_THAT(whole->chunk_at({0, 0}).error().text(), HasSubstr("is missing"));
  EXPECT_TRUE(whole->keep_at_one_go([&] { return whole->keep(played->chunk_at({0, 0}).value()); }));
  EXPECT_TRUE(whole->chunk_at({0, 0}));
}

TEST_F(LedgerTest, UnsealsAChunkAsWhatItWasSealedOnly) {
  const ChunkSealer sealer("an experiment", "1");
  const ChunkBytes chunk{{3, 5}, "a record", 0.25};
  const std::string sealed = sealer.seal(chunk);
  const auto opened = sealer.unseal({3, 5}, 0.25, sealed);
  ASSERT_TRUE(opened) << opened.error().text();
  EXPECT_EQ(opened->record, "a record");
  EXPECT_EQ(sealer.unseal({3, 6}, 0.25, sealed).error().text(), "chunk 6 of series 3 is damaged");
  EXPECT_FALSE(sealer.unseal({2, 5}, 0.25, sealed));
  EXPECT_FALSE(sealer.unseal({3, 5}, 0.5, sealed));
  EXPECT_FALSE(sealer.unseal({3, 5}, 0.25, sealed.substr(1)));
  for (const ChunkSealer& other :
       {ChunkSealer("an experiment", "2"), ChunkSealer("another experiment", "1")}) {
    EXPECT_NE(other.identity(), sealer.identity());
    EXPECT_FALSE(other.unseal({3, 5}, 0.25, sealed));
  }
}

// As one that was killed after its first or second step.
TEST_F(LedgerTest, ThatWasNeverFilledIsBegunAnew) {
  for (const char* step : {"VACUUM", "PRAGMA journal_mode = WAL"}) {
    const std::string blank = path(fmt::format("blank{}", *step));
    {
      ASSERT_TRUE(Database::open(blank, Database::Mode::Create)->execute(step));
    }
    auto ledger = Ledger::resume(blank, some_games(), kHead);
    ASSERT_TRUE(ledger) << step << ": " << ledger.error().text();
    ASSERT_TRUE(play_missing(*ledger));
    EXPECT_THAT(figures_of(*ledger), HasSubstr("40 "));
  }
}

TEST_F(LedgerTest, PlaysDamagedChunksAgain) {
  auto whole = Ledger::create("", some_games(), kHead);
  ASSERT_TRUE(play_missing(*whole));
  {
    auto ledger = Ledger::create(path("a"), some_games(), kHead);
    ASSERT_TRUE(play_missing(*ledger));
  }
  ASSERT_TRUE(Database::open(path("a"), Database::Mode::ReadWrite)
                  ->execute("UPDATE chunk SET games = x'00' WHERE place / 4 = 3"));
  auto ledger = Ledger::resume(path("a"), some_games(), kHead);
  ASSERT_TRUE(ledger) << ledger.error().text();
  ChunkQueue queue(ledger->plan(), {});
  EXPECT_EQ(ledger->leave_out_kept(queue).value(), 4);
  ASSERT_TRUE(play_missing(*ledger));
  EXPECT_EQ(figures_of(*ledger), figures_of(*whole));
}

TEST_F(LedgerTest, ThatIsFinishedIsOneFileThatAnyoneMayRead) {
  {
    auto ledger = Ledger::create(path("a"), some_games(), kHead);
    ASSERT_TRUE(play_missing(*ledger));
    ASSERT_TRUE(ledger->finish());
  }
  std::filesystem::permissions(path("a"), std::filesystem::perms::owner_read);
  auto ledger = Ledger::read(path("a"), plan_of_games);
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
  auto ledger = Ledger::create(path("a"), some_games(), kHead);
  ASSERT_TRUE(ledger->write_table("results", {"agent", "score"}, {{"basic", "0.5"}}));
  ASSERT_TRUE(ledger->write_table("results", {"agent", "score"}, {{"basic", "0.75"}, {"x", ""}}));
  *ledger = Ledger::create("", some_games(), kHead).value();  // lets go of the file
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
