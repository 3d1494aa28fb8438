#include "output/report/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace minewise {

namespace {

using Fields = std::vector<std::string>;

const Fields kConditionColumns{"width", "height", "mines", "density", "rules"};

std::string text(double value) {
  return fmt::format("{}", value);
}

std::string text(std::uint64_t value) {
  return fmt::format("{}", value);
}

std::string half_width(const std::optional<Interval>& interval) {
  return interval ? text(interval->half_width()) : "";
}

Fields joined(Fields fields, const Fields& more) {
  fields.insert(fields.end(), more.begin(), more.end());
  return fields;
}

Fields condition_fields(const Condition& condition, std::optional<int> mines) {
  return {fmt::format("{}", condition.board.width), fmt::format("{}", condition.board.height),
          mines ? fmt::format("{}", *mines) : "", text(condition.density),
          format_rules(condition.rules)};
}

std::optional<int> mines_of(const Condition& condition) {
  const auto* fixed = std::get_if<FixedCount>(&condition.board.mines);
  return fixed ? std::optional(fixed->mines) : std::nullopt;
}

// Agent and condition of a series.
Fields series_fields(const Experiment& experiment, int series) {
  const Condition& condition = experiment.condition_of(series);
  return joined({experiment.agent_of(series).name()},
                condition_fields(condition, mines_of(condition)));
}

// A table with a row a series: what `fields` makes of it after agent and condition.
template <class MakeFields>
CsvTable series_table(const Experiment& experiment, const Summary& summary, const Fields& columns,
                      const MakeFields& fields) {
  CsvTable table{joined(joined({"agent"}, kConditionColumns), columns), {}};
  for (int series = 0; series < experiment.series(); ++series) {
    table.rows.push_back(joined(series_fields(experiment, series), fields(summary.series[series])));
  }
  return table;
}

Fields interval_fields(const std::optional<Interval>& interval) {
  if (!interval) return {"", "", ""};
  return {text(interval->low), text(interval->high), std::string(interval_word(interval->kind))};
}

// Name, value and interval of a rate or a mean.
template <class Figure>
Fields figure_fields(std::string_view name, const Figure& figure) {
  return joined({std::string(name), text(figure.value())}, interval_fields(figure.interval()));
}

Fields difference_columns() {
  return joined(joined({"agent", "other"}, kConditionColumns),
                {"games", "figure", "difference", "low", "high", "kind"});
}

// Agents, condition and games of a pair.
Fields pair_fields(const Experiment& experiment, const PairSummary& pair) {
  const Condition& condition = experiment.conditions[pair.condition];
  return joined(
      {experiment.agents[pair.first].name(), experiment.agents[pair.second].name()},
      joined(condition_fields(condition, mines_of(condition)), {text(pair.score().games())}));
}

bool needs_quotes(std::string_view field) {
  return field.find_first_of(",\"\r\n") != field.npos;
}

}  // namespace

std::string format_csv_row(const std::vector<std::string>& fields) {
  std::string row;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) row += ',';
    if (!needs_quotes(fields[i])) {
      row += fields[i];
      continue;
    }
    row += '"';
    for (const char letter : fields[i]) row += letter == '"' ? "\"\"" : std::string(1, letter);
    row += '"';
  }
  return row + '\n';
}

std::string format_csv(const CsvTable& table) {
  std::string csv = format_csv_row(table.columns);
  for (const Fields& row : table.rows) csv += format_csv_row(row);
  return csv;
}

CsvTable results_table(const Experiment& experiment, const Summary& summary) {
  Fields columns{"games", "won", "won_rate", "won_ci95"};
  for (const Column& column : kColumns) {
    columns.emplace_back(column.word);
    if (column.has_interval) columns.push_back(fmt::format("{}_ci95", column.word));
  }
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) {
    Fields fields{text(series.games()), text(series.won.happened()), text(series.won.value()),
                  half_width(series.won.interval())};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      fields.push_back(text(series.means[i].value()));
      if (kColumns[i].has_interval) fields.push_back(half_width(series.means[i].interval()));
    }
    return fields;
  });
}

CsvTable intervals_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{joined(joined({"agent"}, kConditionColumns),
                        {"games", "figure", "value", "low", "high", "kind"}),
                 {}};
  for (int number = 0; number < experiment.series(); ++number) {
    const SeriesSummary& series = summary.series[number];
    const Fields begin = joined(series_fields(experiment, number), {text(series.games())});
    table.rows.push_back(joined(begin, figure_fields("won_rate", series.won)));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      table.rows.push_back(joined(begin, figure_fields(kColumns[i].word, series.means[i])));
    }
  }
  return table;
}

