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

std::expected<Experiment, Failure> plan_given(const ExperimentOptions& options,
                                              const Request& request) {
  for (const auto& [name, value] : {std::pair{"--sizes", &options.sizes},
                                    {"--densities", &options.densities},
                                    {"--mines", &options.mines}}) {
    if (*value) {
      return std::unexpected(
          Failure{format_message("{}: size and mines come from the layouts in {}; leave it out",
                                 name, *options.layouts_file)});
    }
  }
  TRY(auto set, read_layouts("compare", *options.layouts_file));
  auto experiment = make_experiment(request, std::make_shared<LayoutSet>(std::move(set)));
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

std::expected<Experiment, Failure> plan_dealt(const ExperimentOptions& options,
                                              const Request& request) {
  const bool all_have_mines =
      std::ranges::all_of(request.sizes, [](const Size& size) { return size.mines.has_value(); });
  if (options.densities && options.mines) {
    return std::unexpected(Failure{"--mines: goes without --densities; give one of the two"});
  }
  if (all_have_mines && (options.densities || options.mines)) {
    return std::unexpected(Failure{fmt::format("{}: every size in --sizes has mines of its own",
                                               options.mines ? "--mines" : "--densities")});
  }
  auto experiment = make_experiment(request);
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

}  // namespace

void add_experiment_options(CLI::App* verb, ExperimentOptions& options) {
  verb->add_option(
          "--agents", options.agents,
          "Names that 'minewise agents' lists, or cmd:COMMAND for other programs, separated "
          "by commas (those of a command in quotes: cmd:./player '1,2'), or all [all]")
      ->check(not_empty());
  verb->add_option("--sizes", options.sizes,
                   "Boards: 20,30x16 with the mines below; or with mines of their own, as in "
                   "30x16/99,20@0.2,expert [20]");
  verb->add_option("--densities", options.densities,
                   "Shares of cells with a mine, rounded to whole mines: 0.2,0.4 or "
                   "FIRST:LAST:STEP [0.1:0.9:0.1]");
  verb->add_option("--mines", options.mines, "Numbers of mines instead: 10,20 or 10:50:10");
  verb->add_option("--layouts", options.layouts_file,
                   "Play the boards in this file instead ('-' for standard input): a layout set, a "
                   "layout, or the one of a saved game")
      ->type_name("FILE");
  verb->add_option("--games", options.games,
                   "Games of each agent on each board and rules [100, or all layouts]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--rules", options.rules,
                   "Rules in the words of game IDs: \"survival count=shown\"; given again, more "
                   "rules to compare under [survival]")
      ->allow_extra_args(false);
  verb->add_option("--seed", options.seed, "The seed of all games")
      ->transform(whole_number())
      ->capture_default_str();
  add_estimate_option(verb, options.estimate);
}

void add_estimate_option(CLI::App* verb, std::string& estimate) {
  verb->add_option(
          "--estimate", estimate,
          "Beside what came of games: luckless takes the luck of guesses out, for the same "
          "precision with a fraction of the games (docs/experiments.md), or none")
      ->transform(one_of({"none", "luckless"}))
      ->capture_default_str();
}

std::expected<Experiment, Failure> plan_experiment(const ExperimentOptions& options) {
  const auto request = read_request(options);
  if (!request) return bad_request(request.error());
  return options.layouts_file ? plan_given(options, *request) : plan_dealt(options, *request);
}

std::unexpected<Failure> bad_request(const Error& error) {
  return std::unexpected(Failure{"--" + error.text()});
}

void add_results_options(CLI::App* verb, ResultsOptions& options) {
  keeps_results(
      verb->add_option("--out", options.folder,
                       "Keep results in this new folder; without it they are only printed"));
  writes(verb->add_option("--per-game", options.per_game_file,
                          "Write a row for every game to this file"));
  verb->add_flag("--no-report", options.no_report, "Neither plots nor report.html");
  add_format_option(verb, options.format);
}

std::expected<ResultsPlace, Failure> prepare_results_place(const ResultsOptions& options,
                                                           OldFolder old) {
  ResultsPlace place;
  if (options.folder) {
    std::optional<std::string_view> advice;
    if (old == OldFolder::Refuse) advice = "give another name";
    if (old == OldFolder::RefuseUnlessResumed) {
      advice = "--resume goes on with what is there, another name starts afresh";
    }
    auto made = make_results_folder(*options.folder, advice);
    if (!made) return bad_option("--out", made.error());
    place.made_ = *std::move(made);
  }
  TRY(auto per_game, open_atomic_file(options.per_game_file));
  if (per_game) place.per_game_.emplace(std::move(*per_game));
  return place;
}

void add_run_options(CLI::App* verb, RunOptions& options) {
  add_jobs_option(verb, options.jobs);
  verb->add_flag("--resume", options.resume,
                 "Go on with what --out holds; start if there is nothing");
  verb->add_option("--shard", options.shard,
                   "Play part I of N only, written I/N; 'minewise merge' joins the parts");
  add_status_option(verb, options.status_file);
}

void add_status_option(CLI::App* verb, std::optional<std::string>& file) {
  writes(verb->add_option("--status", file, "Write progress to this file every second, as JSON"));
}

std::expected<Shard, Failure> read_shard(const RunOptions& options, const ResultsOptions& results) {
  if (options.resume && !results.folder) {
    return std::unexpected(Failure{"--resume: needs --out, the folder to go on with"});
  }
  if (!options.shard) return Shard{};
  auto shard = parse_shard(*options.shard);
  if (!shard) return bad_option("--shard", shard.error());
  if (!results.folder) {
    return std::unexpected(Failure{"--shard: needs --out, for 'minewise merge' to join"});
  }
  if (results.per_game_file) {
    return std::unexpected(Failure{"--per-game: goes with 'minewise merge', not with --shard"});
  }
  return *shard;
}

std::expected<ResultsPlace, Failure> prepare_place(const RunOptions& options,
                                                   const ResultsOptions& results) {
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
  print(format_groups(summary_tables(experiment, summary)));
  print(describe_faults(experiment, summary));
  if (options.folder) print(describe_results(experiment, *options.folder, !options.no_report));
  return {};
}

}  // namespace minewise::cli
