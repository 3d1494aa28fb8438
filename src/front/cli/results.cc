#include "front/cli/results.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "front/cli/figure_folder.h"
#include "front/cli/file_roles.h"
#include "show/report/csv.h"
#include "show/report/figures.h"
#include "show/report/page.h"
#include "show/report/table.h"
#include "study/ledger/ledger.h"

namespace minewise::cli {
namespace {

namespace fs = std::filesystem;

using MakeTable = CsvTable (*)(const Experiment&, const Summary&);

// The files of an experiment. One that is named like this is not for anything else.
constexpr std::pair<std::string_view, MakeTable> kFiles[] = {
    {"results.csv", results_table},         {"intervals.csv", intervals_table},
    {"differences.csv", differences_table}, {"deductions.csv", deductions_table},
    {"timings.csv", timings_table},
};
constexpr std::string_view kLedgerFile = "results.sqlite";
constexpr std::string_view kPageFile = "report.html";

Ran write_files(Ledger& ledger, const Summary& summary, const std::string& folder) {
  const Experiment& experiment = ledger.experiment();
  for (const auto& [name, make] : kFiles) {
    auto written =
        write_in_folder(folder, std::string(name), format_csv(make(experiment, summary)));
    if (!written) return written;
  }
  const CsvTable results = results_table(experiment, summary);
  const Unbroken whole;
  auto kept = ledger.write_table("results", results.columns, results.rows);
  if (kept) kept = ledger.finish();
  return kept ? Ran{} : bad_ledger(ledger_path(folder), kept.error(), kFailed);
}

Ran write_games(Ledger& ledger, Draft& per_game) {
  const Unbroken whole;
  const Experiment& experiment = ledger.experiment();
  per_game.write(format_csv_row(game_columns()));
  for (int series = 0; series < experiment.series(); ++series) {
    auto seen = ledger.each_game(series, [&](std::uint64_t index, const GameRecord& game) {
      per_game.write(format_csv_row(game_row(experiment, series, index, game)));
    });
    if (!seen) return bad_ledger(kLedgerFile, seen.error());
  }
  return per_game.finish();
}

// Draws the plots into a folder of their own, and returns them as SVG. Without gnuplot there are
// none, and the user is told.
std::expected<std::vector<std::string>, Failure> write_plots(const std::vector<Plot>& plots,
                                                             const std::string& folder) {
  std::vector<std::string> drawn;
  if (plots.empty()) return drawn;
  const std::string place = (fs::path(folder) / kPlotsFolder).string();
  std::error_code error;
  const MadeFolder made = MadeFolder::make(place, error);
  const auto is_drawn = try_to_draw(place, plots);
  if (!is_drawn) return std::unexpected(is_drawn.error());
  if (!*is_drawn) return drawn;
  for (const Plot& plot : plots) {
    auto svg = read_text((fs::path(place) / (plot.name + ".svg")).string());
    if (!svg) return std::unexpected(svg.error());
    drawn.push_back(*std::move(svg));
  }
  return drawn;
}

Ran write_report(Ledger& ledger, const Summary& summary, const ResultsOptions& options) {
  constexpr std::size_t kExhibits = 6;
  const Experiment& experiment = ledger.experiment();
  auto plots = write_plots(plots_of(experiment, summary), *options.folder);
  if (!plots) return std::unexpected(plots.error());
  Page page{options.title,         options.about,     ledger.head().command,
            ledger.head().version, *std::move(plots), {}};
  const bool can_play = experiment.layouts || experiment.layouts_digest == 0;
  if (can_play) page.exhibits = find_exhibits(experiment, summary, kExhibits);
  return write_in_folder(*options.folder, std::string(kPageFile),
                         make_page(page, experiment, summary));
}

nlohmann::ordered_json figure_json(double value, const std::optional<Interval>& interval) {
  nlohmann::ordered_json json{{"value", value}};
  if (interval) {
    json["low"] = interval->low;
    json["high"] = interval->high;
    json["kind"] = interval_word(interval->kind);
  }
  return json;
}

nlohmann::ordered_json series_json(const Experiment& experiment, int number,
                                   const SeriesSummary& series) {
  const Condition& condition = experiment.condition_of(number);
  const auto* fixed = std::get_if<FixedCount>(&condition.board.mines);
  nlohmann::ordered_json json{{"agent", experiment.agent_of(number).name()},
                              {"width", condition.board.width},
                              {"height", condition.board.height},
                              {"mines", nullptr},
                              {"density", condition.density},
                              {"rules", format_rules(condition.rules)},
                              {"games", series.games()},
                              {"won", series.won.happened()},
                              {"won_rate", figure_json(series.won.value(), series.won.interval())}};
  if (fixed) json["mines"] = fixed->mines;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    const Mean& mean = series.means[i];
    json[std::string(kColumns[i].word)] = figure_json(mean.value(), mean.interval());
  }
  json["deductions"] = nlohmann::ordered_json::object();
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    json["deductions"][std::string(rule_word(static_cast<Rule>(rule)))] = series.deductions[rule];
  }
  json["beyond_basic"] = series.beyond_basic();
  return json;
}

