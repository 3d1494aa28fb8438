// What the verbs that run experiments share: the options that say which experiment it is, how it is
// run (on how many threads, resumed or new, whole or in part) and where results go, and how it
// ends: files are written and tables printed.
#pragma once

#include <optional>
#include <string>

#include "cli/results/results_folder.h"
#include "cli/verb.h"
#include "study/chunk.h"
#include "study/experiment.h"

namespace minewise::cli {

void add_experiment_options(CLI::App* verb, ExperimentOptions& options);

// --estimate, for verbs that play many games.
void add_estimate_option(CLI::App* verb, std::string& estimate);

// The experiment that is asked for.
Result<Experiment> read_experiment(const ExperimentOptions& options);

// Where results go, and what is printed in the end.
struct ResultsOptions {
  std::optional<std::string> folder;
  std::optional<std::string> per_game_file;
  std::string format = "text";
  bool no_report = false;  // files only, neither plots nor a page
  PageWords page{"Minewise: a comparison of agents", ""};
};

void add_results_options(CLI::App* verb, ResultsOptions& options);

// What to do about a folder that exists.
enum class OldFolder {
  Refuse,
  RefuseUnlessResumed,  // the same, and the message names the option
  GoOn,
};

// Where results go, ready to be written to. A folder that was made for them goes away with this if
// nothing came to be in it.
class ResultsPlace {
 public:
  AtomicFile* per_game() { return per_game_ ? &*per_game_ : nullptr; }

 private:
  friend Result<ResultsPlace> prepare_results_place(const ResultsOptions& options, OldFolder old);

  MadeFolder made_;
  std::optional<AtomicFile> per_game_;
};

Result<ResultsPlace> prepare_results_place(const ResultsOptions& options, OldFolder old);

// How the experiment is run.
struct RunOptions {
  int jobs = 0;  // threads; 0: all cores
  bool resume = false;
  std::optional<std::string> shard;
  std::optional<std::string> status_file;
};

// --jobs, --resume, --shard and --status.
void add_run_options(CLI::App* verb, RunOptions& options);

// The part to be run, once the options are known to go together.
Result<Shard> read_shard(const RunOptions& options, const ResultsOptions& results);

// --status, for verbs that run many games.
void add_status_option(CLI::App* verb, std::optional<std::string>& file);

// Where results go. A folder that exists is refused unless the run resumes it. Also checks that the
// status file can be written.
Result<ResultsPlace> prepare_place(const RunOptions& options, const ResultsOptions& results);

// Writes the files of a finished experiment, and prints its tables. The ledger is in use only while
// something is Unbroken.
Status finish_experiment(Ledger& ledger, const Experiment& experiment,
                         const ResultsOptions& options, ResultsPlace& place);

}  // namespace minewise::cli