CsvTable differences_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{difference_columns(), {}};
  for (const PairSummary& pair : summary.pairs) {
    const Fields begin = pair_fields(experiment, pair);
    table.rows.push_back(joined(begin, figure_fields("won_rate", pair.won)));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      if (!kColumns[i].has_differences) continue;
      table.rows.push_back(joined(begin, figure_fields(kColumns[i].word, pair.differences[i])));
    }
  }
  return table;
}

CsvTable estimates_table(const Experiment& experiment, const Summary& summary) {
  const Fields columns{"games", "estimate", "estimate_ci95"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> Fields {
    const Mean& mean = series.estimate;
    return {text(mean.games()), text(mean.value()), half_width(mean.interval())};
  });
}

CsvTable estimate_differences_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{difference_columns(), {}};
  for (const PairSummary& pair : summary.pairs) {
    table.rows.push_back(
        joined(pair_fields(experiment, pair), figure_fields("estimate", pair.estimate)));
  }
  return table;
}

CsvTable deductions_table(const Experiment& experiment, const Summary& summary) {
  Fields columns{"games", "deductions", "beyond_basic"};
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    columns.emplace_back(rule_word(static_cast<Rule>(rule)));
  }
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) {
    Fields fields{text(series.games()), text(series.all_deductions()), text(series.beyond_basic())};
    for (const std::uint64_t count : series.deductions) fields.push_back(text(count));
    return fields;
  });
}

CsvTable memory_table(const Experiment& experiment, const Summary& summary) {
  const Fields columns{"games", "peak_bytes", "peak_bytes_ci95", "greatest_bytes"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> Fields {
    const auto& [peak, greatest] = series.memory;
    if (peak.games() == 0) return {"0", "", "", ""};
    return {text(peak.games()), text(peak.value()), half_width(peak.interval()), text(greatest)};
  });
}

CsvTable timings_table(const Experiment& experiment, const Summary& summary) {
  const Fields columns{"games", "seconds", "ms_per_game"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> Fields {
    const auto games = static_cast<double>(series.games());
    return {text(series.games()), fmt::format("{:.6f}", series.seconds),
            fmt::format("{:.6f}", games == 0 ? 0 : 1000 * series.seconds / games)};
  });
}

CsvTable faults_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{joined(joined({"agent"}, kConditionColumns), {"game", "move", "fault", "clock"}),
                 {}};
  for (int number = 0; number < experiment.series(); ++number) {
    for (const auto& [game, move, what, by_clock] : summary.series[number].faults) {
      table.rows.push_back(
          joined(series_fields(experiment, number),
                 {text(game), fmt::format("{}", move), what, by_clock ? "1" : "0"}));
    }
  }
  return table;
}

std::vector<std::string> game_columns() {
  Fields columns = joined(joined({"agent"}, kConditionColumns), {"game", "won"});
  for (const Column& column : kColumns) columns.emplace_back(column.word);
  return columns;
}

std::vector<std::string> game_row(const Experiment& experiment, int series, std::uint64_t index,
                                  const GameRecord& game) {
  Fields row = joined(joined({experiment.agent_of(series).name()},
                             condition_fields(experiment.condition_of(series), game.mines)),
                      {text(index), game.won ? "1" : "0"});
  for (const double figure : game.figures) row.push_back(text(figure));
  return row;
}

std::span<const TableFile> table_files() {
  static constexpr TableFile kFiles[] = {
      {"results.csv", results_table},
      {"intervals.csv", intervals_table},
      {"differences.csv", differences_table},
      {"estimates.csv", estimates_table, true},
      {"estimate_differences.csv", estimate_differences_table, true},
      {"deductions.csv", deductions_table},
      {"memory.csv", memory_table},
      {"timings.csv", timings_table},
      {"faults.csv", faults_table},
  };
  return kFiles;
}

std::vector<TableFile> table_files_of(const Experiment& experiment) {
  const bool has_estimate = experiment.estimate != Estimate::None;
  std::vector<TableFile> files;
  std::ranges::copy_if(table_files(), std::back_inserter(files),
                       [&](const TableFile& file) { return has_estimate || !file.needs_estimate; });
  return files;
}

}  // namespace minewise
