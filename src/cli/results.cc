#include "cli/results.h"

#include "cli/file_roles.h"
#include "cli/results/status_file.h"
#include "cli/run/streams.h"
#include "core/try.h"
#include "output/json/experiment_json.h"
#include "output/report/table.h"
#include "output/text/faults.h"
#include "study/ledger/games.h"
#include "study/ledger/ledger.h"

namespace minewise::cli {

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
  TRY(auto per_game, open_draft(options.per_game_file));
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
  writes(verb->add_option("--status", file,
                          "Tell every second in this file, as JSON, how far the run has come"));
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
  print(draw_tables(summary_tables(experiment, summary)));
  print(describe_faults(experiment, summary));
  if (options.folder) print(describe_results(experiment, *options.folder, !options.no_report));
  return {};
}

}  // namespace minewise::cli
