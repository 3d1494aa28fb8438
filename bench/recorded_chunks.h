// Chunks that were really played, to be handed in again and again: the simulated ranks of
// bench/rank_simulation.cc return them. A chunk is sealed once, under the number it was played as.
// A ledger takes it under any number, and would notice only on reading. Its time is the processor
// time that playing it took.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "study/chunk.h"
#include "study/ledger/ledger.h"

namespace minewise {

// The processor time of the calling thread, in seconds.
double thread_time();

struct Workload {
  std::string name;
  std::string agent, size;
  std::uint64_t games = 0;    // of each series: they settle how large chunks are
  double seconds_a_game = 0;  // of a slower agent than the one that plays; 0: as played
};

class RecordedChunks {
 public:
  // Plays some chunks of a workload.
  explicit RecordedChunks(const Workload& workload);

  const Subject& subject() const { return subject_; }
  std::uint64_t games_a_chunk() const { return games_a_chunk_; }
  double seconds_a_chunk() const;  // the mean of those played
  double bytes_a_game() const;

  // "Makes" chunks from the recorded ones. REQUIRES: this outlives it, and one thread asks.
  ChunkMaker maker();

 private:
  Subject subject_;
  std::uint64_t games_a_chunk_ = 0;
  std::vector<ChunkBytes> played_;
  double time_ = 0;  // of the maker's clock
};

}  // namespace minewise