void print_json(const Experiment& experiment, const Summary& summary) {
  nlohmann::ordered_json json{{"seed", static_cast<std::uint64_t>(experiment.seed)},
                              {"games", experiment.games},
                              {"results", nlohmann::ordered_json::array()}};
  for (int number = 0; number < experiment.series(); ++number) {
    json["results"].push_back(
        series_json(experiment, number, summary.series[static_cast<std::size_t>(number)]));
  }
  print(json.dump() + "\n");
}

// Makes a folder, unless it is there and to be gone on with.
std::expected<MadeFolder, Failure> make_folder(const std::string& folder, OldFolder old) {
  const auto refuse = [&](std::string_view what) {
    return std::unexpected(Failure{format_message("--out: {} {}", folder, what)});
  };
  if (folder.empty()) return std::unexpected(Failure{"--out: '' is not the name of a folder"});
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (status.type() == fs::file_type::none) return refuse(error.message());
  if (fs::exists(status) && !fs::is_directory(status)) return refuse("is not a folder");
  if (fs::exists(status) && old == OldFolder::GoOn) return MadeFolder();
  if (fs::exists(status)) {
    return refuse(old == OldFolder::Refuse
                      ? "exists; give another name"
                      : "exists; --resume goes on with what is there, another name starts afresh");
  }
  MadeFolder made = MadeFolder::make(folder, error);
  if (error) return refuse("cannot be made: " + error.message());
  return made;
}

}  // namespace

void add_results_options(CLI::App* verb, ResultsOptions& options) {
  keeps_results(
      verb->add_option("--out", options.folder,
                       "Keep results in this new folder; without it they are only printed"));
  writes(verb->add_option("--per-game", options.per_game_file,
                          "Write a row for every game to this file"));
  verb->add_flag("--no-report", options.no_report, "Neither plots nor report.html");
  verb->add_option("--format", options.format, "What is printed: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
}

std::vector<std::string> names_in_results() {
  std::vector<std::string> names{std::string(kPageFile)};
  for (const auto& [name, make] : kFiles) names.emplace_back(name);
  for (const std::string_view ending : {"", "-journal", "-wal", "-shm"}) {
    names.push_back(std::string(kLedgerFile).append(ending));
  }
  return names;
}

std::unexpected<Failure> bad_ledger(std::string_view path, const Error& error, int code) {
  return std::unexpected(Failure{fmt::format("{}: {}", excerpt(path), error.text()), code});
}

int all_cores() {
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

// Absolute, because SQLite takes a name that begins with "file:" for an address.
std::string ledger_path(const std::string& folder) {
  std::error_code error;
  const fs::path path = fs::path(folder) / kLedgerFile;
  return path.string().starts_with("file:") ? fs::absolute(path, error).string() : path.string();
}

std::expected<ResultsPlace, Failure> prepare_results_place(const ResultsOptions& options,
                                                           OldFolder old) {
  ResultsPlace place;
  if (options.folder) {
    auto made = make_folder(*options.folder, old);
    if (!made) return std::unexpected(made.error());
    place.made_ = *std::move(made);
  }
  if (!options.per_game_file) return place;
  auto draft = Draft::open(*options.per_game_file);
  if (!draft) return std::unexpected(draft.error());
  place.per_game_.emplace(std::move(*draft));
  return place;
}

namespace {

Result<Summary> summarise(Ledger& ledger) {
  const Unbroken whole;
  return ledger.summarise();
}

}  // namespace

void remove_results(const std::string& folder) {
  std::error_code ignored;
  for (const std::string& name : names_in_results()) fs::remove(fs::path(folder) / name, ignored);
  fs::remove_all(fs::path(folder) / kPlotsFolder, ignored);
}

Ran finish_experiment(Ledger& ledger, const ResultsOptions& options, ResultsPlace& place) {
  const auto summary = summarise(ledger);
  if (!summary) return bad_ledger(kLedgerFile, summary.error());
  if (place.per_game()) {
    if (auto written = write_games(ledger, *place.per_game()); !written) return written;
  }
  if (options.folder) {
    if (!options.no_report) {
      if (auto written = write_report(ledger, *summary, options); !written) return written;
    }
    if (auto written = write_files(ledger, *summary, *options.folder); !written) return written;
  }
  if (options.format == "json") {
    print_json(ledger.experiment(), *summary);
    return {};
  }
  print(draw_tables(summary_tables(ledger.experiment(), *summary)));
  if (!options.folder) return {};
  print(fmt::format("Written to {}:", excerpt(*options.folder)));
  for (const auto& [name, make] : kFiles) print(fmt::format(" {},", name));
  print(fmt::format(" {}\n", kLedgerFile));
  if (!options.no_report) {
    print(fmt::format("Open {}/report.html in a browser; its plots are in {}/plots.\n",
                      excerpt(*options.folder), excerpt(*options.folder)));
  }
  return {};
}

}  // namespace minewise::cli
