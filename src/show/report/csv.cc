#include "show/report/csv.h"

#include <fmt/format.h>

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
    table.rows.push_back(joined(series_fields(experiment, series),
                                fields(summary.series[static_cast<std::size_t>(series)])));
  }
  return table;
}

Fields interval_fields(const std::optional<Interval>& interval) {
  if (!interval) return {"", "", ""};
  return {text(interval->low), text(interval->high), std::string(interval_word(interval->kind))};
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
  const Fields columns{"games",   "won",        "won_rate",   "won_ci95",
                       "score",   "score_ci95", "stepped",    "stepped_ci95",
                       "guesses", "moves",      "wrong_flags"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> Fields {
    const Mean& score = series.mean(Figure::Score);
    const Mean& stepped = series.mean(Figure::Stepped);
    return {text(series.games()),
            text(series.won.happened()),
            text(series.won.value()),
            half_width(series.won.interval()),
            text(score.value()),
            half_width(score.interval()),
            text(stepped.value()),
            half_width(stepped.interval()),
            text(series.mean(Figure::Guesses).value()),
            text(series.mean(Figure::Moves).value()),
            text(series.mean(Figure::WrongFlags).value())};
  });
}

CsvTable intervals_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{joined(joined({"agent"}, kConditionColumns),
                        {"games", "figure", "value", "low", "high", "kind"}),
                 {}};
  for (int number = 0; number < experiment.series(); ++number) {
    const SeriesSummary& series = summary.series[static_cast<std::size_t>(number)];
    const Fields begin = joined(series_fields(experiment, number), {text(series.games())});
    table.rows.push_back(joined(joined(begin, {"won_rate", text(series.won.value())}),
                                interval_fields(series.won.interval())));
    for (const Figure figure : kFigures) {
      const Mean& mean = series.mean(figure);
      table.rows.push_back(
          joined(joined(begin, {std::string(figure_word(figure)), text(mean.value())}),
                 interval_fields(mean.interval())));
    }
  }
  return table;
}

CsvTable differences_table(const Experiment& experiment, const Summary& summary) {
  CsvTable table{joined(joined({"agent", "other"}, kConditionColumns),
                        {"games", "figure", "difference", "low", "high", "kind"}),
                 {}};
  for (const PairSummary& pair : summary.pairs) {
    const Condition& condition = experiment.conditions[pair.condition];
    const Fields begin = joined(
        {experiment.agents[pair.first].name(), experiment.agents[pair.second].name()},
        joined(condition_fields(condition, mines_of(condition)), {text(pair.score.games())}));
    const std::pair<const char*, const Mean*> figures[] = {
        {"won_rate", &pair.won}, {"score", &pair.score}, {"stepped", &pair.stepped}};
    for (const auto& [name, mean] : figures) {
      table.rows.push_back(
          joined(joined(begin, {name, text(mean->value())}), interval_fields(mean->interval())));
    }
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

CsvTable timings_table(const Experiment& experiment, const Summary& summary) {
  const Fields columns{"games", "seconds", "ms_per_game"};
  return series_table(experiment, summary, columns, [](const SeriesSummary& series) -> Fields {
    const auto games = static_cast<double>(series.games());
    return {text(series.games()), fmt::format("{:.6f}", series.seconds),
            fmt::format("{:.6f}", games == 0 ? 0 : 1000 * series.seconds / games)};
  });
}

std::vector<std::string> game_columns() {
  return joined(joined({"agent"}, kConditionColumns),
                {"game", "won", "score", "stepped", "guesses", "moves", "wrong_flags"});
}

std::vector<std::string> game_row(const Experiment& experiment, int series, std::uint64_t index,
                                  const GameRecord& game) {
  const Trial& trial = game.trial;
  return joined(joined({experiment.agent_of(series).name()},
                       condition_fields(experiment.condition_of(series), game.mines)),
                {text(index), trial.won ? "1" : "0", text(trial.score),
                 fmt::format("{}", trial.stepped), fmt::format("{}", trial.guesses),
                 fmt::format("{}", trial.moves), fmt::format("{}", trial.wrong_flags)});
}

}  // namespace minewise
