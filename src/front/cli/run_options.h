// How an experiment is run: on how many threads, from the start or from what is there, whole or in
// part.
#pragma once

#include <optional>
#include <string>

#include "front/cli/results.h"
#include "front/cli/verb.h"
#include "study/lab/chunk.h"

namespace minewise::cli {

struct RunOptions {
  int jobs = 0;  // threads; 0: all cores
  bool resume = false;
  std::optional<std::string> shard;
};

// --jobs, --resume and --shard.
void add_run_options(CLI::App* verb, RunOptions& options);

// The part to be run, once the options are known to go together.
std::expected<Shard, Failure> read_shard(const RunOptions& options, const ResultsOptions& results);

// Where results go; a folder that is there is refused unless it is to be gone on with.
std::expected<ResultsPlace, Failure> prepare_place(const RunOptions& options,
                                                   const ResultsOptions& results);

}  // namespace minewise::cli
