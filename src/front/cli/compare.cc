// minewise compare: agents on the same boards, by the thousand.
#include <memory>
#include <optional>

#include "front/cli/experiment_options.h"
#include "front/cli/results.h"
#include "front/cli/verb.h"
#include "front/results/kept_run.h"
#include "front/run/interrupt.h"
#include "front/run/live.h"
#include "front/run/streams.h"
#include "show/report/shell_word.h"
#include "study/ledger/code_version.h"
#include "study/presets/presets.h"

namespace minewise::cli {
namespace {

struct CompareOptions {
  ExperimentOptions experiment;
  std::optional<std::string> preset;
  std::string command;  // that asks for the same experiment, whole
  bool list_presets = false;
  bool quick = false;
  int jobs = 0;
  bool resume = false;
  std::optional<std::string> shard;
  bool quiet = false;
  ResultsOptions results;
};

// Plays what the ledger does not have yet. Returns how many chunks it had that were damaged.
std::expected<int, Failure> play_missing(const CompareOptions& options,
                                         const Experiment& experiment, Ledger& ledger) {
  const KeptIn& folder = options.results.folder;
  auto missing = find_missing(ledger, folder);
  if (!missing) return std::unexpected(missing.error());
  ChunkQueue& queue = missing->queue;
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  LiveProgress live(names, queue.games(), queue.games_left_out(), options.quiet);
  const auto after_game = [&](int series, const GameRecord& game) {
    live.played(static_cast<std::size_t>(series) / experiment.conditions.size(), game.trial.score);
    return !InterruptWatch::was_interrupted();
  };
  const auto play = [&](const ChunkId& chunk) {
    return play_chunk(experiment, ledger.plan(), chunk, after_game).transform(encode);
  };
  const Ran played =
      make_missing(ledger, queue, folder, options.jobs, play, words_of_resume(folder));
  if (!played) return std::unexpected(played.error());
  return missing->damaged;
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

// Fills in from a preset what the command line leaves open.
Ran apply_preset(CompareOptions& options) {
  if (!options.preset && !options.quick) {
    options.command = command_of(options.experiment);
    return {};
  }
  if (!options.preset) return std::unexpected(Failure{"--quick: goes with --preset"});
  auto preset = find_preset(*options.preset);
  if (!preset) return bad_option("--preset", preset.error());
  if (preset->kind != kComparison) {
    return std::unexpected(Failure{fmt::format(
        "--preset: {0} compares no agents; 'minewise study {0}' runs it", preset->name)});
  }
  ExperimentOptions& asked = options.experiment;
  if (asked.sizes || asked.densities || asked.mines || asked.layouts_file || !asked.rules.empty()) {
    return std::unexpected(
        Failure{"--preset: goes with --agents, --games and --seed; its boards and rules are set"});
  }
  const ExperimentOptions given = asked;
  asked = preset->options;
  asked.agents = given.agents.empty() ? asked.agents : given.agents;
  asked.games = given.games.value_or(options.quick ? preset->quick : preset->games);
  asked.seed = given.seed;
  options.command = fmt::format("minewise compare --preset {}", preset->name);
  if (!given.agents.empty()) options.command += " --agents " + shell_word(given.agents);
  options.command += fmt::format(" --games {} --seed {}", *asked.games, asked.seed);
  options.results.page.title = preset->title;
  options.results.page.about = preset->about;
  return {};
}

Ran finish_run(const CompareOptions& options, const Experiment& experiment, Ledger& ledger,
               ResultsPlace& place) {
  const Shard& shard = ledger.head().shard;
  if (shard.is_whole()) return finish_experiment(ledger, experiment, options.results, place);
  if (auto finished = ledger.finish(); !finished) {
    return bad_ledger(ledger_path(*options.results.folder), finished.error(), kFailed);
  }
  if (options.results.format == "text") {
    print(fmt::format("Part {} of {} is in {}; 'minewise merge' joins the parts.\n", shard.index,
                      shard.count, excerpt(*options.results.folder)));
  }
  return {};
}

Ran compare(CompareOptions options) {
  if (options.list_presets) {
    print(list_comparisons());
    return {};
  }
  if (auto applied = apply_preset(options); !applied) return applied;
  auto experiment = plan_experiment(options.experiment);
  if (!experiment) return std::unexpected(experiment.error());
  auto shard = read_shard(options);
  if (!shard) return std::unexpected(shard.error());
  if (options.resume && !options.results.folder) {
    return std::unexpected(Failure{"--resume: needs --out, the folder to go on with"});
  }
  auto place = prepare_results_place(
      options.results, options.resume ? OldFolder::GoOn : OldFolder::RefuseUnlessResumed);
  if (!place) return std::unexpected(place.error());
  auto ledger = open_ledger(options.results.folder, subject_of(*experiment),
                            {*shard, code_version(), options.command});
  if (!ledger) return std::unexpected(ledger.error());
  auto damaged = play_missing(options, *experiment, *ledger);
  if (!damaged) return std::unexpected(damaged.error());
  const InterruptWatch watch([&] {
    ledger->close();
    return fmt::format("stopped after the last game; {}",
                       options.results.folder ? "the same command with --resume writes the results"
                                              : "nothing is kept without --out");
  });
  if (auto finished = finish_run(options, *experiment, *ledger, *place); !finished) return finished;
  if (*damaged > 0) {
    say(fmt::format("minewise compare: {}: {} damaged chunks were played again\n",
                    excerpt(ledger_path(*options.results.folder)), *damaged));
  }
  return {};
}

void add_run_options(CLI::App* verb, CompareOptions& options) {
  verb->add_option("--jobs", options.jobs, "Threads [all cores]")->check(CLI::Range(1, 1024));
  verb->add_flag("--resume", options.resume,
                 "Go on with what --out holds; start if there is nothing");
  verb->add_option("--shard", options.shard,
                   "Play part I of N only, written I/N; 'minewise merge' joins the parts");
  verb->add_flag("--quiet", options.quiet, "No progress");
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
  verb->add_option("--preset", options->preset, "An experiment that comes with the program");
  verb->add_flag("--quick", options->quick, "With --preset: fewer games, to see what is what");
  verb->add_flag("--list-presets", options->list_presets, "List the presets, and do nothing else");
  add_results_options(verb, options->results);
  add_run_options(verb, *options);
  verb->footer(
      "Files in --out: results.csv (means and 95% half-widths), intervals.csv (both ends and "
      "kind),\n"
      "differences.csv (paired), deductions.csv (by rule), timings.csv, results.sqlite (every "
      "game),\n"
      "plots and report.html.\n"
      "Game I of a row is had again by 'minewise play --agent A \"WxH/M RULES seed=S game=I\"'.\n"
      "Examples:\n"
      "  minewise compare --agents basic,exact --sizes 20 --games 500 --out results\n"
      "  minewise compare --sizes expert --rules \"classic first=safe:0,0\" --games 10000\n"
      "  minewise compare --agents exact --rules survival --rules \"survival count=shown\"\n"
      "  minewise compare --layouts boards.txt --per-game games.csv\n"
      "  minewise compare --preset 001-figure-6 --quick --out figure6");
  run_with(verb, code, [options] { return compare(*options); });
}

}  // namespace minewise::cli
