// Every bit of a ledger flipped, every length of it cut to, and worse. Whatever a disk hands back,
// a run goes on to the very figures of an undamaged one, or refuses; it never gives other figures,
// fails where it could no longer refuse, or runs for ever. Pages are as small as SQLite has them,
// so that a ledger with all its kinds of pages has few bits.
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <utility>

#include "core/rng.h"
#include "support/experiment.h"
#include "support/folder.h"
#include "support/ledger.h"
#include "support/rounds.h"

namespace minewise {
namespace {

// Steps from one damage to the next, coprime to the bits of a byte, so that all have their turn. A
// sanitizer takes its time.
const std::size_t kEvery = tests_are_long() ? 1 : 29, kMany = tests_are_long() ? 13 : 101;
constexpr int kThorough = 11;  // one in so many is read and finished as well: that takes longer
constexpr unsigned kPatience = 60;  // seconds for one damage, which takes less than a thousandth

// What is on the disk: the ledger, and the logs of a run that was killed. Empty: no such file.
struct Files {
  std::string main, wal, journal;
};

class Damage : public ::testing::Test {
 protected:
  Damage() : subject_(subject_of(experiment_of("random,basic", "3x2/2", 6))) {
    auto whole = Ledger::create("", subject_, kHead);
    EXPECT_TRUE(play_missing(*whole));
    expected_ = figures_of(*whole);
    expected_games_ = games_of(*whole);
  }
  ~Damage() override { alarm(0); }

  // A ledger with so many chunks, while its run goes on or after it was left, or finished.
  Files running(std::uint64_t chunks);
  Files left(std::uint64_t chunks);
  Files finished();

  // Goes on with what is there, to the end or until there are figures. Returns whether that was
  // refused.
  enum class Until { Figures, TheEnd };
  bool resume(const Files& files, Until until = Until::TheEnd);

  // Reads what is there. Returns whether that was refused, or not all of it is there.
  bool read(const Files& files);

  void check(const Files& files, const std::string& what) {
    alarm(kPatience);
    const bool is_thorough = (refused_ + gone_on_) % kThorough == 0;
    ++(resume(files, is_thorough ? Until::TheEnd : Until::Figures) ? refused_ : gone_on_);
    if (is_thorough) read(files);
    if (HasFailure()) FAIL() << what;
  }
  void check_bits(const Files& files, std::string Files::* file, std::size_t stride);
  void check_lengths(const Files& files, std::string Files::* file);

  int refused_ = 0, gone_on_ = 0;

 private:
  Ledger started(std::uint64_t chunks);
  void put(const Files& files) const;
  std::string slurp(const char* end) const;

  std::string path() const { return folder_.file("ledger"); }

