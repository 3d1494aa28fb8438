// What the verbs that run experiments share: how errors are told, the folder that results go to,
// the files in it, and what is printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "front/cli/draft.h"
#include "front/cli/files.h"
#include "front/cli/folders.h"
#include "front/cli/verb.h"

namespace minewise {
class Ledger;
}

namespace minewise::cli {

// An error in a ledger: "results/results.sqlite: it keeps another experiment".
std::unexpected<Failure> bad_ledger(std::string_view path, const Error& error,
                                    int code = kBadInput);

// As many threads as there are cores.
int all_cores();

struct ResultsOptions {
  std::optional<std::string> folder;
  std::optional<std::string> per_game_file;
  std::string format = "text";
  bool no_report = false;  // files only, neither plots nor a page
  std::string title = "Minewise: a comparison of agents";
  std::string about;  // a paragraph for the page; may be empty
};

void add_results_options(CLI::App* verb, ResultsOptions& options);

// The files that are written into a folder of results, and the folder within it for plots.
std::vector<std::string> names_in_results();
inline constexpr std::string_view kPlotsFolder = "plots";

// Where a folder keeps its ledger.
std::string ledger_path(const std::string& folder);

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
  Draft* per_game() { return per_game_ ? &*per_game_ : nullptr; }

 private:
  friend std::expected<ResultsPlace, Failure> prepare_results_place(const ResultsOptions& options,
                                                                    OldFolder old);

  MadeFolder made_;
  std::optional<Draft> per_game_;
};

std::expected<ResultsPlace, Failure> prepare_results_place(const ResultsOptions& options,
                                                           OldFolder old);

// Removes what finish_experiment writes to a folder, and the ledger.
void remove_results(const std::string& folder);

// Writes the files of a finished experiment, and prints its tables. The ledger is in use only while
// something is Unbroken.
Ran finish_experiment(Ledger& ledger, const ResultsOptions& options, ResultsPlace& place);

}  // namespace minewise::cli
