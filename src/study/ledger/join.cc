#include "study/ledger/join.h"

#include <map>
#include <optional>
#include <utility>

namespace minewise {
namespace {

class Joining {
 public:
  Joining(std::span<LedgerPart> parts, Ledger& whole) : whole_(whole) {
    for (LedgerPart& part : parts) {
      const Shard& shard = part.ledger.head().shard;
      by_shard_[shard.count][shard.index].push_back(&part);
    }
    lacking_.count = parts.front().ledger.head().shard.count;
  }

  // Takes a chunk from the first part that has it sound. Returns false where something failed.
  bool take(const ChunkId& id) {
    const std::uint64_t place = whole_.plan().place_of(id);
    for (auto& [count, by_index] : by_shard_) {
      const auto owners = by_index.find(shard_of(place, count));
      if (owners == by_index.end()) continue;
      for (LedgerPart* part : owners->second) {
        if (take_from(*part, id)) return true;
        if (error_) return false;
      }
    }
    lacking_.games += whole_.plan().games_of(id).size();
    lacking_.shards.insert(shard_of(place, lacking_.count));
    return true;
  }

  Lacking& lacking() { return lacking_; }
  std::optional<JoinError>& error() { return error_; }

 private:
  static int shard_of(std::uint64_t place, int count) {
    return static_cast<int>(place % static_cast<std::uint64_t>(count)) + 1;
  }

  // Once something is lacking, what is there is only looked at.
  bool take_from(LedgerPart& part, const ChunkId& id) {
    bool is_taken = false;
    const auto seen = part.ledger.see_kept(id, [&](const KeptChunk& chunk) -> Result<void> {
      is_taken = chunk.is_sound;
      part.damaged += chunk.is_sound ? 0 : 1;
      if (!is_taken || !lacking_.is_nothing()) return {};
      const auto kept = whole_.keep_sealed(chunk.id, chunk.seconds, chunk.sealed);
      if (!kept) error_ = {nullptr, kept.error()};
      return {};
    });
    if (!seen) error_ = {&part, seen.error()};
    return is_taken && !error_;
  }

  Ledger& whole_;
  std::map<int, std::map<int, std::vector<LedgerPart*>>> by_shard_;  // by count, then by index
  Lacking lacking_;
  std::optional<JoinError> error_;
};

}  // namespace

std::expected<Lacking, JoinError> join(std::span<LedgerPart> parts, Ledger& whole,
                                       const WhileReading& goes_on) {
  Joining joining(parts, whole);
  const ChunkPlan& plan = whole.plan();
  const auto kept = whole.keep_at_one_go([&]() -> Result<void> {
    for (std::uint64_t place = 0; place < plan.places(); ++place) {
      const auto id = plan.chunk_at(place);
      if (id && !joining.take(*id)) return fail("it was not joined");
      if (goes_on(static_cast<double>(place + 1) / static_cast<double>(plan.places()))) continue;
      joining.lacking().was_stopped = true;
      return fail("it was not joined");
    }
    return {};
  });
  if (joining.error()) return std::unexpected(*std::move(joining.error()));
  if (!kept && !joining.lacking().was_stopped) {
    return std::unexpected(JoinError{nullptr, kept.error()});
  }
  return std::move(joining.lacking());
}

}  // namespace minewise
