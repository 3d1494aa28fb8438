// minewise compare: agents on the same boards, by the thousand.
#include <memory>
#include <optional>

#include "cli/comparison.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "output/report/page.h"

namespace minewise::cli {
namespace {

struct CompareOptions {
  Comparison comparison{.verb = "compare"};
  std::optional<std::string> preset;
  bool list_presets = false;
  bool quick = false;
};

// Fills in from a preset what the command line leaves open.
Status fill_in(CompareOptions& options) {
  ExperimentOptions& asked = options.comparison.experiment;
  if (!options.preset && !options.quick) {
    options.comparison.command = command_of(asked);
    return {};
  }
  if (!options.preset) return fail_option("quick", "needs --preset");
  const auto preset = find_preset(*options.preset);
  if (!preset) return object_to("preset", preset.error());
  if (preset->kind != kComparison) {
    return fail_option("preset", "{0} does not compare agents; run it with 'minewise study {0}'",
                       preset->name);
  }
  if (asked.sizes || asked.densities || asked.mines || asked.layouts_file || !asked.rules.empty()) {
    return fail_option("preset",
                       "has its own boards and rules; only --agents, --games, --seed and "
                       "--estimate can change it");
  }
  const PresetChoice choice{asked.agents, asked.games, asked.seed, options.quick, asked.estimate};
  apply_preset(*preset, choice, options.comparison);
  return {};
}

Status compare(CompareOptions options) {
  if (options.list_presets) {
    print_folded(list_comparisons());
    return {};
  }
  const Status filled = fill_in(options);
  return filled ? run_comparison(options.comparison) : filled;
}

}  // namespace

void add_compare(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<CompareOptions>();
  CLI::App* verb = program.add_subcommand(
      "compare",
      "Compare agents on the same boards.\n"
      "Every agent plays the same layouts, for every size, density and set of rules. Means have "
      "95% intervals; differences between agents are paired.\n"
      "score: the share of mines identified without stepping on them; 1 when there are none.\n"
      "The same experiment gives the same results to the byte: on any number of threads or MPI "
      "ranks, in parts or as a whole. With --out, finished work is saved at once: Ctrl-C or a "
      "crash loses seconds, and --resume continues.");
  add_experiment_options(verb, options->comparison.experiment);
  verb->add_option("--preset", options->preset, "An experiment that comes with the program");
  verb->add_flag("--quick", options->quick, "With --preset: fewer games, for a quick look");
  verb->add_flag("--list-presets", options->list_presets, "List the presets and exit");
  add_results_options(verb, options->comparison.results);
  add_run_options(verb, options->comparison.run);
  add_fault_option(verb, options->comparison.on_fault);
  add_quiet_option(verb, options->comparison.quiet);
  verb->footer(
      "Files in --out: results.csv (means and 95% half-widths), intervals.csv (both ends and "
      "kind), differences.csv (paired), deductions.csv (by rule), memory.csv (most bytes used in a "
      "game), timings.csv, faults.csv (games given up), results.sqlite (every game), plots and "
      "report.html; with --estimate also estimates.csv and estimate_differences.csv (paired).\n"
      "Replay game I of a row with 'minewise play --agent A \"WxH/M RULES seed=S game=I\"'.\n"
      "Examples:\n"
      "  minewise compare --agents basic,exact --sizes 20 --games 500 --out results\n"
      "  minewise compare --sizes expert --rules \"classic first=safe:0,0\" --games 10000\n"
      "  minewise compare --agents exact,local --sizes expert --estimate luckless\n"
      "  minewise compare --agents exact --rules classic --rules \"classic count=hidden\"\n"
      "  minewise compare --layouts boards.txt --per-game games.csv\n"
      "  minewise compare --preset 001-figure-6 --quick --out figure6");
  spread_with(verb, chosen, [options] { return compare(*options); });
}

}  // namespace minewise::cli
