#include "cli/results/results_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "cli/files/apart.h"
#include "cli/files/atomic_file.h"
#include "cli/files/read_text.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "core/macros.h"
#include "output/report/csv.h"
#include "output/report/figures.h"
#include "output/report/gnuplot.h"
#include "output/report/page.h"
#include "study/ledger/games.h"

namespace minewise {

namespace fs = std::filesystem;

Result<MadeFolder> make_figure_folder(const std::string& folder) {
  std::error_code error;
  MadeFolder made = MadeFolder::make(folder, error);
  if (!fs::is_directory(folder, error)) return fail("{} cannot be created as a folder", folder);
  if (access(folder.c_str(), W_OK) != 0) return fail("{} cannot be written to", folder);
  return made;
}

namespace {

// Has gnuplot draw a script, for so many seconds at most. It does not outlast the run.
Result<void> draw(const std::string& script, const std::string& place, int seconds) {
  Undo starting;
  Result<int> process;
  {
    const Unbroken whole;
    process = start_gnuplot(script, place);
    if (!process) return std::unexpected(process.error());
    starting = Undo([process = *process] { stop_gnuplot(process); });
  }
  const bool has_ended = await_end(*process, seconds);
  if (!has_ended) stop_gnuplot(*process);
  starting.forget();
  const bool is_drawn = ended_well(*process);
  if (!has_ended) return fail("gnuplot was stopped after {} seconds on {}", seconds, script);
  return is_drawn ? Result<void>() : fail("gnuplot failed on {}", script);
}

}  // namespace

Status write_in_folder(const std::string& folder, const std::string& name,
                       const std::string& text) {
  TRY(auto atomic_file, AtomicFile::open((fs::path(folder) / name).string()));
  return atomic_file.finish(text);
}

Result<bool> try_to_draw(const std::string& folder, std::span<const Plot> plots) {
  const std::string script = (fs::path(folder) / "plots.gp").string();
  const Status written = write_in_folder(folder, "plots.gp", plots_script(plots));
  if (!written) return std::unexpected(written.error());
  TRY(auto atomic_file, AtomicFolder::open(folder));
  if (auto drawn = draw(script, atomic_file.place(), seconds_for(plots.size())); !drawn) {
    say(fmt::format("minewise: {}\n", drawn.error().text()));
    return false;
  }
  if (const Status finished = atomic_file.finish(); !finished)
    return std::unexpected(finished.error());
  return true;
}

Status draw_in_folder(const std::string& folder, std::span<const Plot> plots) {
  if (plots.empty()) return {};
  const InterruptWatch watch(format_message(
      "stopped before the plots were drawn; run 'gnuplot plots.gp' in {} to draw them", folder));
  const auto drawn = try_to_draw(folder, plots);
  return drawn ? Status() : std::unexpected(drawn.error());
}

Status write_figures(const std::string& folder, const Figures& figures, std::string_view words) {
  for (const auto& [name, text] : figures.files) {
    TRY(write_in_folder(folder, name, text));
  }
  print_folded(figures.summary);
  print_folded(words);
  return {};
}

namespace {

namespace fs = std::filesystem;

// Files that are named like this are not for anything else.
constexpr std::string_view kPageFile = "report.html";

// A ledger, and what SQLite keeps beside it.
constexpr std::string_view kLedgerEndings[] = {"", "-journal", "-wal", "-shm"};

// Absolute, because SQLite takes a name that begins with "file:" for an address.
std::string for_sqlite(const fs::path& path) {
  std::error_code error;
  return path.string().starts_with("file:") ? fs::absolute(path, error).string() : path.string();
}

// Shows how much of a ledger is read, which takes minutes where it has 10^9 games. Between two
// chunks, the run may end.
class ShownReading {
 public:
  explicit ShownReading(std::string label) : line_(std::move(label)) {}

  bool goes_on(double share) {
    whole_.reset();
    line_.update(share);
    whole_.emplace();
    return !InterruptWatch::was_interrupted();
  }

