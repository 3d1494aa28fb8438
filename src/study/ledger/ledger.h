// A ledger keeps the results of an experiment in one SQLite file. Each chunk is kept in its own
// transaction: whenever a run is killed, the ledger holds every finished chunk, each once, and a
// later run makes the others. Chunks are read back in the order of their places, regardless of the
// order in which they came.
//
// A ledger does not know what its chunks are records of. It has a text that fixes the experiment, a
// plan of its chunks, and the chunks as bytes. study/ledger/games.h reads those of comparisons.
//
// It has two tables: `about` (what the experiment is, which version runs it) and `chunk` (a row for
// each chunk: its place in the order of study/chunk.h, its record as bytes, its processor time). A
// finished comparison has its results.csv as a third, `results`.
//
// Nothing in the file is believed without a check. The checksum of a chunk (ChunkSealer) is checked
// whenever the chunk is read: what changed on the disk, or came from another place or another
// ledger, counts as damaged.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "study/chunk.h"
#include "study/ledger/ledger_file.h"

namespace minewise {

// Chunks as ledgers hold them: a record with its checksum (study/record.h). The checksum covers the
// experiment, the version, which chunk it is, its record and its time. A sealer needs no ledger, so
// a chunk can be sealed where it is made: one process that keeps the chunks of a thousand others
// has no time to sum up their bytes.

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

// What a ledger keeps.
struct Subject {
  std::string text;  // the same for the same experiment
  ChunkPlan plan;    // a function of the text
};

// A chunk as it is kept, valid while it is seen.
struct KeptChunk {
  ChunkId id;
  double seconds = 0;
  std::string_view sealed;
  bool is_sound = false;  // it is what it was when it was sealed
};

// What a text says is kept.
using PlanOf = std::function<Result<ChunkPlan>(std::string_view text)>;

// Sees which share of a ledger is read, from 0 to 1; returns false to have that stopped.
using WhileReading = std::function<bool(double share)>;
inline const WhileReading kToTheEnd = [](double) { return true; };

class Ledger {
 public:
  Ledger(Ledger&&) = default;
  Ledger& operator=(Ledger&&) = default;
  ~Ledger() { close(); }

  // A ledger in a new file, or in one that vanishes when the path is empty.
  static Result<Ledger> create(const std::string& path, const Subject& subject,
                               const LedgerHead& head);

  // The ledger that is there. It is refused if it is damaged beyond its chunks, keeps another
  // experiment or shard, or was begun by another version of the program.
  static Result<Ledger> resume(const std::string& path, const Subject& subject,
                               const LedgerHead& head);

  // Any ledger, to be read.
  static Result<Ledger> read(const std::string& path, const PlanOf& plan_of);

  // Any ledger, to be looked after: it is a plain file, and nobody else has it meanwhile.
  static Result<Ledger> take(const std::string& path, const PlanOf& plan_of);

  const std::string& text() const { return subject_.text; }
  const ChunkPlan& plan() const { return subject_.plan; }
  const LedgerHead& head() const { return head_; }
  const ChunkSealer& sealer() const { return sealer_; }

  // Keeps a chunk, in place of one that was kept before.
  Result<void> keep(const ChunkBytes& chunk);

  // The same for one that was sealed elsewhere, by a sealer of the same identity. It is checked
  // when it is read.
  Result<void> keep_sealed(const ChunkId& id, double seconds, std::string_view sealed);

  // Keeps chunks that arrived together, all of them or none: one transaction costs little more than
  // one for each.
  Result<void> keep_together(std::span<const SealedChunk> chunks);

  // For a ledger that is of use only when all is in it. What `keep_them` keeps is written once,
  // with no log beside the file, best in the order of places. If it fails, nothing is kept.
  Result<void> keep_at_one_go(const std::function<Result<void>()>& keep_them);

  // Every chunk that is kept, in the order of places.
  using SeeKept = std::function<Result<void>(const KeptChunk& chunk)>;
  Result<void> each_kept(const SeeKept& see);

  // The same without their bytes, only how many they are: damage within them is not seen.
  using SeeSize =
      std::function<void(const ChunkId& id, double seconds, std::uint64_t sealed_bytes)>;
  Result<void> each_size(const SeeSize& see);

  // The chunk in one place. Returns false where there is none.
  Result<bool> see_kept(const ChunkId& id, const SeeKept& see);

  // Writes a copy to a new file: in the order of places, without free pages.
  Result<void> copy_to(const std::string& path);

  // Removes chunks that are of no use, and frees their space.
  Result<void> drop(std::span<const ChunkId> chunks);

  // Leaves out of a queue what is kept here. Returns how many chunks were found damaged: those are
  // to be made again.
  Result<int> leave_out_kept(ChunkQueue& queue);

  // Makes it a plain file that is complete by itself, once nothing more is to be kept.
  Result<void> finish();

  // Lets go of the file, which is then plain and complete, unless the disk refuses it. The
  // destructor does the same. REQUIRES: nothing more is kept or read.
  void close();

  // The chunks of a series, in order. An Error where one is missing or damaged.
  using SeeChunk = std::function<Result<void>(const ChunkBytes& chunk)>;
  Result<void> each_chunk(int series, const SeeChunk& see);
  Result<ChunkBytes> chunk_at(const ChunkId& id);

  // Writes a table of texts, for those who would rather ask in SQL. It replaces one of that name.
  Result<void> write_table(std::string_view name, const std::vector<std::string>& columns,
                           const std::vector<std::vector<std::string>>& rows);

 private:
  Ledger(Database database, Subject subject, LedgerHead head);

  static Result<Ledger> begin(Database database, const Subject& subject, const LedgerHead& head);
  static Result<Ledger> go_on(Database database, const Subject& subject, const LedgerHead& head);
  static Result<Ledger> of_any(Database database, const PlanOf& plan_of);
  KeptChunk kept_in(const Statement& row, const ChunkId& id) const;
  Result<void> in_one_transaction(const std::function<Result<void>()>& keep_them);

  // Goes through the rows of a query whose first column is the place.
  using SeeRow = std::function<Result<void>(const ChunkId& id, const Statement& row)>;
  Result<void> each_row(std::string_view sql, const SeeRow& see);

  Database database_;
  Subject subject_;
  LedgerHead head_;
  ChunkSealer sealer_;
  Statement insert_, select_;
};

}  // namespace minewise
