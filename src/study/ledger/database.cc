#include "study/ledger/database.h"

#include <cerrno>
#include <filesystem>

#include "core/check.h"
#include "core/try.h"

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
      return fail("so many files may not be open at a time; 'ulimit -n' allows more");
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
  return fail("it is damaged, as SQLite's integrity_check finds");
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

}  // namespace minewise
