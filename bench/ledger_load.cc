// Large ledgers without playing: records of made-up games, written straight into ledgers that the
// program takes for its own. For docs/experiments.md and docs/clusters.md:
//
//     ledger_load parts FOLDER PARTS GAMES
//     ledger_load keep FILE CHUNKS BYTES TOGETHER
//     ledger_load records GAMES
//
// `parts` makes FOLDER/1, FOLDER/2 and so on, the parts of one experiment, with GAMES games each.
// `keep` measures the processor time of keeping so many chunks of so many bytes, TOGETHER at a
// time. `records` measures the bytes a game takes, and the time to encode, decode and seal it.
// Games are like those of `exact` on 30x16/99 under the classic rules, seed 1.
#include <fmt/core.h>
#include <time.h>

#include <filesystem>

#include "core/macros.h"
#include "core/rng.h"
#include "core/words.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"

namespace {

using namespace minewise;

Subject expert_games(std::uint64_t games) {
  Request request;
  request.agents = parse_agents("exact").value();
  request.sizes = parse_sizes("30x16/99").value();
  request.rules = {Rules::classic()};
  request.games = games;
  request.seed = Seed{1};
  return subject_of(make_experiment(request).value());
}

// Two in five are won; the others end with a mine, at any moment.
ChunkRecord made_up(std::uint64_t games, Rng& rng) {
  ChunkRecord record;
  for (std::uint64_t i = 0; i < games; ++i) {
    const bool won = rng.below(5) < 2;
    const double identified = won ? 99 : rng.below(99), moves = won ? 250 : rng.below(250);
    const double guesses = 1 + rng.below(12);
    record.games.push_back({won, {identified / 99, won ? 0.0 : 1.0, guesses, moves, 0}, 99});
  }
  for (std::uint64_t& count : record.deductions) count = 100 * games + rng.below(1000);
  return record;
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void write_part(const std::string& folder, const Subject& subject, const Shard& shard) {
  std::filesystem::create_directories(folder);
  auto ledger =
      Ledger::create(folder + "/results.sqlite", subject, {shard, code_version(), "ledger_load"});
  CHECK(ledger);
  Rng rng(Seed{7}, Digest("made up").add(static_cast<std::uint64_t>(shard.index)));
  ChunkQueue queue(ledger->plan(), shard);
  const auto kept = ledger->keep_at_one_go([&]() -> Result<void> {
    while (const auto id = queue.next()) {
      const std::uint64_t games = ledger->plan().games_of(*id).size();
      const auto one = ledger->keep({*id, encode(made_up(games, rng)), 0.01});
      if (!one) return one;
    }
    return {};
  });
  CHECK(kept);
}

void write_parts(const std::string& folder, int parts, std::uint64_t games) {
  const Subject subject = expert_games(games * parts);
  for (int index = 1; index <= parts; ++index) {
    write_part(fmt::format("{}/{}", folder, index), subject, {index, parts});
  }
}

void measure_keeping(const std::string& file, std::uint64_t chunks, std::size_t bytes,
                     std::size_t together) {
  const Subject subject = expert_games(1'000'000'000);
  auto ledger = Ledger::create(file, subject, {{}, code_version(), "ledger_load"});
  CHECK(ledger && chunks <= subject.plan.chunks());
  const std::string record(bytes, 'x');
  std::vector<SealedChunk> waiting;
  double keeping = 0;
  for (std::uint64_t number = 0; number < chunks; ++number) {
    const ChunkBytes chunk{{0, number}, record, 1};
    waiting.push_back({chunk.id, chunk.seconds, ledger->sealer().seal(chunk)});
    if (waiting.size() < together && number + 1 < chunks) continue;
    const double begin = processor_seconds();
    CHECK(ledger->keep_together(waiting));
    keeping += processor_seconds() - begin;
    waiting.clear();
  }
  fmt::print("{:.1f} us a chunk, {:.0f} MB/s\n", 1e6 * keeping / static_cast<double>(chunks),
             1e-6 * static_cast<double>(chunks * bytes) / keeping);
}

void measure_records(std::uint64_t games) {
  constexpr int kRounds = 50;
  Rng rng(Seed{7}, Digest("made up"));
  const ChunkRecord record = made_up(games, rng);
  const ChunkSealer sealer("an experiment", "1");
  const ChunkBytes chunk{{0, 0}, encode(record), 1};
  double times[3] = {};
  for (int round = 0; round < kRounds; ++round) {
    double last = processor_seconds();
    const auto lap = [&](double& time) {
      time += processor_seconds() - last;
      last = processor_seconds();
    };
    CHECK(encode(record).size() == chunk.record.size());
    lap(times[0]);
    CHECK(decode(chunk.record));
    lap(times[1]);
    CHECK(sealer.seal(chunk).size() > chunk.record.size());
    lap(times[2]);
  }
  const double all = static_cast<double>(games) * kRounds * 1e-9;
  fmt::print("{:.2f} bytes a game; encode {:.1f} ns, decode {:.1f} ns, seal {:.1f} ns a game\n",
             static_cast<double>(chunk.record.size()) / static_cast<double>(games), times[0] / all,
             times[1] / all, times[2] / all);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  const auto number = [&](int at) { return parse_whole(argv[at]).value(); };
  if (what == "parts" && argc == 5) {
    write_parts(argv[2], static_cast<int>(number(3)), number(4));
  } else if (what == "keep" && argc == 6) {
    measure_keeping(argv[2], number(3), number(4), number(5));
  } else if (what == "records" && argc == 3) {
    measure_records(number(2));
  } else {
    fmt::print(stderr,
               "usage: ledger_load parts FOLDER PARTS GAMES | keep FILE CHUNKS BYTES "
               "TOGETHER | records GAMES\n");
    return 2;
  }
  return 0;
}
