// The file of a ledger. SQLite is wrapped as values: Database is a connection, Statement a prepared
// query, and every failure is an Error in SQLite's own words. LedgerHead and About are what a
// ledger says about itself, which is checked before it is believed.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "study/chunk.h"

namespace minewise {

// A query that is run again and again. Numbers of parameters count from 1, of columns from 0.
class Statement {
 public:
  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind_text(int parameter, std::string_view text);
  Statement& bind_bytes(int parameter, std::string_view bytes);

  // Moves on to the next row; false after the last. Afterwards the statement starts anew.
  Result<bool> step();

  // Runs a statement that returns no rows.
  Result<void> run();

  std::int64_t whole(int column) const;
  double real(int column) const;
  std::string_view bytes(int column) const;  // valid until the next step

  // Gives a row up before the last was reached.
  void reset();

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

class Database {
 public:
  enum class Mode { Create, ReadWrite, ReadOnly };

  // An empty path is a database of its own that vanishes when it is closed. What is there and no
  // file, after links, is refused.
  static Result<Database> open(const std::string& path, Mode mode);

  bool is_open() const { return handle_ != nullptr; }

  // Whether its pages and tables are consistent. It reads the whole file.
  Result<void> check();

  // Whether the file and what it says of itself allow writing. Known once something was read.
  bool is_writable() const { return sqlite3_db_readonly(handle_.get(), "main") == 0; }

  // Removes the index of a log (-shm) that others have left: who reads a database while there is a
  // log makes one, and SQLite leaves it to the last writer, which has an index of its own when it
  // has the database to itself. REQUIRES: this is the only connection, and there is no log.
  void remove_shared_index();

  Result<void> execute(const char* sql);
  Result<Statement> prepare(std::string_view sql);

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };

  std::unique_ptr<sqlite3, Close> handle_;
};

// What a ledger says about itself. A file that an earlier run left is not trusted: SQLite checks
// that its pages are consistent, its tables must be made as this program makes them, and what the
// file says must agree with its own checksum.

// What a ledger says about itself besides its experiment.
struct LedgerHead {
  Shard shard;
  std::string version;  // of the program that plays the games
  std::string command;  // that asked for them, for reports
};

struct About {
  LedgerHead head;
  std::string experiment;  // the text that fixes everything that is to be kept
};

// Makes the tables of a ledger, and says there what it is about.
Result<void> write_about(Database& database, const About& about);

// What a ledger is about; nothing if it was cut off while it was being made, before it was about
// anything.
Result<std::optional<About>> read_about(Database& database);

}  // namespace minewise
