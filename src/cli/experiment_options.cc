#include "cli/experiment_options.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "cli/reading.h"
#include "cli/results/status_file.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "output/json/experiment_json.h"
#include "output/report/table.h"
#include "output/text/experiment.h"
#include "study/ledger/games.h"
#include "study/ledger/ledger.h"

namespace minewise::cli {

namespace {

// Boards that are given have their size and mines.
Result<void> check_given(const ExperimentOptions& options) {
  for (const auto& [name, value] : {std::pair{"sizes", &options.sizes},
                                    {"densities", &options.densities},
                                    {"mines", &options.mines}}) {
    if (!*value) continue;
    return fail_option(name, "cannot be used with layouts; size and mines come from {}",
                       *options.layouts_file);
  }
  return {};
}

Result<void> check_dealt(const ExperimentOptions& options, const Request& request) {
  const bool all_have_mines =
      std::ranges::all_of(request.sizes, [](const Size& size) { return size.mines.has_value(); });
  if (options.densities && options.mines) {
    return fail_option("mines", "cannot be used with --densities; give one of the two");
  }
  if (all_have_mines && (options.densities || options.mines)) {
    return fail_option(options.mines ? "mines" : "densities",
                       "not needed; every size in --sizes has its own mines");
  }
  return {};
}

}  // namespace

void add_experiment_options(CLI::App* verb, ExperimentOptions& options) {
  verb->add_option(
          "--agents", options.agents,
          "Agents that 'minewise agents' lists, or cmd:COMMAND for other programs, separated by "
          "commas; or all. Put commas inside a command in quotes: cmd:./player '1,2' [all]")
      ->check(not_empty());
  verb->add_option("--sizes", options.sizes,
                   "Board sizes, such as 20,30x16, for --densities or --mines; or with their own "
                   "mines, such as 30x16/99,20@0.2,expert [20]");
  verb->add_option("--densities", options.densities,
                   "Shares of cells that are mines, rounded to whole mines: 0.2,0.4 or "
                   "FIRST:LAST:STEP [0.1:0.9:0.1]");
  verb->add_option("--mines", options.mines,
                   "Numbers of mines, instead of densities: 10,20 or 10:50:10");
  verb->add_option("--layouts", options.layouts_file,
                   "Play the boards in this file ('-' for standard input): a layout set, a layout "
                   "or a saved game")
      ->type_name("FILE");
  verb->add_option("--games", options.games,
                   "Games per agent, board and set of rules [100, or all layouts]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--rules", options.rules,
                   "Rules, written as in a game ID: \"survival count=shown\"; repeat the option to "
                   "compare under several rules [survival]")
      ->allow_extra_args(false);
  verb->add_option("--seed", options.seed, "Seed of all games")
      ->transform(whole_number())
      ->capture_default_str();
  add_estimate_option(verb, options.estimate);
}

void add_estimate_option(CLI::App* verb, std::string& estimate) {
  verb->add_option("--estimate", estimate,
                   "Add an estimate with less noise: luckless removes the luck of guesses, so far "
                   "fewer games give the same precision (docs/experiments.md); or none")
      ->transform(one_of({"none", "luckless"}))
      ->capture_default_str();
}

Result<Experiment> read_experiment(const ExperimentOptions& options) {
  TRY(const auto request, read_request(options));
  if (!options.layouts_file) {
    TRY(check_dealt(options, request));
    return make_experiment(request);
  }
  TRY(check_given(options));
  TRY(auto set, read_layouts("compare", *options.layouts_file));
  return make_experiment(request, std::make_shared<LayoutSet>(std::move(set)));
}

void add_results_options(CLI::App* verb, ResultsOptions& options) {
  keeps_results(
      verb->add_option("--out", options.folder,
                       "Save the results in this new folder; without it they are only printed"));
  writes(verb->add_option("--per-game", options.per_game_file,
                          "Write one row per game to this CSV file"));
  verb->add_flag("--no-report", options.no_report, "Write no plots and no report.html");
  add_format_option(verb, options.format);
}

Result<ResultsPlace> prepare_results_place(const ResultsOptions& options, OldFolder old) {
  ResultsPlace place;
  if (options.folder) {
    std::optional<std::string_view> advice;
    if (old == OldFolder::Refuse) advice = "give another name";
    if (old == OldFolder::RefuseUnlessResumed) {
      advice = "use --resume to continue it, or give another name";
    }
    auto made = make_results_folder(*options.folder, advice);
    if (!made) return object_to("out", made.error());
    place.made_ = *std::move(made);
  }
  TRY(auto per_game, open_atomic_file(options.per_game_file));
  if (per_game) place.per_game_.emplace(std::move(*per_game));
  return place;
}

void add_run_options(CLI::App* verb, RunOptions& options) {
  add_jobs_option(verb, options.jobs);
  verb->add_flag("--resume", options.resume,
                 "Continue the run in --out; start it if there is none");
  verb->add_option("--shard", options.shard,
                   "Play only part I of N, written I/N; 'minewise merge' joins the parts");
  add_status_option(verb, options.status_file);
}

void add_status_option(CLI::App* verb, std::optional<std::string>& file) {
  writes(verb->add_option("--status", file, "Write progress to this file every second, as JSON"));
}

Result<Shard> read_shard(const RunOptions& options, const ResultsOptions& results) {
  if (options.resume && !results.folder) {
    return fail_option("resume", "needs --out, the folder to continue");
  }
  if (!options.shard) return Shard{};
  auto shard = parse_shard(*options.shard);
  if (!shard) return object_to("shard", shard.error());
  if (!results.folder) {
    return fail_option("shard", "needs --out, the folder that 'minewise merge' reads");
  }
  if (results.per_game_file) {
    return fail_option("per-game", "cannot be used with --shard; use it with 'minewise merge'");
  }
  return *shard;
}

Result<ResultsPlace> prepare_place(const RunOptions& options, const ResultsOptions& results) {
  TRY(auto place, prepare_results_place(
                      results, options.resume ? OldFolder::GoOn : OldFolder::RefuseUnlessResumed));
  TRY(check_status_file(options.status_file));
  return place;
}

Status finish_experiment(Ledger& ledger, const Experiment& experiment,
                         const ResultsOptions& options, ResultsPlace& place) {
  TRY(const auto summary, read_summary(ledger, experiment));
  if (place.per_game()) {
    TRY(write_games(ledger, experiment, *place.per_game()));
  }
  if (options.folder) {
    std::optional<PageWords> page;
    if (!options.no_report) page = options.page;
    auto written = write_results(ledger, experiment, summary, *options.folder, page);
    if (!written) return written;
  }
  if (options.format == "json") {
    print(experiment_json(experiment, summary));
    return {};
  }
  print_folded(format_groups(summary_tables(experiment, summary)));
  print_folded(describe_faults(experiment, summary));
  if (options.folder)
    print_folded(describe_results(experiment, *options.folder, !options.no_report));
  return {};
}

}  // namespace minewise::cli
