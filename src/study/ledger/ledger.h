// The games of an experiment, kept in one SQLite file. A chunk is kept in a transaction of its own:
// whenever a run is killed, the ledger holds every chunk that was finished, each once, and a later
// run plays the others. Whatever order chunks came in, they are read back in theirs.
//
// Two tables: `about` (what the experiment is, by which version it is played) and `chunk` (a row a
// chunk: its place in the order of study/lab/chunk.h, its games as bytes in the format of
// study/lab/record.h, the processor time they took); a finished experiment has its results.csv as a
// third, `results`.
//
// Nothing in the file is believed without a check. The checksum of a chunk covers the experiment,
// the version, which chunk it is, its games and its time, and is checked whenever the chunk is
// read: what changed on the disk, or came from another place or another ledger, counts as damaged.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "study/lab/run.h"
#include "study/lab/summary.h"
#include "study/ledger/about.h"

namespace minewise {

class Ledger {
 public:
  // A ledger for an experiment in a new file, or in one that vanishes when the path is empty.
  static Result<Ledger> create(const std::string& path, const Experiment& experiment,
                               const LedgerHead& head);

  // The ledger that is there. It is refused if it is damaged beyond its chunks, keeps another
  // experiment or shard, or was begun by another version of the program.
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

  // Lets go of the file, which is then plain and complete. REQUIRES: nothing more is kept or read.
  void close();

  // The figures of the whole experiment. REQUIRES: every chunk is kept.
  Result<Summary> summarise();

  // Every game of a series, in order. REQUIRES: every chunk of it is kept.
  using SeeGame = std::function<void(std::uint64_t index, const GameRecord& game)>;
  Result<void> each_game(int series, const SeeGame& see);

  // Writes a table of texts, for those who would rather ask in SQL. It replaces one of that name.
  Result<void> write_table(std::string_view name, const std::vector<std::string>& columns,
                           const std::vector<std::vector<std::string>>& rows);

 private:
  Ledger(Database database, About about);

  static Result<Ledger> begin(Database database, About about);
  static Result<Ledger> go_on(Database database, About about);
  std::uint64_t identity_of(const ChunkId& id, double seconds) const;
  Result<PlayedChunk> read_chunk(const ChunkId& id, const Statement& row) const;
  Result<PlayedChunk> chunk_at(const ChunkId& id);

  // Every chunk that is kept, or an Error in place of one that is damaged.
  using SeeChunk = std::function<Result<void>(const ChunkId& id, Result<PlayedChunk> chunk)>;
  Result<void> each_kept(const SeeChunk& see);

  Database database_;
  Experiment experiment_;
  ChunkPlan plan_;
  LedgerHead head_;
  std::uint64_t identity_;  // a digest of the experiment and of the version that plays it
  Statement insert_, select_;
};

}  // namespace minewise
