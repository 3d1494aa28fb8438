#include "front/cli/run_options.h"

namespace minewise::cli {

void add_run_options(CLI::App* verb, RunOptions& options) {
  add_jobs_option(verb, options.jobs);
  verb->add_flag("--resume", options.resume,
                 "Go on with what --out holds; start if there is nothing");
  verb->add_option("--shard", options.shard,
                   "Play part I of N only, written I/N; 'minewise merge' joins the parts");
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
  return prepare_results_place(results,
                               options.resume ? OldFolder::GoOn : OldFolder::RefuseUnlessResumed);
}

}  // namespace minewise::cli
