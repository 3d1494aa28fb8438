#include "study/ledger/ledger_file.h"

#include <cerrno>
#include <filesystem>
#include <map>

#include "core/digest.h"
#include "core/macros.h"
#include "core/words.h"

namespace minewise {

namespace {

std::unexpected<Error> failed(sqlite3* handle) {
  switch (sqlite3_errcode(handle)) {
    case SQLITE_BUSY:
      return fail("it is in use by another run");
    case SQLITE_CORRUPT:  // SQLite's own words may quote what is damaged
      return fail("it is damaged, and SQLite cannot read it");
    case SQLITE_NOTADB:
      return fail("it is not an SQLite database");
    case SQLITE_CANTOPEN:
      if (sqlite3_system_errno(handle) != EMFILE) break;
      return fail("too many open files; raise the limit with 'ulimit -n'");
    default:
      break;
  }
  return fail("{}", sqlite3_errmsg(handle));
}

// A pipe would be waited for, without end.
Result<void> require_file(const std::string& path) {
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return {};
  if (std::filesystem::is_directory(status)) return fail("it is a folder, not a file");
  return fail("it is a pipe or a device, not a file");
}

}  // namespace

// Binding fails only where the caller is wrong about a parameter, or out of memory.
Statement& Statement::bind(int parameter, std::int64_t value) {
  CHECK(sqlite3_bind_int64(handle_.get(), parameter, value) == SQLITE_OK);
  return *this;
}

Statement& Statement::bind(int parameter, double value) {
  CHECK(sqlite3_bind_double(handle_.get(), parameter, value) == SQLITE_OK);
  return *this;
}

Statement& Statement::bind_text(int parameter, std::string_view text) {
  CHECK(sqlite3_bind_text64(handle_.get(), parameter, text.data(), text.size(), SQLITE_TRANSIENT,
                            SQLITE_UTF8) == SQLITE_OK);
  return *this;
}

Statement& Statement::bind_bytes(int parameter, std::string_view bytes) {
  CHECK(sqlite3_bind_blob64(handle_.get(), parameter, bytes.data(), bytes.size(),
                            SQLITE_TRANSIENT) == SQLITE_OK);
  return *this;
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  sqlite3* const database = sqlite3_db_handle(handle_.get());
  const Result<bool> ended = code == SQLITE_DONE ? Result<bool>(false) : failed(database);
  reset();
  return ended;
}

Result<void> Statement::run() {
  TRY(auto row, step());
  CHECK(!row);
  return {};
}

std::int64_t Statement::whole(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

double Statement::real(int column) const {
  return sqlite3_column_double(handle_.get(), column);
}

std::string_view Statement::bytes(int column) const {
  const void* const first = sqlite3_column_blob(handle_.get(), column);
  const int size = sqlite3_column_bytes(handle_.get(), column);
  return {static_cast<const char*>(first), static_cast<std::size_t>(size)};
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
}

Result<Database> Database::open(const std::string& path, Mode mode) {
  TRY(require_file(path));
  const int flags = mode == Mode::Create      ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                    : mode == Mode::ReadWrite ? SQLITE_OPEN_READWRITE
                                              : SQLITE_OPEN_READONLY;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database;
  database.handle_.reset(handle);  // a connection that failed is to be closed as well
  if (code != SQLITE_OK) return failed(handle);
  return database;
}

void Database::remove_shared_index() {
  const std::string path = sqlite3_db_filename(handle_.get(), "main");  // empty if it has none
  std::error_code ignored;
  if (!path.empty()) std::filesystem::remove(path + "-shm", ignored);
}

Result<void> Database::execute(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return failed(handle_.get());
}

Result<void> Database::check() {
  TRY(auto check, prepare("PRAGMA integrity_check(1)"));
  TRY(auto row, check.step());
  if (row && check.bytes(0) == "ok") return {};
  return fail("it is damaged (SQLite's integrity_check failed)");
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  Statement statement;
  statement.handle_.reset(handle);
  if (code != SQLITE_OK) return failed(handle_.get());
  return statement;
}

namespace {

// Format 1 had checksums that did not say of which chunk, format 2 no memory, format 3 no faults,
// format 4 games as rows of fifteen bytes.
constexpr std::string_view kKind = "minewise ledger ";
constexpr std::uint64_t kFormat = 5;
constexpr std::string_view kWayOut = "run the experiment again in another folder";

// No index beside them: what is read twice over can disagree with itself. The time stands before
// the games, so that it is found without reading them.
constexpr const char* kAboutTable =
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID";
constexpr const char* kChunkTable =
    "CREATE TABLE chunk (place INTEGER PRIMARY KEY, seconds REAL NOT NULL, games BLOB NOT NULL)";

std::unexpected<Error> not_believed(std::string_view what) {
  return fail("it is damaged ({}): {}", what, kWayOut);
}

// Names and what they stand for.
using Texts = std::map<std::string, std::string>;

Result<Texts> read_texts(Database& database, std::string_view sql) {
  TRY(auto select, database.prepare(sql));
  Texts texts;
  for (;;) {
    TRY(auto row, select.step());
    if (!row) return texts;
    texts[std::string(select.bytes(0))] += select.bytes(1);  // a name that is there twice shows
  }
}

std::string sum_of(const Texts& sayings) {
  Digest digest("about");
  for (const auto& [name, value] : sayings) {
    if (name != "sum") digest.add(name).add(value);
  }
  return fmt::format("{:016x}", digest.value());
}

// How the tables were made, by name.
Result<Texts> read_schema(Database& database) {
  return read_texts(database,
                    "SELECT name, CASE WHEN type = 'table' AND name = tbl_name THEN sql ELSE '' END"
                    " FROM sqlite_schema");
}

// A finished experiment has its results as a table as well, made anew whenever it is finished.
bool is_ours(Texts schema) {
  const auto results = schema.extract("results");
  if (results && !results.mapped().starts_with("CREATE TABLE \"results\" (")) return false;
  return schema == Texts{{"about", kAboutTable}, {"chunk", kChunkTable}};
}

Result<About> parse_about(Texts sayings) {
  TRY(auto shard, parse_shard(sayings["shard"]));
  return About{{shard, sayings["version"], sayings["command"]}, sayings["experiment"]};
}

std::optional<std::uint64_t> read_format(std::string_view text) {
  return text.starts_with(kKind) ? parse_whole(text.substr(kKind.size())) : std::nullopt;
}

Result<void> check_believable(const Texts& schema, Texts sayings) {
  const auto format = read_format(sayings["format"]);
  if (!format) return not_believed("its format");
  if (*format != kFormat) {
    return fail("it is a ledger of format {}, but this program reads format {}: {}", *format,
                kFormat, kWayOut);
  }
  if (!is_ours(schema)) return not_believed("its tables");
  if (sayings["sum"] != sum_of(sayings)) return not_believed("what it says about itself");
  return {};
}

}  // namespace

Result<void> write_about(Database& database, const About& about) {
  const auto& [shard, version, command] = about.head;
  Texts sayings{{"format", fmt::format("{}{}", kKind, kFormat)},
                {"version", version},
                {"shard", format_shard(shard)},
                {"command", command},
                {"experiment", about.experiment}};
  sayings["sum"] = sum_of(sayings);
  for (const char* sql : {kAboutTable, kChunkTable}) {
    if (auto made = database.execute(sql); !made) return made;
  }
  TRY(auto insert, database.prepare("INSERT INTO about VALUES (?1, ?2)"));
  for (const auto& [name, value] : sayings) {
    if (auto run = insert.bind_text(1, name).bind_text(2, value).run(); !run) return run;
  }
  return {};
}

Result<std::optional<About>> read_about(Database& database) {
  TRY(database.check());
  TRY(auto schema, read_schema(database));
  if (schema.empty()) return std::nullopt;
  if (schema["about"] != kAboutTable) {
    return fail("it is not a ledger of experiments, or it is damaged");
  }
  TRY(auto sayings, read_texts(database, "SELECT name, value FROM about"));
  TRY(check_believable(schema, sayings));
  return parse_about(std::move(sayings));
}

}  // namespace minewise
