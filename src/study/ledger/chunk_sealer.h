// Chunks as ledgers hold them: a record with its checksum. The checksum covers the experiment, the
// version, which chunk it is, its record and its time (study/seal.h). A sealer needs no ledger,
// so that a chunk may be sealed where it is made: one process that keeps the chunks of a thousand
// others has no time to sum up their bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "study/run_queue.h"

namespace minewise {

// A chunk that was sealed where it was made.
struct SealedChunk {
  ChunkId id;
  double seconds = 0;
  std::string sealed;
};

class ChunkSealer {
 public:
  // `text` fixes the experiment, `version` the program that runs it.
  ChunkSealer(std::string_view text, std::string_view version);

  // A digest of both. Those who have the same run the same experiment.
  std::uint64_t identity() const { return identity_; }

  std::string seal(const ChunkBytes& chunk) const;

  // Whether this was sealed as this very chunk. Anything else is damaged.
  bool is_sound(const ChunkId& id, double seconds, std::string_view sealed) const;

  // The record that was sealed. REQUIRES: it is sound.
  static std::string_view record_in(std::string_view sealed);

  // The chunk that was sealed as this one, if it is sound.
  Result<ChunkBytes> unseal(const ChunkId& id, double seconds, std::string_view sealed) const;

 private:
  std::uint64_t identity_of(const ChunkId& id, double seconds) const;

  std::uint64_t identity_;
};

}  // namespace minewise
