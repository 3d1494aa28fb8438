#include "study/ledger/survey.h"

#include "core/macros.h"

namespace minewise {
namespace {

constexpr std::size_t kFirst = 5;

// Counts what is kept, and then what is not.
class Count {
 public:
  explicit Count(const Ledger& ledger) : plan_(ledger.plan()), queue_(plan_, ledger.head().shard) {
    survey_.all_games = queue_.games();
  }

  void add(const ChunkId& id, double seconds, std::uint64_t sealed_bytes) {
    ++survey_.chunks;
    survey_.games += plan_.games_of(id).size();
    survey_.record_bytes += sealed_bytes;
    survey_.seconds += seconds;
    queue_.leave_out(id);
  }

  void add_damaged(const ChunkId& id) { survey_.damaged.push_back(id); }
  std::uint64_t chunks() const { return survey_.chunks; }

  Survey finish() {
    while (const auto id = queue_.next()) {
      ++survey_.missing;
      if (survey_.first_missing.size() < kFirst) survey_.first_missing.push_back(*id);
    }
    survey_.all_chunks = survey_.chunks + survey_.missing;
    return std::move(survey_);
  }

 private:
  const ChunkPlan& plan_;
  ChunkQueue queue_;
  Survey survey_;
};

}  // namespace

Result<Survey> survey(Ledger& ledger) {
  Count count(ledger);
  TRY(ledger.each_size([&](const ChunkId& id, double seconds, std::uint64_t sealed_bytes) {
    count.add(id, seconds, sealed_bytes);
  }));
  return count.finish();
}

Result<Survey> examine(Ledger& ledger, const WhileReading& goes_on) {
  Count count(ledger);
  const auto all = static_cast<double>(ledger.plan().chunks()) / ledger.head().shard.count;
  TRY(ledger.each_kept([&](const KeptChunk& chunk) -> Result<void> {
    count.add(chunk.id, chunk.seconds, chunk.sealed.size());
    if (!chunk.is_sound) count.add_damaged(chunk.id);
    if (!goes_on(static_cast<double>(count.chunks()) / all))
      return fail("it was not read to the end");
    return {};
  }));
  return count.finish();
}

}  // namespace minewise
