// The folders that results go to. A study has tables, a summary, and plots that gnuplot draws. An
// experiment has its ledger, tables, plots and a page.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/files/atomic_file.h"
#include "cli/run/exit_code.h"
#include "core/result.h"
#include "study/presets/trials.h"

namespace minewise {

// Makes a folder for figures, if it is not there. An Error where it cannot be written to, before
// any work is done.
Result<MadeFolder> make_figure_folder(const std::string& folder);

Status write_in_folder(const std::string& folder, const std::string& name, const std::string& text);

// Writes plots.gp and has gnuplot draw it. Returns whether there are plots now: without gnuplot,
// says so and leaves it at that. REQUIRES: every plot has a point.
Result<bool> try_to_draw(const std::string& folder, std::span<const Plot> plots);

// The same, where it does not matter and there may be none to draw.
Status draw_in_folder(const std::string& folder, std::span<const Plot> plots);

// Writes the files of a study, prints its summary and these words. Plots are drawn apart.
Status write_figures(const std::string& folder, const Figures& figures,
                     std::string_view words = "");

// The folder of an experiment.

struct Experiment;
struct Summary;
class Ledger;

// An error in a ledger: "results/results.sqlite: it keeps another experiment".
std::unexpected<Error> bad_ledger(std::string_view path, const Error& error,
                                  ErrorKind kind = ErrorKind::Input);

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
Result<Summary> read_summary(Ledger& ledger, const Experiment& experiment);

// Writes all files of a finished experiment, the plots and the page if there are words for it.
Status write_results(Ledger& ledger, const Experiment& experiment, const Summary& summary,
                     const std::string& folder, const std::optional<PageWords>& page);

// Writes a row for every game.
Status write_games(Ledger& ledger, const Experiment& experiment, AtomicFile& file);

// What write_results has left where: "Written to results: results.csv, ..."
std::string describe_results(const Experiment& experiment, const std::string& folder,
                             bool has_page);

// The files that the options of a run have it write are declared as its outputs
// (cli/files/apart.h).

enum class FileRole {
  Writes,        // a file, or a folder that is filled
  KeepsResults,  // the folder of an experiment: of what is in it, only files of ours are written
};

struct NamedFile {
  std::string option;  // that names it
  std::string name;
  FileRole role;
};

// An Error if two names stand for one file, or one for an input or for standard output.
Status declare_files(const std::vector<NamedFile>& files);

}  // namespace minewise
