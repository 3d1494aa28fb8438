#include "study/ledger/ledger.h"

#include <bit>
#include <utility>

#include "core/digest.h"
#include "core/macros.h"
#include "study/record.h"

namespace minewise {

ChunkSealer::ChunkSealer(std::string_view text, std::string_view version)
    : identity_(Digest("ledger").add(version).add(text).value()) {}

std::uint64_t ChunkSealer::identity_of(const ChunkId& id, double seconds) const {
  return Digest("chunk")
      .add(identity_)
      .add(static_cast<std::uint64_t>(id.series))
      .add(id.number)
      .add(std::bit_cast<std::uint64_t>(seconds))
      .value();
}

std::string ChunkSealer::seal(const ChunkBytes& chunk) const {
  return minewise::seal(chunk.record, identity_of(chunk.id, chunk.seconds));
}

bool ChunkSealer::is_sound(const ChunkId& id, double seconds, std::string_view sealed) const {
  return minewise::unseal(sealed, identity_of(id, seconds)).has_value();
}

std::string_view ChunkSealer::record_in(std::string_view sealed) {
  return sealed.substr(0, sealed.size() - kSealBytes);
}

Result<ChunkBytes> ChunkSealer::unseal(const ChunkId& id, double seconds,
                                       std::string_view sealed) const {
  if (!is_sound(id, seconds, sealed)) {
    return fail("chunk {} of series {} is damaged", id.number, id.series);
  }
  return ChunkBytes{id, std::string(record_in(sealed)), seconds};
}

namespace {

// One run at a time. A chunk survives the death of the program as soon as it is committed; should
// the machine itself go down, the last few may be missing, and nothing else is harmed.
constexpr const char* kOneRun = "PRAGMA locking_mode = EXCLUSIVE";

// The log is brought in when it has 16 MB, not SQLite's 4: chunks of a thousand ranks come at 25 MB
// a second, and the disk is waited for each time.
constexpr const char* kWriting =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4096";

// A chunk is read and judged in one go, by one statement: the tables have no index that could lead
// to another row, and no second statement can fail and move the first one back.
constexpr std::string_view kInsert = "INSERT OR REPLACE INTO chunk VALUES (?1, ?2, ?3)";
constexpr std::string_view kSelect = "SELECT place, seconds, games FROM chunk WHERE place = ?1";
constexpr std::string_view kSelectAll = "SELECT place, seconds, games FROM chunk";
constexpr std::string_view kSelectSizes = "SELECT place, seconds, length(games) FROM chunk";
constexpr int kPlace = 0, kSeconds = 1, kGames = 2;

}  // namespace

Ledger::Ledger(Database database, Subject subject, LedgerHead head)
    : database_(std::move(database)),
      subject_(std::move(subject)),
      head_(std::move(head)),
      sealer_(subject_.text, head_.version) {}

Result<Ledger> Ledger::go_on(Database database, const Subject& subject, const LedgerHead& head) {
  Ledger ledger(std::move(database), subject, head);
  for (const auto& [statement, sql] :
       {std::pair{&ledger.insert_, kInsert}, {&ledger.select_, kSelect}}) {
    TRY(auto prepared, ledger.database_.prepare(sql));
    *statement = std::move(prepared);
  }
  return ledger;
}

Result<Ledger> Ledger::begin(Database database, const Subject& subject, const LedgerHead& head) {
  for (const char* sql : {kWriting, "BEGIN"}) {
    TRY(database.execute(sql));
  }
  auto written = write_about(database, {head, subject.text});
  if (written) written = database.execute("COMMIT");
  if (!written) return std::unexpected(written.error());
  return go_on(std::move(database), subject, head);
}

Result<Ledger> Ledger::create(const std::string& path, const Subject& subject,
                              const LedgerHead& head) {
  TRY(auto database, Database::open(path, Database::Mode::Create));
  TRY(database.execute(kOneRun));
  return begin(std::move(database), subject, head);
}

Result<Ledger> Ledger::resume(const std::string& path, const Subject& subject,
                              const LedgerHead& head) {
  TRY(auto database, Database::open(path, Database::Mode::ReadWrite));
  TRY(database.execute(kOneRun));
  TRY(auto about, read_about(database));
  if (!about) return begin(std::move(database), subject, head);
  if (about->experiment != subject.text) {
    return fail("it holds another experiment: {}",
                difference_between(subject.text, about->experiment));
  }
  if (about->head.version != head.version) {
    return fail(
        "it was started by minewise {}, but this is {}; continue with the version that started it, "
        "or use another folder",
        about->head.version, head.version);
  }
  if (about->head.shard != head.shard) {
    return fail("it holds another part of the experiment: shard {} here, {} there",
                format_shard(head.shard), format_shard(about->head.shard));
  }
  if (!database.is_writable()) return fail("it cannot be written");
  TRY(database.execute(kWriting));
  return go_on(std::move(database), subject, about->head);
}

Result<Ledger> Ledger::of_any(Database database, const PlanOf& plan_of) {
  TRY(auto about, read_about(database));
  if (!about) return fail("it is empty");
  const auto plan = plan_of(about->experiment);
  if (!plan) return fail("its experiment cannot be read: {}", plan.error().text());
  return go_on(std::move(database), {about->experiment, *plan}, about->head);
}

Result<Ledger> Ledger::read(const std::string& path, const PlanOf& plan_of) {
  TRY(auto database, Database::open(path, Database::Mode::ReadOnly));
  // A thousand may be read at a time, each page of each once: no room to keep pages in.
  TRY(database.execute("PRAGMA cache_size = -64"));
  // One transaction to the end: what is read is what was checked.
  TRY(database.execute("BEGIN"));
  return of_any(std::move(database), plan_of);
}

Result<Ledger> Ledger::take(const std::string& path, const PlanOf& plan_of) {
  TRY(auto database, Database::open(path, Database::Mode::ReadWrite));
  TRY(database.execute(kOneRun));
  TRY(auto ledger, of_any(std::move(database), plan_of));
  TRY(ledger.finish());
  TRY(ledger.database_.execute("BEGIN EXCLUSIVE; COMMIT"));  // the lock stays
  return ledger;
}

Result<void> Ledger::keep(const ChunkBytes& chunk) {
  return keep_sealed(chunk.id, chunk.seconds, sealer_.seal(chunk));
}

Result<void> Ledger::keep_sealed(const ChunkId& id, double seconds, std::string_view sealed) {
  return insert_.bind(1, static_cast<std::int64_t>(plan().place_of(id)))
      .bind(2, seconds)
      .bind_bytes(3, sealed)
      .run();
}

Result<void> Ledger::in_one_transaction(const std::function<Result<void>()>& keep_them) {
  TRY(database_.execute("BEGIN"));
  auto kept = keep_them();
  if (kept) kept = database_.execute("COMMIT");
  // Where SQLite has rolled back by itself, this fails, and nothing is lost by that.
  if (!kept) static_cast<void>(database_.execute("ROLLBACK"));
  return kept;
}

Result<void> Ledger::keep_together(std::span<const SealedChunk> chunks) {
  return in_one_transaction([&]() -> Result<void> {
    for (const auto& [id, seconds, sealed] : chunks) {
      TRY(keep_sealed(id, seconds, sealed));
    }
    return {};
  });
}

Result<void> Ledger::keep_at_one_go(const std::function<Result<void>()>& keep_them) {
  TRY(finish());
  return in_one_transaction(keep_them);
}

Result<void> Ledger::drop(std::span<const ChunkId> chunks) {
  TRY(auto remove, database_.prepare("DELETE FROM chunk WHERE place = ?1"));
  const auto remove_all = [&]() -> Result<void> {
    for (const ChunkId& id : chunks) {
      TRY(remove.bind(1, static_cast<std::int64_t>(plan().place_of(id))).run());
    }
    return {};
  };
  TRY(in_one_transaction(remove_all));
  return database_.execute("VACUUM");
}

Result<void> Ledger::copy_to(const std::string& path) {
  TRY(auto copy, database_.prepare("VACUUM INTO ?1"));
  return copy.bind_text(1, path).run();
}

KeptChunk Ledger::kept_in(const Statement& row, const ChunkId& id) const {
  const double seconds = row.real(kSeconds);
  const std::string_view sealed = row.bytes(kGames);
  return {id, seconds, sealed, sealer_.is_sound(id, seconds, sealed)};
}

Result<bool> Ledger::see_kept(const ChunkId& id, const SeeKept& see) {
  select_.bind(1, static_cast<std::int64_t>(plan().place_of(id)));
  TRY(const bool is_there, select_.step());
  if (!is_there) return false;
  const auto seen = see(kept_in(select_, id));
  select_.reset();
  if (!seen) return std::unexpected(seen.error());
  return true;
}

Result<ChunkBytes> Ledger::chunk_at(const ChunkId& id) {
  ChunkBytes chunk{id, {}, 0};
  TRY(const bool is_there, see_kept(id, [&](const KeptChunk& kept) -> Result<void> {
        if (!kept.is_sound) return fail("chunk {} of series {} is damaged", id.number, id.series);
        chunk.record = ChunkSealer::record_in(kept.sealed);
        chunk.seconds = kept.seconds;
        return {};
      }));
  if (!is_there) return fail("chunk {} of series {} is missing", id.number, id.series);
  return chunk;
}

Result<void> Ledger::each_chunk(int series, const SeeChunk& see) {
  for (std::uint64_t number = 0; number < plan().chunks_of(series); ++number) {
    TRY(const auto chunk, chunk_at({series, number}));
    TRY(see(chunk));
  }
  return {};
}

// Places ascend and are bounded, so that this comes to an end whatever the file holds.
Result<void> Ledger::each_row(std::string_view sql, const SeeRow& see) {
  TRY(auto rows, database_.prepare(sql));
  for (std::int64_t next = 0;;) {
    TRY(auto row, rows.step());
    if (!row) return {};
    const std::int64_t place = rows.whole(kPlace);
    if (place < next) return fail("it is damaged: its chunks are out of order");
    const auto id = plan().chunk_at(static_cast<std::uint64_t>(place));
    if (!id) return fail("it is damaged: a chunk is not from this experiment");
    TRY(see(*id, rows));
    next = place + 1;
  }
}

Result<void> Ledger::each_kept(const SeeKept& see) {
  return each_row(kSelectAll,
                  [&](const ChunkId& id, const Statement& row) { return see(kept_in(row, id)); });
}

Result<void> Ledger::each_size(const SeeSize& see) {
  return each_row(kSelectSizes, [&](const ChunkId& id, const Statement& row) -> Result<void> {
    see(id, row.real(kSeconds), static_cast<std::uint64_t>(row.whole(kGames)));
    return {};
  });
}

Result<int> Ledger::leave_out_kept(ChunkQueue& queue) {
  int damaged = 0;
  TRY(each_kept([&](const KeptChunk& chunk) -> Result<void> {
    chunk.is_sound ? static_cast<void>(queue.leave_out(chunk.id)) : static_cast<void>(++damaged);
    return {};
  }));
  return damaged;
}

Result<void> Ledger::finish() {
  TRY(auto change, database_.prepare("PRAGMA journal_mode = DELETE"));
  TRY(auto row, change.step());
  if (!row || change.bytes(0) != "delete") return fail("its journal cannot be merged");
  database_.remove_shared_index();
  return {};
}

void Ledger::close() {
  for (Statement* statement : {&insert_, &select_}) *statement = {};
  // Where the log cannot be brought in, it stays beside the file, and nothing in it is lost.
  if (database_.is_open() && database_.is_writable()) static_cast<void>(finish());
  database_ = {};
}

Result<void> Ledger::write_table(std::string_view name, const std::vector<std::string>& columns,
                                 const std::vector<std::vector<std::string>>& rows) {
  std::string names, places;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    names += fmt::format("{}\"{}\" NUMERIC", i ? ", " : "", columns[i]);  // texts stay texts
    places += fmt::format("{}?{}", i ? ", " : "", i + 1);
  }
  const std::string sql = fmt::format(
      "BEGIN; DROP TABLE IF EXISTS \"{}\"; CREATE TABLE \"{}\" ({})", name, name, names);
  if (auto made = database_.execute(sql.c_str()); !made) return made;
  TRY(auto insert, database_.prepare(fmt::format("INSERT INTO \"{}\" VALUES ({})", name, places)));
  for (const auto& row : rows) {
    CHECK(row.size() == columns.size());
    for (std::size_t i = 0; i < row.size(); ++i) insert.bind_text(static_cast<int>(i) + 1, row[i]);
    if (auto run = insert.run(); !run) return run;
  }
  return database_.execute("COMMIT");
}

}  // namespace minewise
