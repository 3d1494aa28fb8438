// How many ranks one coordinator can lead: the load of rank 0 and the efficiency of the others, for
// 10 to 10,000 simulated ranks that return recorded chunks (bench/simulated_ranks.h). Agents range
// from the fastest to a slow one, with a ledger and without:
//
//     rank_simulation FIGURES.csv [LETTER BYTE SENT LOOK]
//
// The four numbers are the processor time that MPI takes of the coordinator, in microseconds (a
// byte: in nanoseconds), as bench/letter_costs.cc measures them. Ledgers are made in the system's
// folder for temporary files and removed again.
#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>

#include "core/words.h"
#include "recorded_chunks.h"
#include "simulated_ranks.h"
#include "study/ledger/code_version.h"

namespace {

using namespace minewise;
namespace fs = std::filesystem;

// What bench/letter_costs.cc measured on the machine of docs/clusters.md, over loopback.
constexpr TransportCosts kMeasured{.letter = 2.7e-6, .byte = 0.34e-9, .sent = 3e-6, .look = 20e-6};

const std::vector<Workload> kWorkloads = {
    {"exact on expert, 10^9 games", "exact", "30x16/99", 1'000'000'000},
    {"exact on expert, 4*10^6 games", "exact", "30x16/99", 4'000'000},
    {"basic on 9x9, 10^9 games", "basic", "9x9/10", 1'000'000'000},
    {"basic on 9x9, 10^7 games", "basic", "9x9/10", 10'000'000},
    {"14 ms a game on expert, 10^9 games", "exact", "30x16/99", 1'000'000'000, 0.014},
    {"14 ms a game on expert, 4*10^6 games", "exact", "30x16/99", 4'000'000, 0.014},
};

// Leads so many ranks, and keeps what they return where there is a path for it.
CoordinatorLoad lead(RecordedChunks& chunks, int ranks, const TransportCosts& costs,
                     const std::string& path) {
  const Subject& subject = chunks.subject();
  auto ledger = path.empty() ? Result<Ledger>(fail("none"))
                             : Ledger::create(path, subject, {{}, code_version(), {}});
  ChunkQueue queue(subject.plan, {});
  CoordinatorLoad load;
  run_queue(queue, SimulatedRanks(ranks, costs, load), HandIn::AsFinished, chunks.maker(),
            [&](const ChunkBytes& chunk) {
              return !ledger ||
                     ledger->keep_sealed(chunk.id, chunk.seconds, chunk.record).has_value();
            });
  return load;
}

void tell(std::FILE* figures, const Workload& workload, RecordedChunks& chunks, int ranks,
          bool keeps, const CoordinatorLoad& load) {
  const double chunk_rate = load.share(static_cast<double>(load.chunks));
  const double letter_rate = load.share(static_cast<double>(load.letters));
  const double megabytes = 1e-6 * load.share(static_cast<double>(load.bytes));
  fmt::print(
      "{:>6} {:>6} {:>9.1f} {:>9.1f} {:>7.2f} {:>8.3f}% {:>7.3f} {:>7.3f} {:>7.3f} {:>7.3f} "
      "{:>7.3f} {:>7.4f}\n",
      ranks, keeps ? "yes" : "no", chunk_rate, letter_rate, megabytes,
      100 * load.share(load.total()), 100 * load.share(load.scheduler),
      100 * load.share(load.coding), 100 * load.share(load.keeping),
      100 * load.share(load.transport), 100 * load.share(load.looks), load.efficiency);
  fmt::print(figures,
             "\"{}\",{},{:.6g},{:.4g},{},{},{:.6g},{:.6g},{:.6g},{:.6g},{:.6g},{:.6g},"
             "{:.6g},{:.6g},{:.6g},{:.6g}\n",
             workload.name, chunks.games_a_chunk(), chunks.seconds_a_chunk(), chunks.bytes_a_game(),
             keeps ? "yes" : "no", ranks, chunk_rate, letter_rate, megabytes,
             load.share(load.total()), load.share(load.scheduler), load.share(load.coding),
             load.share(load.keeping), load.share(load.transport), load.share(load.looks),
             load.efficiency);
  std::fflush(stdout);
  std::fflush(figures);
}

void simulate(const Workload& workload, const TransportCosts& costs, std::FILE* figures,
              const fs::path& folder) {
  RecordedChunks chunks(workload);
  fmt::print("\n{}: {} games a chunk, {:.4f} s a chunk, {:.2f} bytes a game\n", workload.name,
             chunks.games_a_chunk(), chunks.seconds_a_chunk(), chunks.bytes_a_game());
  fmt::print(
      " ranks ledger  chunks/s letters/s    MB/s  leading    desk  coding  keeping   wire  "
      " looks   efficiency\n");
  for (const bool keeps : {true, false}) {
    for (const int ranks : {10, 30, 100, 300, 1'000, 3'000, 10'000}) {
      if (!keeps && ranks != 1'000) continue;  // one comparison is enough
      const std::string path = keeps ? (folder / "ranks.sqlite").string() : "";
      tell(figures, workload, chunks, ranks, keeps, lead(chunks, ranks, costs, path));
      for (const char* const ending : {"", "-wal", "-shm"}) fs::remove(path + ending);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::FILE* const figures = argc == 2 || argc == 6 ? std::fopen(argv[1], "w") : nullptr;
  if (!figures) {
    fmt::print(stderr, "usage: rank_simulation FIGURES.csv [LETTER BYTE SENT LOOK]\n");
    return 2;
  }
  TransportCosts costs = kMeasured;
  if (argc == 6) {
    const auto cost = [&](int place) { return 1e-6 * parse_decimal(argv[place]).value(); };
    costs = {.letter = cost(2), .byte = 1e-3 * cost(3), .sent = cost(4), .look = cost(5)};
  }
  const fs::path folder =
      fs::temp_directory_path() / fmt::format("minewise-rank-simulation-{}", getpid());
  fs::create_directory(folder);
  fmt::print(figures,
             "workload,games_a_chunk,seconds_a_chunk,bytes_a_game,ledger,ranks,chunks,"
             "letters,megabytes,leading,desk,coding,keeping,wire,looks,efficiency\n");
  for (const Workload& workload : kWorkloads) simulate(workload, costs, figures, folder);
  fs::remove_all(folder);
  std::fclose(figures);
}
