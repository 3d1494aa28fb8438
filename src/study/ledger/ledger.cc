#include "study/ledger/ledger.h"

#include <map>
#include <utility>

#include "ground/base/check.h"
#include "ground/base/digest.h"

namespace minewise {
namespace {

constexpr std::string_view kFormat = "minewise ledger 1";

// One run at a time. A chunk survives the death of the program as soon as it is committed; should
// the machine itself go down, the last few may be missing, and nothing else is harmed.
constexpr const char* kSettings =
    "PRAGMA locking_mode = EXCLUSIVE;"
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = NORMAL;";

constexpr const char* kTables =
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE chunk (series INTEGER NOT NULL, number INTEGER NOT NULL, games BLOB NOT NULL,"
    "  seconds REAL NOT NULL, PRIMARY KEY (series, number));";

std::string shard_text(const Shard& shard) {
  return fmt::format("{}/{}", shard.index, shard.count);
}

// What `about` says: names and values.
using About = std::map<std::string, std::string>;

std::string sum_of(const About& about) {
  Digest digest("about");
  for (const auto& [name, value] : about) {
    if (name != "sum") digest.add(name).add(value);
  }
  return fmt::format("{:016x}", digest.value());
}

Result<void> write_about(Database& database, About about) {
  about["sum"] = sum_of(about);
  auto insert = database.prepare("INSERT INTO about VALUES (?1, ?2)");
  if (!insert) return std::unexpected(insert.error());
  for (const auto& [name, value] : about) {
    if (auto run = insert->bind_text(1, name).bind_text(2, value).run(); !run) return run;
  }
  return {};
}

Result<About> read_about(Database& database) {
  auto select = database.prepare("SELECT name, value FROM about");
  if (!select) {
    const bool is_other = select.error().message.starts_with("no such table");
    return is_other ? fail("it is not a ledger of experiments") : std::unexpected(select.error());
  }
  About about;
  for (;;) {
    auto row = select->step();
    if (!row) return std::unexpected(row.error());
    if (!*row) break;
    about[std::string(select->bytes(0))] = std::string(select->bytes(1));
  }
  if (about["format"] != kFormat) {
    return fail("it is a '{}', and this program reads '{}'", about["format"], kFormat);
  }
  if (about["sum"] != sum_of(about)) return fail("what it says about itself is damaged");
  return about;
}

// Whether a ledger was cut off while it was being made, before it was about anything.
Result<bool> is_blank(const std::string& path) {
  auto database = Database::open(path, Database::Mode::ReadWrite);
  if (!database) return std::unexpected(database.error());
  auto count = database->prepare("SELECT count(*) FROM sqlite_schema");
  if (!count) return std::unexpected(count.error());
  auto row = count->step();
  if (!row) return std::unexpected(row.error());
  return *row && count->whole(0) == 0;
}

std::unexpected<Error> damaged(const ChunkId& id, std::string_view what) {
  return fail("chunk {} of series {}: {}", id.number, id.series, what);
}

}  // namespace

Ledger::Ledger(Database database, Experiment experiment, LedgerHead head)
    : database_(std::move(database)),
      experiment_(std::move(experiment)),
      plan_(experiment_),
      head_(std::move(head)) {}

Result<void> Ledger::prepare() {
  const std::pair<Statement*, std::string_view> statements[] = {
      {&insert_, "INSERT OR REPLACE INTO chunk VALUES (?1, ?2, ?3, ?4)"},
      {&select_, "SELECT games, seconds FROM chunk WHERE series = ?1 AND number = ?2"},
      {&list_, "SELECT series, number FROM chunk"},
  };
  for (const auto& [statement, sql] : statements) {
    auto prepared = database_.prepare(sql);
    if (!prepared) return std::unexpected(prepared.error());
    *statement = *std::move(prepared);
  }
  return {};
}

Result<Ledger> Ledger::create(const std::string& path, const Experiment& experiment,
                              const LedgerHead& head) {
  auto database = Database::open(path, Database::Mode::Create);
  if (!database) return std::unexpected(database.error());
  for (const char* sql : {kSettings, "BEGIN", kTables}) {
    if (auto done = database->execute(sql); !done) return std::unexpected(done.error());
  }
  auto written = write_about(*database, {{"format", std::string(kFormat)},
                                         {"version", head.version},
                                         {"shard", shard_text(head.shard)},
                                         {"command", head.command},
                                         {"experiment", format_experiment(experiment)}});
  if (written) written = database->execute("COMMIT");
  if (!written) return std::unexpected(written.error());
  Ledger ledger(*std::move(database), experiment, head);
  if (auto ready = ledger.prepare(); !ready) return std::unexpected(ready.error());
  return ledger;
}

Result<Ledger> Ledger::open(const std::string& path, Database::Mode mode,
                            std::string_view version) {
  auto database = Database::open(path, mode);
  if (!database) return std::unexpected(database.error());
  if (mode == Database::Mode::ReadWrite) {
    if (auto set = database->execute(kSettings); !set) return std::unexpected(set.error());
  }
  auto about = read_about(*database);
  if (!about) return std::unexpected(about.error());
  if (!version.empty() && (*about)["version"] != version) {
    return fail("it was begun by minewise {}, and this is {}: their games may differ",
                (*about)["version"], version);
  }
  auto experiment = parse_experiment((*about)["experiment"]);
  if (!experiment) return fail("its experiment cannot be read: {}", experiment.error().text());
  auto shard = parse_shard((*about)["shard"]);
  if (!shard) return std::unexpected(shard.error());
  LedgerHead head{*shard, (*about)["version"], (*about)["command"]};
  Ledger ledger(*std::move(database), *std::move(experiment), std::move(head));
  if (auto ready = ledger.prepare(); !ready) return std::unexpected(ready.error());
  return ledger;
}

Result<Ledger> Ledger::resume(const std::string& path, const Experiment& experiment,
                              const LedgerHead& head) {
  auto blank = is_blank(path);
  if (!blank) return std::unexpected(blank.error());
  if (*blank) return create(path, experiment, head);
  auto ledger = open(path, Database::Mode::ReadWrite, head.version);
  if (!ledger) return ledger;
  const std::string here = format_experiment(experiment);
  const std::string there = format_experiment(ledger->experiment_);
  if (here != there) {
    return fail("it keeps another experiment: {}", difference_between(here, there));
  }
  if (ledger->head_.shard != head.shard) {
    return fail("it keeps another part of the experiment: shard {} here, {} there",
                shard_text(head.shard), shard_text(ledger->head_.shard));
  }
  ledger->experiment_ = experiment;  // with its layouts
  return ledger;
}

Result<Ledger> Ledger::read(const std::string& path) {
  return open(path, Database::Mode::ReadOnly, "");
}

Result<void> Ledger::keep(const PlayedChunk& chunk) {
  const std::string bytes = encode(chunk.record);
  return insert_.bind(1, std::int64_t{chunk.id.series})
      .bind(2, static_cast<std::int64_t>(chunk.id.number))
      .bind_bytes(3, bytes)
      .bind(4, chunk.seconds)
      .run();
}

Result<void> Ledger::each_kept(const SeeChunk& see) {
  for (;;) {
    auto row = list_.step();
    if (!row) return std::unexpected(row.error());
    if (!*row) return {};
    const std::int64_t series = list_.whole(0), number = list_.whole(1);
    const ChunkId id{static_cast<int>(series), static_cast<std::uint64_t>(number)};
    if (series != id.series || number < 0 || !plan_.has(id)) {
      return fail("chunk {} of series {} is none of this experiment", number, series);
    }
    if (auto seen = see(id); !seen) return seen;
  }
}

Result<void> Ledger::keep_all(Ledger& other) {
  if (auto begun = database_.execute("BEGIN"); !begun) return begun;
  auto kept = other.each_kept([&](const ChunkId& id) -> Result<void> {
    auto chunk = other.chunk_at(id);
    return chunk ? keep(*chunk) : Result<void>{};  // a damaged one is as good as none
  });
  return kept ? database_.execute("COMMIT") : kept;
}

Result<int> Ledger::leave_out_kept(ChunkQueue& queue) {
  int damaged = 0;
  auto seen = each_kept([&](const ChunkId& id) -> Result<void> {
    chunk_at(id) ? static_cast<void>(queue.leave_out(id)) : static_cast<void>(++damaged);
    return {};
  });
  if (!seen) return std::unexpected(seen.error());
  return damaged;
}

Result<void> Ledger::finish() {
  return database_.execute("PRAGMA journal_mode = DELETE");
}

Result<PlayedChunk> Ledger::chunk_at(const ChunkId& id) {
  select_.bind(1, std::int64_t{id.series}).bind(2, static_cast<std::int64_t>(id.number));
  auto row = select_.step();
  if (!row) return std::unexpected(row.error());
  if (!*row) return damaged(id, "is missing");
  auto record = decode(select_.bytes(0));
  const double seconds = select_.real(1);
  select_.reset();
  if (!record) return damaged(id, record.error().message);
  if (record->games.size() != plan_.games_of(id).size()) return damaged(id, "has other games");
  return PlayedChunk{id, *std::move(record), seconds};
}

Result<Summary> Ledger::summarise() {
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment_.series()));
  const std::size_t agents = experiment_.agents.size();
  for (std::size_t condition = 0; condition < experiment_.conditions.size(); ++condition) {
    ConditionSummary figures(experiment_, condition);
    const std::uint64_t chunks = plan_.chunks_of(static_cast<int>(condition));
    std::vector<ChunkRecord> by_agent(agents);
    for (std::uint64_t number = 0; number < chunks; ++number) {
      for (std::size_t agent = 0; agent < agents; ++agent) {
        auto chunk = chunk_at({experiment_.series_of(agent, condition), number});
        if (!chunk) return std::unexpected(chunk.error());
        by_agent[agent] = std::move(chunk->record);
        figures.add_seconds(agent, chunk->seconds);
      }
      figures.add(by_agent);
    }
    figures.finish(summary);
  }
  return summary;
}

Result<void> Ledger::each_game(int series, const SeeGame& see) {
  for (std::uint64_t number = 0; number < plan_.chunks_of(series); ++number) {
    auto chunk = chunk_at({series, number});
    if (!chunk) return std::unexpected(chunk.error());
    std::uint64_t index = plan_.games_of({series, number}).first;
    for (const GameRecord& game : chunk->record.games) see(index++, game);
  }
  return {};
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
  auto insert = database_.prepare(fmt::format("INSERT INTO \"{}\" VALUES ({})", name, places));
  if (!insert) return std::unexpected(insert.error());
  for (const auto& row : rows) {
    CHECK(row.size() == columns.size());
    for (std::size_t i = 0; i < row.size(); ++i) insert->bind_text(static_cast<int>(i) + 1, row[i]);
    if (auto run = insert->run(); !run) return run;
  }
  return database_.execute("COMMIT");
}

}  // namespace minewise
