// What a ledger says about itself, and whether it may be believed. A file that an earlier run left
// is not taken at its word: SQLite checks how its pages hang together, the tables must be made as
// this program makes them, and what the file says must agree with its own sum.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "study/chunk.h"
#include "study/ledger/database.h"

namespace minewise {

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
