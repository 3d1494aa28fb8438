#include "study/ledger/ledger.h"

#include <utility>

#include "ground/base/check.h"
#include "ground/base/try.h"

namespace minewise {
namespace {

// One run at a time. A chunk survives the death of the program as soon as it is committed; should
// the machine itself go down, the last few may be missing, and nothing else is harmed.
constexpr const char* kOneRun = "PRAGMA locking_mode = EXCLUSIVE";
constexpr const char* kWriting = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL";

// A chunk is read and judged in one go, by one statement: the tables have no index that could lead
// to another row, and no second statement can fail and move the first one back.
constexpr std::string_view kInsert = "INSERT OR REPLACE INTO chunk VALUES (?1, ?2, ?3)";
constexpr std::string_view kSelect = "SELECT games, seconds FROM chunk WHERE place = ?1";
constexpr std::string_view kSelectAll = "SELECT games, seconds, place FROM chunk";

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
    return fail("it keeps another experiment: {}",
                difference_between(subject.text, about->experiment));
  }
  if (about->head.version != head.version) {
    return fail("it was begun by minewise {}, and this is {}: their games may differ",
                about->head.version, head.version);
  }
  if (about->head.shard != head.shard) {
    return fail("it keeps another part of the experiment: shard {} here, {} there",
                format_shard(head.shard), format_shard(about->head.shard));
  }
  if (!database.is_writable()) return fail("it may not be written to");
  TRY(database.execute(kWriting));
  return go_on(std::move(database), subject, about->head);
}

Result<Ledger> Ledger::read(const std::string& path, const PlanOf& plan_of) {
  TRY(auto database, Database::open(path, Database::Mode::ReadOnly));
  // One transaction to the end: what is read is what was checked.
  TRY(database.execute("BEGIN"));
  TRY(auto about, read_about(database));
  if (!about) return fail("nothing is kept in it");
  const auto plan = plan_of(about->experiment);
  if (!plan) return fail("its experiment cannot be read: {}", plan.error().text());
  return go_on(std::move(database), {about->experiment, *plan}, about->head);
}

Result<void> Ledger::keep(const ChunkBytes& chunk) {
  return keep_sealed(chunk.id, chunk.seconds, sealer_.seal(chunk));
}

Result<void> Ledger::keep_sealed(const ChunkId& id, double seconds, std::string_view sealed) {
  return insert_.bind(1, static_cast<std::int64_t>(plan().place_of(id)))
      .bind_bytes(2, sealed)
      .bind(3, seconds)
      .run();
}

Result<ChunkBytes> Ledger::read_chunk(const ChunkId& id, const Statement& row) const {
  return sealer_.unseal(id, row.real(1), row.bytes(0));
}

Result<ChunkBytes> Ledger::chunk_at(const ChunkId& id) {
  select_.bind(1, static_cast<std::int64_t>(plan().place_of(id)));
  TRY(auto row, select_.step());
  if (!row) return fail("chunk {} of series {}: is missing", id.number, id.series);
  auto chunk = read_chunk(id, select_);
  select_.reset();
  return chunk;
}

Result<void> Ledger::each_chunk(int series, const SeeChunk& see) {
  for (std::uint64_t number = 0; number < plan().chunks_of(series); ++number) {
    TRY(const auto chunk, chunk_at({series, number}));
    if (auto seen = see(chunk); !seen) return seen;
  }
  return {};
}

// Places ascend and are bounded, so that this comes to an end whatever the file holds.
Result<void> Ledger::each_kept(const SeeKept& see) {
  TRY(auto rows, database_.prepare(kSelectAll));
  for (std::int64_t next = 0;;) {
    TRY(auto row, rows.step());
    if (!row) return {};
    const std::int64_t place = rows.whole(2);
    if (place < next) return fail("its chunks are out of order: it is damaged");
    const auto id = plan().chunk_at(static_cast<std::uint64_t>(place));
    if (!id) return fail("a chunk in it is none of this experiment: it is damaged");
    if (auto seen = see(*id, read_chunk(*id, rows)); !seen) return seen;
    next = place + 1;
  }
}

Result<void> Ledger::keep_all(Ledger& other) {
  if (auto begun = database_.execute("BEGIN"); !begun) return begun;
  auto kept = other.each_kept([&](const ChunkId&, Result<ChunkBytes> chunk) {
    return chunk ? keep(*chunk) : Result<void>{};  // a damaged one is as good as none
  });
  return kept ? database_.execute("COMMIT") : kept;
}

Result<int> Ledger::leave_out_kept(ChunkQueue& queue) {
  int damaged = 0;
  auto seen = each_kept([&](const ChunkId& id, const Result<ChunkBytes>& chunk) -> Result<void> {
    chunk ? static_cast<void>(queue.leave_out(id)) : static_cast<void>(++damaged);
    return {};
  });
  if (!seen) return std::unexpected(seen.error());
  return damaged;
}

Result<void> Ledger::finish() {
  TRY(auto change, database_.prepare("PRAGMA journal_mode = DELETE"));
  TRY(auto row, change.step());
  if (!row || change.bytes(0) != "delete") return fail("its journal cannot be brought in");
  return {};
}

void Ledger::close() {
  for (Statement* statement : {&insert_, &select_}) *statement = {};
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
