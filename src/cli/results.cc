#include "cli/results.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "report/csv.h"
#include "report/table.h"

namespace minewise::cli {
namespace {

namespace fs = std::filesystem;

Ran write_file(const std::string& folder, std::string_view name, const CsvTable& table) {
  auto draft = Draft::open((fs::path(folder) / name).string());
  if (!draft) return std::unexpected(draft.error());
  return draft->finish(format_csv(table));
}

Ran write_files(Ledger& ledger, const Summary& summary, const std::string& folder) {
  const Experiment& experiment = ledger.experiment();
  const CsvTable results = results_table(experiment, summary);
  const std::pair<std::string_view, CsvTable> files[] = {
      {"results.csv", results},
      {"intervals.csv", intervals_table(experiment, summary)},
      {"differences.csv", differences_table(experiment, summary)},
      {"deductions.csv", deductions_table(experiment, summary)},
      {"timings.csv", timings_table(experiment, summary)},
  };
  for (const auto& [name, table] : files) {
    if (auto written = write_file(folder, name, table); !written) return written;
  }
  auto kept = ledger.write_table("results", results.columns, results.rows);
  return kept ? Ran{} : bad_ledger(ledger_path(folder), kept.error());
}

Ran write_games(Ledger& ledger, Draft& per_game) {
  const Experiment& experiment = ledger.experiment();
  per_game.write(format_csv_row(game_columns()));
  for (int series = 0; series < experiment.series(); ++series) {
    auto seen = ledger.each_game(series, [&](std::uint64_t index, const GameRecord& game) {
      per_game.write(format_csv_row(game_row(experiment, series, index, game)));
    });
    if (!seen) return bad_ledger("results.sqlite", seen.error());
  }
  return per_game.finish();
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
  for (const Figure figure : kFigures) {
    const Mean& mean = series.mean(figure);
    json[std::string(figure_word(figure))] = figure_json(mean.value(), mean.interval());
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

}  // namespace

std::unexpected<Failure> bad_ledger(std::string_view path, const Error& error) {
  return std::unexpected(Failure{fmt::format("{}: {}", path, error.text())});
}

std::unexpected<Failure> bad_request(const Error& error) {
  return std::unexpected(Failure{"--" + error.text()});
}

int all_cores() {
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

std::string ledger_path(const std::string& folder) {
  return (fs::path(folder) / "results.sqlite").string();
}

Ran make_results_folder(const std::string& folder, std::string_view way_out) {
  std::error_code error;
  if (folder.empty()) return std::unexpected(Failure{"--out: '' is not the name of a folder"});
  if (fs::exists(folder, error)) {
    return std::unexpected(Failure{fmt::format("--out: {} exists; {}", folder, way_out)});
  }
  fs::create_directories(folder, error);
  if (error) {
    return std::unexpected(
        Failure{fmt::format("--out: {} cannot be made: {}", folder, error.message())});
  }
  return {};
}

Ran finish_experiment(Ledger& ledger, const ResultsOptions& options, Draft* per_game) {
  auto summary = ledger.summarise();
  if (!summary) return bad_ledger("results.sqlite", summary.error());
  if (options.folder) {
    if (auto written = write_files(ledger, *summary, *options.folder); !written) return written;
  }
  if (per_game) {
    if (auto written = write_games(ledger, *per_game); !written) return written;
  }
  if (options.format == "json") {
    print_json(ledger.experiment(), *summary);
    return {};
  }
  print(draw_summary(ledger.experiment(), *summary));
  if (options.folder) {
    print(
        fmt::format("Written to {}: results.csv, intervals.csv, differences.csv, deductions.csv, "
                    "timings.csv, results.sqlite\n",
                    *options.folder));
  }
  return {};
}

}  // namespace minewise::cli
