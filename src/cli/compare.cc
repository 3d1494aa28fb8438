// minewise compare: agents on the same boards, by the thousand.
#include <time.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "cli/experiment_options.h"
#include "cli/interrupt.h"
#include "cli/live.h"
#include "cli/results.h"
#include "cli/verb.h"
#include "cli/version.h"

namespace minewise::cli {
namespace {

struct CompareOptions {
  ExperimentOptions experiment;
  int jobs = 0;
  bool resume = false;
  std::optional<std::string> shard;
  bool quiet = false;
  ResultsOptions results;
};

std::expected<Ledger, Failure> open_ledger(const CompareOptions& options,
                                           const Experiment& experiment, const Shard& shard) {
  const LedgerHead head{shard, code_version(), command_of(options.experiment)};
  if (!options.results.folder) {
    auto ledger = Ledger::create("", experiment, head);
    if (!ledger) return bad_ledger("the temporary ledger", ledger.error(), kFailed);
    return *std::move(ledger);
  }
  const std::string path = ledger_path(*options.results.folder);
  std::error_code ignored;
  const bool is_there = std::filesystem::exists(path, ignored);
  auto ledger =
      is_there ? Ledger::resume(path, experiment, head) : Ledger::create(path, experiment, head);
  if (!ledger) return bad_ledger(path, ledger.error(), is_there ? kBadInput : kFailed);
  return *std::move(ledger);
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Plays what the ledger does not have yet.
Ran play_missing(const CompareOptions& options, Ledger& ledger) {
  const Experiment& experiment = ledger.experiment();
  ChunkQueue queue(ledger.plan(), ledger.head().shard);
  const std::string path = options.results.folder ? ledger_path(*options.results.folder) : "";
  auto damaged = ledger.leave_out_kept(queue);
  if (!damaged) return bad_ledger(path, damaged.error());
  if (*damaged > 0) {
    say(fmt::format("minewise compare: {}: {} chunks are damaged and played again\n", path,
                    *damaged));
  }
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  const InterruptWatch watch;
  std::optional<LiveProgress> live(std::in_place, names, queue.games(), queue.games_left_out(),
                                   options.quiet);
  Result<void> kept;
  Workers workers;
  workers.jobs = options.jobs > 0 ? options.jobs : all_cores();
  workers.clock = thread_seconds;
  workers.after_game = [&](int series, const GameRecord& game) {
    live->played(static_cast<std::size_t>(series) / experiment.conditions.size(), game.trial.score);
    return !InterruptWatch::was_interrupted();
  };
  std::uint64_t games = queue.games_left_out();
  const bool finished =
      run_chunks(experiment, ledger.plan(), queue, workers, [&](const PlayedChunk& chunk) {
        kept = ledger.keep(chunk);
        games += chunk.record.games.size();
        return kept.has_value();
      });
  live.reset();
  if (!kept) return bad_ledger(path, kept.error(), kFailed);
  if (finished) return {};
  const std::string way_on = options.results.folder ? "the same command with --resume goes on"
                                                    : "nothing is kept without --out";
  return std::unexpected(
      Failure{fmt::format("stopped with {} of {} games played; {}", games, queue.games(), way_on),
              kInterrupted});
}

std::expected<Shard, Failure> read_shard(const CompareOptions& options) {
  if (!options.shard) return Shard{};
  auto shard = parse_shard(*options.shard);
  if (!shard) return bad_option("--shard", shard.error());
  if (!options.results.folder) {
    return std::unexpected(Failure{"--shard: needs --out, for 'minewise merge' to join"});
  }
  if (options.results.per_game_file) {
    return std::unexpected(Failure{"--per-game: goes with 'minewise merge', not with --shard"});
  }
  return *shard;
}

Ran compare(const CompareOptions& options) {
  auto experiment = plan_experiment(options.experiment);
  if (!experiment) return std::unexpected(experiment.error());
  auto shard = read_shard(options);
  if (!shard) return std::unexpected(shard.error());
  if (options.resume && !options.results.folder) {
    return std::unexpected(Failure{"--resume: needs --out, the folder to go on with"});
  }
  auto place = prepare_place(options.results,
                             options.resume ? OldFolder::GoOn : OldFolder::RefuseUnlessResumed);
  if (!place) return std::unexpected(place.error());
  auto ledger = open_ledger(options, *experiment, *shard);
  if (!ledger) return std::unexpected(ledger.error());
  if (auto played = play_missing(options, *ledger); !played) return played;
  if (shard->is_whole()) return finish_experiment(*ledger, options.results, *place);
  if (auto finished = ledger->finish(); !finished) {
    return bad_ledger(ledger_path(*options.results.folder), finished.error(), kFailed);
  }
  if (options.results.format == "text") {
    print(fmt::format("Part {} of {} is in {}; 'minewise merge' joins the parts.\n", shard->index,
                      shard->count, printable(*options.results.folder)));
  }
  return {};
}

void add_run_options(CLI::App* verb, CompareOptions& options) {
  verb->add_option("--jobs", options.jobs, "Threads [all cores]")->check(CLI::Range(1, 1024));
  verb->add_option("--out", options.results.folder,
                   "Keep results in this new folder; without it they are only printed");
  verb->add_flag("--resume", options.resume,
                 "Go on with what --out holds; start if there is nothing");
  verb->add_option("--per-game", options.results.per_game_file,
                   "Write a row for every game to this file");
  verb->add_option("--shard", options.shard,
                   "Play part I of N only, written I/N; 'minewise merge' joins the parts");
  verb->add_flag("--quiet", options.quiet, "No progress");
  verb->add_option("--format", options.results.format, "What is printed: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
}

}  // namespace

void add_compare(CLI::App& program, int& code) {
  auto options = std::make_shared<CompareOptions>();
  CLI::App* verb = program.add_subcommand(
      "compare",
      "Compare agents on the same boards.\n"
      "Every agent plays every size, density and rules, game by game on the same layouts. Figures "
      "come\n"
      "with 95% intervals, differences between agents are paired. The same experiment gives the "
      "same\n"
      "results to the byte, with any number of threads, in any company of agents, in parts or "
      "whole.\n"
      "With --out every finished piece is kept at once: Ctrl-C or a crash loses seconds, --resume "
      "goes on.");
  add_experiment_options(verb, options->experiment);
  add_run_options(verb, *options);
  verb->footer(
      "Files in --out: results.csv (means and 95% half-widths), intervals.csv (both ends and "
      "kind),\n"
      "differences.csv (paired), deductions.csv (by rule), timings.csv, results.sqlite (every "
      "game).\n"
      "Game I of a row is had again by 'minewise play --agent A \"WxH/M RULES seed=S game=I\"'.\n"
      "Examples:\n"
      "  minewise compare --agents basic,exact --sizes 20 --games 500 --out results\n"
      "  minewise compare --sizes expert --rules \"classic first=safe:0,0\" --games 10000\n"
      "  minewise compare --agents exact --rules survival --rules \"survival count=shown\"\n"
      "  minewise compare --layouts boards.txt --per-game games.csv");
  run_with(verb, code, [options] { return compare(*options); });
}

}  // namespace minewise::cli
