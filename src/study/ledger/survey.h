// Surveys a ledger: how much it holds of what it should hold, and what is damaged. For commands
// that look after ledger files.
#pragma once

#include <cstdint>
#include <vector>

#include "study/ledger/ledger.h"

namespace minewise {

struct Survey {
  std::uint64_t chunks = 0, all_chunks = 0;  // kept, and those of its shard
  std::uint64_t games = 0, all_games = 0;    // in them
  std::uint64_t record_bytes = 0;            // of the chunks that are kept, as they are sealed
  double seconds = 0;                        // of one processor, that they took

  std::vector<ChunkId> damaged{};  // all of them; they are among those kept
  std::uint64_t missing = 0;       // chunks
  std::vector<ChunkId> first_missing{};

  bool is_finished() const { return missing == 0; }
  bool is_sound() const { return missing == 0 && damaged.empty(); }
};

// Without judging the chunks: damage within them is not seen.
Result<Survey> survey(Ledger& ledger);

// The same with every chunk read and judged, one at a time.
Result<Survey> examine(Ledger& ledger, const WhileReading& goes_on = kToTheEnd);

}  // namespace minewise
