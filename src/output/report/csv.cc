#include "output/report/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace minewise {

namespace {

const TableRow kConditionColumns{"width", "height", "mines", "density", "rules"};

std::string half_width(const std::optional<Interval>& interval) {
  return interval ? fmt::format("{}", interval->half_width()) : "";
}

TableRow condition_fields(const Condition& condition, std::optional<int> mines) {
  return row_of(condition.board.width, condition.board.height,
                mines ? fmt::format("{}", *mines) : "", condition.density,
                format_rules(condition.rules));
}

std::optional<int> mines_of(const Condition& condition) {
  const auto* fixed = std::get_if<FixedCount>(&condition.board.mines);
  return fixed ? std::optional(fixed->mines) : std::nullopt;
}

// Agent and condition of a series.
TableRow series_fields(const Experiment& experiment, int series) {
  const Condition& condition = experiment.condition_of(series);
  return joined({experiment.agent_of(series).name()},
                condition_fields(condition, mines_of(condition)));
}

// A table with a row a series: what `fields` makes of it after agent and condition.
template <class MakeFields>
Table series_table(const Experiment& experiment, const Summary& summary, const TableRow& columns,
                   const MakeFields& fields) {
  Table table{joined(joined({"agent"}, kConditionColumns), columns), {}};
  for (int series = 0; series < experiment.series(); ++series) {
    table.rows.push_back(joined(series_fields(experiment, series), fields(summary.series[series])));
  }
  return table;
}

TableRow interval_fields(const std::optional<Interval>& interval) {
  if (!interval) return {"", "", ""};
  return row_of(interval->low, interval->high, interval_word(interval->kind));
}

// Name, value and interval of a rate or a mean.
template <class Figure>
TableRow figure_fields(std::string_view name, const Figure& figure) {
  return joined(row_of(name, figure.value()), interval_fields(figure.interval()));
}

TableRow difference_columns() {
  return joined(joined({"agent", "other"}, kConditionColumns),
                {"games", "figure", "difference", "low", "high", "kind"});
}

// Agents, condition and games of a pair.
TableRow pair_fields(const Experiment& experiment, const PairSummary& pair) {
  const Condition& condition = experiment.conditions[pair.condition];
  return joined(
      {experiment.agents[pair.first].name(), experiment.agents[pair.second].name()},
      joined(condition_fields(condition, mines_of(condition)), row_of(pair.score().games())));
}

}  // namespace

Table results_table(const Experiment& experiment, const Summary& summary) {
  TableRow columns{"games", "won", "won_rate", "won_ci95"};
  for (const Column& column : kColumns) {
    columns.emplace_back(column.word);
    if (column.has_interval) columns.push_back(fmt::format("{}_ci95", column.word));
  }
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) {
    TableRow fields = row_of(series.games(), series.won.happened(), series.won.value(),
                             half_width(series.won.interval()));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      fields.push_back(fmt::format("{}", series.means[i].value()));
      if (kColumns[i].has_interval) fields.push_back(half_width(series.means[i].interval()));
    }
    return fields;
  });
}

Table intervals_table(const Experiment& experiment, const Summary& summary) {
  Table table{joined(joined({"agent"}, kConditionColumns),
                     {"games", "figure", "value", "low", "high", "kind"}),
              {}};
  for (int number = 0; number < experiment.series(); ++number) {
    const SeriesSummary& series = summary.series[number];
    const TableRow begin = joined(series_fields(experiment, number), row_of(series.games()));
    table.rows.push_back(joined(begin, figure_fields("won_rate", series.won)));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      table.rows.push_back(joined(begin, figure_fields(kColumns[i].word, series.means[i])));
    }
  }
  return table;
}

Table differences_table(const Experiment& experiment, const Summary& summary) {
  Table table{difference_columns(), {}};
  for (const PairSummary& pair : summary.pairs) {
    const TableRow begin = pair_fields(experiment, pair);
    table.rows.push_back(joined(begin, figure_fields("won_rate", pair.won)));
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      if (!kColumns[i].has_differences) continue;
      table.rows.push_back(joined(begin, figure_fields(kColumns[i].word, pair.differences[i])));
    }
  }
  return table;
}

Table estimates_table(const Experiment& experiment, const Summary& summary) {
  const TableRow columns{"games", "estimate", "estimate_ci95"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> TableRow {
    const Mean& mean = series.estimate;
    return row_of(mean.games(), mean.value(), half_width(mean.interval()));
  });
}

Table estimate_differences_table(const Experiment& experiment, const Summary& summary) {
  Table table{difference_columns(), {}};
  for (const PairSummary& pair : summary.pairs) {
    table.rows.push_back(
        joined(pair_fields(experiment, pair), figure_fields("estimate", pair.estimate)));
  }
  return table;
}

Table deductions_table(const Experiment& experiment, const Summary& summary) {
  TableRow columns{"games", "deductions", "beyond_basic"};
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    columns.emplace_back(rule_word(static_cast<Rule>(rule)));
  }
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) {
    TableRow fields = row_of(series.games(), series.all_deductions(), series.beyond_basic());
    for (const std::uint64_t count : series.deductions) fields.push_back(fmt::format("{}", count));
    return fields;
  });
}

Table memory_table(const Experiment& experiment, const Summary& summary) {
  const TableRow columns{"games", "peak_bytes", "peak_bytes_ci95", "greatest_bytes"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> TableRow {
    const auto& [peak, greatest] = series.memory;
    if (peak.games() == 0) return {"0", "", "", ""};
    return row_of(peak.games(), peak.value(), half_width(peak.interval()), greatest);
  });
}

Table timings_table(const Experiment& experiment, const Summary& summary) {
  const TableRow columns{"games", "seconds", "ms_per_game"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> TableRow {
    const auto games = static_cast<double>(series.games());
    return row_of(series.games(), fmt::format("{:.6f}", series.seconds),
                  fmt::format("{:.6f}", games == 0 ? 0 : 1000 * series.seconds / games));
  });
}

Table faults_table(const Experiment& experiment, const Summary& summary) {
  Table table{joined(joined({"agent"}, kConditionColumns), {"game", "move", "fault", "clock"}), {}};
  for (int number = 0; number < experiment.series(); ++number) {
    for (const auto& [game, move, what, by_clock] : summary.series[number].faults) {
      table.rows.push_back(joined(series_fields(experiment, number),
                                  row_of(game, move, what, by_clock ? "1" : "0")));
    }
  }
  return table;
}

TableRow game_columns() {
  TableRow columns = joined(joined({"agent"}, kConditionColumns), {"game", "won"});
  for (const Column& column : kColumns) columns.emplace_back(column.word);
  return columns;
}

TableRow game_row(const Experiment& experiment, int series, std::uint64_t index,
                  const GameRecord& game) {
  TableRow row = joined(joined({experiment.agent_of(series).name()},
                               condition_fields(experiment.condition_of(series), game.mines)),
                        row_of(index, game.won ? "1" : "0"));
  for (const double figure : game.figures) row.push_back(fmt::format("{}", figure));
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
