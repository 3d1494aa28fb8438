// What the verbs that run experiments share: how errors are told, the folder that results go to,
// the files in it, and what is printed.
#pragma once

#include <optional>
#include <string>

#include "cli/files.h"
#include "cli/verb.h"
#include "ledger/ledger.h"

namespace minewise::cli {

// An error in a ledger: "results/results.sqlite: it keeps another experiment".
std::unexpected<Failure> bad_ledger(std::string_view path, const Error& error);

// An error in what experiment was asked for: "--mines: 10 mines do not fit on 3x3".
std::unexpected<Failure> bad_request(const Error& error);

// As many threads as there are cores.
int all_cores();

// Where a folder keeps its ledger.
std::string ledger_path(const std::string& folder);

// Makes a folder for results. One that is there already is refused, with `way_out` as the advice.
Ran make_results_folder(const std::string& folder, std::string_view way_out);

struct ResultsOptions {
  std::optional<std::string> folder;
  std::string format = "text";
};

// Writes the files of a finished experiment, and prints its tables.
Ran finish_experiment(Ledger& ledger, const ResultsOptions& options, Draft* per_game);

}  // namespace minewise::cli
