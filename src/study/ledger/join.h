// Joins the parts of an experiment that was spread over runs, in one pass. Chunks are taken in the
// order of their places, each from the part whose shard it belongs to, so the new file only grows
// at its end. One chunk is held at a time, regardless of the number of parts.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "study/ledger/ledger.h"

namespace minewise {

struct LedgerPart {
  std::string path;
  Ledger ledger;
  std::uint64_t damaged = 0;  // chunks that were found so
};

// What the parts do not have, or have only damaged.
struct Lacking {
  std::uint64_t games = 0;
  std::set<int> shards;      // those whose games they are,
  int count = 1;             // of so many
  bool was_stopped = false;  // before all was seen

  bool is_nothing() const { return games == 0 && !was_stopped; }
};

// An error in one of the parts, or in the whole.
struct JoinError {
  const LedgerPart* part = nullptr;  // null: the whole
  Error error;
};

// Takes the chunks of all parts into a ledger of the same experiment and version. If anything is
// lacking, that ledger is of no use. A chunk that is damaged in one part may be sound in another.
std::expected<Lacking, JoinError> join(std::span<LedgerPart> parts, Ledger& whole,
                                       const WhileReading& goes_on = kToTheEnd);

}  // namespace minewise
