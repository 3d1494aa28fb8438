// The games of an experiment, kept in one SQLite file. A chunk is kept in a transaction of its own:
// whenever a run is killed, the ledger holds every chunk that was finished, each once, and a later
// run plays the others. Whatever order chunks came in, they are read back in theirs.
//
// Two tables: `about` (what the experiment is, by which version it is played) and `chunk` (a row a
// chunk, its games as bytes in the format of study/lab/record.h, the processor time they took); a
// finished experiment has its results.csv as a third, `results`.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "study/lab/run.h"
#include "study/lab/summary.h"
#include "study/ledger/database.h"

namespace minewise {

// What a ledger says about itself besides its experiment.
struct LedgerHead {
  Shard shard;
  std::string version;  // of the program that plays the games
  std::string command;  // that asked for them, for reports
};

class Ledger {
 public:
  // A ledger for an experiment in a new file, or in one that vanishes when the path is empty.
  static Result<Ledger> create(const std::string& path, const Experiment& experiment,
                               const LedgerHead& head);

  // The ledger that is there. It is refused if it keeps another experiment or shard, or was begun
  // by another version of the program.
  static Result<Ledger> resume(const std::string& path, const Experiment& experiment,
                               const LedgerHead& head);

  // Any ledger, to be read. The experiment has no layouts, only their digest.
  static Result<Ledger> read(const std::string& path);

  const Experiment& experiment() const { return experiment_; }
  const ChunkPlan& plan() const { return plan_; }
  const LedgerHead& head() const { return head_; }

  // Keeps a chunk, in place of one that was kept before.
  Result<void> keep(const PlayedChunk& chunk);

  // Takes in the chunks of another ledger of the same experiment.
  Result<void> keep_all(Ledger& other);

  // Leaves out of a queue what is kept here. Returns how many chunks were found damaged: those are
  // to be played again.
  Result<int> leave_out_kept(ChunkQueue& queue);

  // Makes it a plain file that is complete by itself, once nothing more is to be kept.
  Result<void> finish();

  // The figures of the whole experiment. REQUIRES: every chunk is kept.
  Result<Summary> summarise();

  // Every game of a series, in order. REQUIRES: every chunk of it is kept.
  using SeeGame = std::function<void(std::uint64_t index, const GameRecord& game)>;
  Result<void> each_game(int series, const SeeGame& see);

  // Writes a table of texts, for those who would rather ask in SQL. It replaces one of that name.
  Result<void> write_table(std::string_view name, const std::vector<std::string>& columns,
                           const std::vector<std::vector<std::string>>& rows);

 private:
  Ledger(Database database, Experiment experiment, LedgerHead head);

  static Result<Ledger> open(const std::string& path, Database::Mode mode,
                             std::string_view version);  // any, if that is empty
  Result<void> prepare();
  Result<PlayedChunk> chunk_at(const ChunkId& id);
  using SeeChunk = std::function<Result<void>(const ChunkId& id)>;
  Result<void> each_kept(const SeeChunk& see);

  Database database_;
  Experiment experiment_;
  ChunkPlan plan_;
  LedgerHead head_;
  Statement insert_, select_, list_;
};

}  // namespace minewise
