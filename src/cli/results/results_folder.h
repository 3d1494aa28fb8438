// The folder of an experiment: its ledger, the tables, the plots and the page.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/files/draft.h"
#include "cli/files/folders.h"
#include "cli/run/failure.h"
#include "core/result.h"

namespace minewise {

struct Experiment;
struct Summary;
class Ledger;

// An error in a ledger: "results/results.sqlite: it keeps another experiment".
std::unexpected<Failure> bad_ledger(std::string_view path, const Error& error,
                                    int code = kBadInput);

// The files that are written into a folder of results, and the folder within it for plots.
std::vector<std::string> names_in_results();
inline constexpr std::string_view kPlotsFolder = "plots";
inline constexpr std::string_view kLedgerFile = "results.sqlite";
inline constexpr std::string_view kCopyEnding = "-compact";  // of a ledger that is written anew

// Where a folder keeps its ledger.
std::string ledger_path(const std::string& folder);

// The ledger that is named by its folder or by itself, if it is there.
std::optional<std::string> find_ledger(const std::string& name);

// Notes a ledger that is read, with what SQLite keeps beside it, as an input of the run.
Status note_ledger(const std::string& path);

// Makes a folder for results. One that is there is gone on with, or refused with this advice.
Result<MadeFolder> make_results_folder(const std::string& folder,
                                       std::optional<std::string_view> advice);

// What the page of an experiment says beside figures.
struct PageWords {
  std::string title;
  std::string about;  // a paragraph; may be empty
};

// Figures of a finished experiment. Here and below, the ledger is in use only while something is
// Unbroken.
std::expected<Summary, Failure> read_summary(Ledger& ledger, const Experiment& experiment);

// Writes all files of a finished experiment, the plots and the page if there are words for it.
Status write_results(Ledger& ledger, const Experiment& experiment, const Summary& summary,
                     const std::string& folder, const std::optional<PageWords>& page);

// Writes a row for every game.
Status write_games(Ledger& ledger, const Experiment& experiment, Draft& file);

// What write_results has left where: "Written to results: results.csv, ..."
std::string describe_results(const Experiment& experiment, const std::string& folder,
                             bool has_page);

}  // namespace minewise