  TestFolder folder_;
  Subject subject_;
  std::string expected_, expected_games_;
};

std::string Damage::slurp(const char* end) const {
  std::ifstream file(path() + end, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void Damage::put(const Files& files) const {
  for (const auto& [end, bytes] :
       {std::pair{"", &files.main}, {"-wal", &files.wal}, {"-journal", &files.journal}}) {
    std::filesystem::remove(path() + end);
    const bool is_there = *end == '\0' || !bytes->empty();
    if (is_there) std::ofstream(path() + end, std::ios::binary) << *bytes;
  }
}

Ledger Damage::started(std::uint64_t chunks) {
  put({});
  EXPECT_TRUE(
      Database::open(path(), Database::Mode::Create)->execute("PRAGMA page_size = 512; VACUUM"));
  auto ledger = Ledger::resume(path(), subject_, kHead);
  EXPECT_TRUE(ledger) << ledger.error().text();
  EXPECT_TRUE(play_missing(*ledger, chunks));
  return *std::move(ledger);
}

Files Damage::running(std::uint64_t chunks) {
  const Ledger ledger = started(chunks);
  return {slurp(""), slurp("-wal"), ""};
}

Files Damage::left(std::uint64_t chunks) {
  static_cast<void>(started(chunks));
  return {slurp(""), slurp("-wal"), ""};
}

Files Damage::finished() {
  {
    Ledger ledger = started(kAllChunks);
    EXPECT_TRUE(ledger.write_table("results", {"agent", "score"}, {{"basic", "0.5"}}));
    EXPECT_TRUE(ledger.finish());
  }
  return {slurp(""), "", ""};
}

bool Damage::resume(const Files& files, Until until) {
  put(files);
  auto ledger = Ledger::resume(path(), subject_, kHead);
  if (!ledger) return true;
  ChunkQueue queue(ledger->plan(), {});
  if (!ledger->leave_out_kept(queue)) return true;
  // Past this, a failure is put down to the machine.
  const auto played = play_queue(*ledger, queue);
  EXPECT_TRUE(played) << played.error().text();
  EXPECT_EQ(figures_of(*ledger), expected_);
  if (until == Until::Figures) return false;
  EXPECT_EQ(games_of(*ledger), expected_games_);
  const auto written = ledger->write_table("results", {"agent"}, {{"basic"}});
  EXPECT_TRUE(written) << written.error().text();
  const auto finished = ledger->finish();
  EXPECT_TRUE(finished) << finished.error().text();
  return false;
}

bool Damage::read(const Files& files) {
  put(files);
  auto ledger = Ledger::read(path(), plan_of_games);
  if (!ledger) return true;
  ChunkQueue queue(ledger->plan(), {});
  if (!ledger->leave_out_kept(queue) || queue.games_left_out() < queue.games()) return true;
  EXPECT_EQ(figures_of(*ledger), expected_);
  return false;
}

void Damage::check_bits(const Files& files, std::string Files::* file, std::size_t stride) {
  for (std::size_t bit = 0; bit < (files.*file).size() * 8 && !HasFailure(); bit += stride) {
    Files changed = files;
    char& letter = (changed.*file)[bit / 8];
    letter = static_cast<char>(letter ^ 1 << bit % 8);
    check(changed, fmt::format("bit {} of byte {}", bit % 8, bit / 8));
  }
}

void Damage::check_lengths(const Files& files, std::string Files::* file) {
  for (std::size_t size = 0; size < (files.*file).size() && !HasFailure(); size += kMany) {
    Files changed = files;
    (changed.*file).resize(size);
    check(changed, fmt::format("cut to {} bytes", size));
  }
}

TEST_F(Damage, NoneIsFoundWhereNoneIs) {
  for (const Files& files : {finished(), left(kAllChunks), running(kAllChunks)}) {
    EXPECT_FALSE(resume(files));
    EXPECT_FALSE(read(files));
  }
  for (const Files& files : {left(7), running(7), running(0)}) EXPECT_FALSE(resume(files));
}

TEST_F(Damage, OfAnyBitOfAFinishedLedgerShows) {
  check_bits(finished(), &Files::main, kEvery);
  EXPECT_GT(refused_, 0);
  EXPECT_GT(gone_on_, 0);
}

TEST_F(Damage, OfAnyBitOfALedgerThatWasLeftShows) {
  check_bits(left(7), &Files::main, kEvery);
}

TEST_F(Damage, OfAnyBitOfALedgerWhoseRunWasKilledShows) {
  const Files killed = running(2);
  check_bits(killed, &Files::main, kMany);
  check_bits(killed, &Files::wal, kMany);
}

TEST_F(Damage, ByCuttingOffAnyPartShows) {
  const Files killed = running(7);
  check_lengths(finished(), &Files::main);
  check_lengths(left(7), &Files::main);
  check_lengths(killed, &Files::main);
  check_lengths(killed, &Files::wal);
}

// Bytes overwritten by noise, by zeros, or by others of the same file: a page in another's place.
TEST_F(Damage, OfManyBytesShows) {
  Rng rng(Seed{3}, Digest("damage"));
  const Files kinds[] = {finished(), left(7), running(kAllChunks)};
  for (std::size_t round = 0; round < 20'000 && !HasFailure(); round += kMany) {
    Files files = kinds[rng.below(3)];
    std::string& bytes = files.wal.empty() || rng.below(2) ? files.main : files.wal;
    const std::size_t unit = rng.below(2) ? 512 : 1;
    const auto units = static_cast<std::uint32_t>(bytes.size() / unit);
    const std::size_t size = unit * (1 + rng.below(unit == 1 ? 64 : 2));
    const std::size_t from = unit * rng.below(units), to = unit * rng.below(units);
    const std::string copy = bytes.substr(from, size);
    const std::uint32_t way = rng.below(3);
    for (std::size_t i = 0; i < copy.size() && to + i < bytes.size(); ++i) {
      bytes[to + i] = way == 0 ? copy[i] : way == 1 ? '\0' : static_cast<char>(rng.below(256));
    }
    check(files, fmt::format("round {}", round));
  }
}

// Logs that belong to another moment, another file, or nothing.
TEST_F(Damage, ByLogsThatWereLeftBesideShows) {
  Rng rng(Seed{4}, Digest("logs"));
  std::string noise;
  for (int i = 0; i < 5000; ++i) noise += static_cast<char>(rng.below(256));
  const Files whole = finished(), early = running(3), late = running(kAllChunks), half = left(7);
  for (const std::string* main : {&whole.main, &early.main, &late.main, &half.main}) {
    for (const std::string* log : {&std::as_const(noise), &early.wal, &late.wal, &whole.main}) {
      check({*main, *log, ""}, "a log");
      check({*main, "", *log}, "a journal");
      check({*main, *log, *log}, "both");
      check({"", *log, *log}, "nothing else");
    }
  }
}

}  // namespace
}  // namespace minewise
