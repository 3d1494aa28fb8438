#include "ledger/ledger.h"

#include <utility>

#include "base/check.h"

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

Result<void> write_about(Database& database, std::string_view name, std::string_view value) {
  auto insert = database.prepare("INSERT INTO about VALUES (?1, ?2)");
  if (!insert) return std::unexpected(insert.error());
  return insert->bind_text(1, name).bind_text(2, value).run();
}

Result<std::string> read_about(Database& database, std::string_view name) {
  auto select = database.prepare("SELECT value FROM about WHERE name = ?1");
  if (!select) return std::unexpected(select.error());
  auto row = select->bind_text(1, name).step();
  if (!row) return std::unexpected(row.error());
  if (!*row) return fail("it says nothing about its {}", name);
  return std::string(select->bytes(0));
}

std::string shard_text(const Shard& shard) {
  return fmt::format("{}/{}", shard.index, shard.count);
}

Result<void> write_head(Database& database, const Experiment& experiment, const Shard& shard,
                        std::string_view version) {
  const std::pair<std::string_view, std::string> lines[] = {
      {"format", std::string(kFormat)},
      {"version", std::string(version)},
      {"shard", shard_text(shard)},
      {"experiment", format_experiment(experiment)},
  };
  for (const auto& [name, value] : lines) {
    if (auto written = write_about(database, name, value); !written) return written;
  }
  return {};
}

// Whether a ledger was cut off while it was being made, before it was about anything.
bool is_blank(Database& database) {
  auto count = database.prepare("SELECT count(*) FROM sqlite_schema");
  if (!count) return false;
  auto row = count->step();
  return row && *row && count->whole(0) == 0;
}

std::unexpected<Error> damaged(const ChunkId& id, std::string_view what) {
  return fail("chunk {} of series {}: {}", id.number, id.series, what);
}

}  // namespace

Ledger::Ledger(Database database, Experiment experiment, const Shard& shard, std::string version)
    : database_(std::move(database)),
      experiment_(std::move(experiment)),
      plan_(experiment_),
      shard_(shard),
      version_(std::move(version)) {}

Result<void> Ledger::prepare() {
  const std::pair<Statement*, std::string_view> statements[] = {
      {&insert_, "INSERT INTO chunk VALUES (?1, ?2, ?3, ?4)"},
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
                              const Shard& shard, std::string_view version) {
  auto database = Database::open(path, Database::Mode::Create);
  if (!database) return std::unexpected(database.error());
  for (const char* sql : {kSettings, "BEGIN", kTables}) {
    if (auto done = database->execute(sql); !done) return std::unexpected(done.error());
  }
  auto written = write_head(*database, experiment, shard, version);
  if (written) written = database->execute("COMMIT");
  if (!written) return std::unexpected(written.error());
  Ledger ledger(*std::move(database), experiment, shard, std::string(version));
  if (auto ready = ledger.prepare(); !ready) return std::unexpected(ready.error());
  return ledger;
}

Result<Ledger> Ledger::open(const std::string& path, Database::Mode mode) {
  auto database = Database::open(path, mode);
  if (!database) return std::unexpected(database.error());
  if (mode == Database::Mode::ReadWrite) {
    if (auto set = database->execute(kSettings); !set) return std::unexpected(set.error());
  }
  auto format = read_about(*database, "format");
  if (!format) return fail("it is not a ledger of experiments ({})", format.error().message);
  if (*format != kFormat)
    return fail("it is a '{}', and this program reads '{}'", *format, kFormat);
  auto version = read_about(*database, "version");
  if (!version) return std::unexpected(version.error());
  auto text = read_about(*database, "experiment");
  if (!text) return std::unexpected(text.error());
  auto experiment = parse_experiment(*text);
  if (!experiment) return fail("its experiment cannot be read: {}", experiment.error().text());
  auto shard_words = read_about(*database, "shard");
  if (!shard_words) return std::unexpected(shard_words.error());
  auto shard = parse_shard(*shard_words);
  if (!shard) return std::unexpected(shard.error());
  Ledger ledger(*std::move(database), *std::move(experiment), *shard, *std::move(version));
  if (auto ready = ledger.prepare(); !ready) return std::unexpected(ready.error());
  return ledger;
}

Result<Ledger> Ledger::resume(const std::string& path, const Experiment& experiment,
                              const Shard& shard, std::string_view version) {
  {
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database) return std::unexpected(database.error());
    if (is_blank(*database)) return create(path, experiment, shard, version);
  }
  auto ledger = open(path, Database::Mode::ReadWrite);
  if (!ledger) return ledger;
  const std::string here = format_experiment(experiment);
  const std::string there = format_experiment(ledger->experiment_);
  if (here != there) {
    return fail("it keeps another experiment: {}", difference_between(here, there));
  }
  if (ledger->shard_ != shard) {
    return fail("it keeps another part of the experiment: shard {} here, {} there",
                shard_text(shard), shard_text(ledger->shard_));
  }
  if (ledger->version_ != version) {
    return fail("it was begun by minewise {}, and this is {}: their games may differ", ledger->version_, version);
  }
  ledger->experiment_ = experiment;  // with its layouts
  return ledger;
}

Result<Ledger> Ledger::read(const std::string& path) {
  return open(path, Database::Mode::ReadOnly);
}

Result<void> Ledger::keep(const PlayedChunk& chunk) {
  const std::string bytes = encode(chunk.record);
  return insert_.bind(1, std::int64_t{chunk.id.series})
      .bind(2, static_cast<std::int64_t>(chunk.id.number))
      .bind_bytes(3, bytes)
      .bind(4, chunk.seconds)
      .run();
}

Result<void> Ledger::keep_all(Ledger& other) {
  ChunkQueue missing(plan_, {});
  if (auto left = leave_out_kept(missing); !left) return left;
  if (auto begun = database_.execute("BEGIN"); !begun) return begun;
  for (;;) {
    auto row = other.list_.step();
    if (!row) return std::unexpected(row.error());
    if (!*row) break;
    const ChunkId id{static_cast<int>(other.list_.whole(0)),
                     static_cast<std::uint64_t>(other.list_.whole(1))};
    if (!plan_.has(id)) return damaged(id, "is no chunk of this experiment");
    if (!missing.leave_out(id)) continue;
    auto chunk = other.chunk_at(id);
    if (!chunk) return std::unexpected(chunk.error());
    if (auto kept = keep(*chunk); !kept) return kept;
  }
  return database_.execute("COMMIT");
}

Result<void> Ledger::leave_out_kept(ChunkQueue& queue) {
  for (;;) {
    auto row = list_.step();
    if (!row) return std::unexpected(row.error());
    if (!*row) return {};
    const ChunkId id{static_cast<int>(list_.whole(0)), static_cast<std::uint64_t>(list_.whole(1))};
    if (!plan_.has(id)) return damaged(id, "is no chunk of this experiment");
    queue.leave_out(id);
  }
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
