// The games of an experiment, kept in one SQLite file. A chunk is kept in a transaction of its own:
// whenever a run is killed, the ledger holds every chunk that was finished, each once, and a later
// run plays the others. Whatever order chunks came in, they are read back in theirs.
//
// Two tables: `about` (what the experiment is, by which version it is played) and `chunk` (a row a
// chunk, its games as bytes in the format of lab/record.h, the processor time they took); a
// finished experiment has its results.csv as a third, `results`.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "lab/run.h"
#include "lab/summary.h"
#include "ledger/database.h"

namespace minewise {

class Ledger {
 public:
  // A ledger for an experiment in a new file, or in one that vanishes when the path is empty.
  static Result<Ledger> create(const std::string& path, const Experiment& experiment,
                               const Shard& shard, std::string_view version);

  // The ledger that is there. It is refused if it keeps another experiment or shard, or was begun
  // by another version of the program.
  static Result<Ledger> resume(const std::string& path, const Experiment& experiment,
                               const Shard& shard, std::string_view version);

  // Any ledger, to be read. The experiment has no layouts, only their digest.
  static Result<Ledger> read(const std::string& path);

  const Experiment& experiment() const { return experiment_; }
  const ChunkPlan& plan() const { return plan_; }
  const Shard& shard() const { return shard_; }
  const std::string& version() const { return version_; }

  // Keeps a chunk. REQUIRES: it is not kept yet.
  Result<void> keep(const PlayedChunk& chunk);

  // Takes in the chunks of another ledger of the same experiment that are not kept here yet.
  Result<void> keep_all(Ledger& other);

  // Leaves out of a queue what is kept here.
  Result<void> leave_out_kept(ChunkQueue& queue);

  // The figures of the whole experiment. REQUIRES: every chunk is kept.
  Result<Summary> summarise();

  // Every game of a series, in order. REQUIRES: every chunk of it is kept.
  using SeeGame = std::function<void(std::uint64_t index, const GameRecord& game)>;
  Result<void> each_game(int series, const SeeGame& see);

  // Writes a table of texts, for those who would rather ask in SQL. It replaces one of that name.
  Result<void> write_table(std::string_view name, const std::vector<std::string>& columns,
                           const std::vector<std::vector<std::string>>& rows);

 private:
  Ledger(Database database, Experiment experiment, const Shard& shard, std::string version);

  static Result<Ledger> open(const std::string& path, Database::Mode mode);
  Result<void> prepare();
  Result<PlayedChunk> chunk_at(const ChunkId& id);

  Database database_;
  Experiment experiment_;
  ChunkPlan plan_;
  Shard shard_;
  std::string version_;
  Statement insert_, select_, list_;
};

}  // namespace minewise