 private:
  ProgressLine line_;
  std::optional<Unbroken> whole_{std::in_place};
};

std::unexpected<Error> not_read(const Error& error) {
  if (InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  return bad_ledger(kLedgerFile, error);
}

Status write_tables(Ledger& ledger, const Experiment& experiment, const Summary& summary,
                    const std::string& folder) {
  for (const TableFile& file : table_files_of(experiment)) {
    auto written =
        write_in_folder(folder, std::string(file.name), format_csv(file.make(experiment, summary)));
    if (!written) return written;
  }
  const Table results = results_table(experiment, summary);
  const Unbroken whole;
  auto kept = ledger.write_table("results", results.columns, results.rows);
  if (kept) kept = ledger.finish();
  return kept ? Status{} : bad_ledger(ledger_path(folder), kept.error(), ErrorKind::Failed);
}

// Draws the plots into a folder of their own, and returns them with their SVG. Without gnuplot
// there are none, and the user is told.
Result<std::vector<PagePlot>> write_plots(std::vector<ReportPlot> chosen,
                                          const std::string& folder) {
  std::vector<PagePlot> drawn;
  std::vector<Plot> plots;
  for (const ReportPlot& each : chosen) plots.push_back(each.plot);
  if (plots.empty()) return drawn;
  const std::string place = (fs::path(folder) / kPlotsFolder).string();
  std::error_code error;
  const MadeFolder made = MadeFolder::make(place, error);
  TRY(const auto is_drawn, try_to_draw(place, plots));
  if (!is_drawn) return drawn;
  for (ReportPlot& each : chosen) {
    TRY(auto svg, look_into((fs::path(place) / (each.plot.name + ".svg")).string()));
    drawn.push_back({std::move(each), std::move(svg)});
  }
  return drawn;
}

Status write_page(const LedgerHead& head, const Experiment& experiment, const Summary& summary,
                  const std::string& folder, const PageWords& words) {
  constexpr std::size_t kExhibits = 5;
  TRY(auto plots, write_plots(plots_of(experiment, summary), folder));
  Page page{words.title, words.about, head.command, head.version, std::move(plots), {}};
  const bool can_play = experiment.layouts || experiment.layouts_digest == 0;
  if (can_play) page.exhibits = find_exhibits(experiment, summary, kExhibits);
  return write_in_folder(folder, std::string(kPageFile), make_page(page, experiment, summary));
}

}  // namespace

std::unexpected<Error> bad_ledger(std::string_view path, const Error& error, ErrorKind kind) {
  return fail_as(kind, fmt::format("{}: {}", excerpt(path), error.text()));
}

std::vector<std::string> names_in_results() {
  std::vector<std::string> names{std::string(kPageFile)};
  for (const TableFile& file : table_files()) names.emplace_back(file.name);
  for (const std::string_view ending : kLedgerEndings) {
    names.push_back(std::string(kLedgerFile).append(ending));
  }
  names.push_back(std::string(kLedgerFile).append(kCopyEnding));
  return names;
}

std::string ledger_path(const std::string& folder) {
  return for_sqlite(fs::path(folder) / kLedgerFile);
}

std::optional<std::string> find_ledger(const std::string& name) {
  std::error_code ignored;
  const std::string path = fs::is_directory(name, ignored) ? ledger_path(name) : for_sqlite(name);
  return fs::exists(path, ignored) ? std::optional(path) : std::nullopt;
}

Status note_ledger(const std::string& path) {
  for (const std::string_view ending : kLedgerEndings) {
    TRY(note_input(std::string(path).append(ending)));
  }
  return {};
}

Result<MadeFolder> make_results_folder(const std::string& folder,
                                       std::optional<std::string_view> advice) {
  if (folder.empty()) return fail("must not be empty");
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (status.type() == fs::file_type::none) return fail("{} {}", folder, error.message());
  if (fs::exists(status) && !fs::is_directory(status)) return fail("{} is not a folder", folder);
  if (fs::exists(status) && !advice) return MadeFolder();
  if (fs::exists(status)) return fail("{} exists; {}", folder, *advice);
  MadeFolder made = MadeFolder::make(folder, error);
  if (error) return fail("{} cannot be created: {}", folder, error.message());
  return made;
}

Result<Summary> read_summary(Ledger& ledger, const Experiment& experiment) {
  ShownReading reading("adding up");
  auto summary =
      summarise(ledger, experiment, [&](double share) { return reading.goes_on(share); });
  if (!summary) return not_read(summary.error());
  return *std::move(summary);
}

Status write_results(Ledger& ledger, const Experiment& experiment, const Summary& summary,
                     const std::string& folder, const std::optional<PageWords>& page) {
  if (page) {
    const Status written = write_page(ledger.head(), experiment, summary, folder, *page);
    if (!written) return written;
  }
  return write_tables(ledger, experiment, summary, folder);
}

Status write_games(Ledger& ledger, const Experiment& experiment, AtomicFile& file) {
  ShownReading reading("writing games");
  file.write(format_csv_row(game_columns()));
  const auto write = [&](int series, std::uint64_t index, const GameRecord& game) {
    file.write(format_csv_row(game_row(experiment, series, index, game)));
  };
  const auto seen = each_game(ledger, write, [&](double share) { return reading.goes_on(share); });
  if (!seen) return not_read(seen.error());
  return file.finish();
}

std::string describe_results(const Experiment& experiment, const std::string& folder,
                             bool has_page) {
  std::string text = fmt::format("Written to {}:", excerpt(folder));
  for (const TableFile& file : table_files_of(experiment)) text += fmt::format(" {},", file.name);
  text += fmt::format(" {}\n", kLedgerFile);
  if (!has_page) return text;
  return text + fmt::format("Open {0}/{1} in a browser; its plots are in {0}/{2}.\n",
                            excerpt(folder), kPageFile, kPlotsFolder);
}

namespace {

namespace fs = std::filesystem;

void add_results(const std::string& option, const fs::path& folder, std::vector<Output>& outputs) {
  const auto add = [&](const fs::path& path, bool has_all_within) {
    outputs.push_back({option, path.string(), true, has_all_within});
  };
  add(folder, false);
  for (const std::string& name : names_in_results()) add(folder / name, false);
  const fs::path plots = folder / kPlotsFolder;
  add(plots, true);
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(plots, error)) {
    add(entry.path(), true);  // at any depth: an unfinished file of the plots goes away
  }
}

}  // namespace

Status declare_files(const std::vector<NamedFile>& files) {
  std::vector<Output> outputs;
  for (const auto& [option, name, role] : files) {
    if (name.empty() || stream_of(name)) continue;
    if (role == FileRole::KeepsResults) {
      add_results(option, name, outputs);
    } else {
      outputs.push_back({option, name, false, true});
    }
  }
  return declare_outputs(outputs);
}

}  // namespace minewise
