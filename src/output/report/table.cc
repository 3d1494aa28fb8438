#include "output/report/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "core/message.h"
#include "game/luckless.h"
#include "output/text/experiment.h"

namespace minewise {
namespace {

// Conditions that differ in their mines only.
struct Group {
  std::vector<std::size_t> conditions;
};

std::vector<Group> group_conditions(const Experiment& experiment) {
  std::vector<Group> groups;
  const auto belongs = [&](const Group& group, const Condition& condition) {
    const Condition& first = experiment.conditions[group.conditions.front()];
    return first.board.width == condition.board.width &&
           first.board.height == condition.board.height && first.rules == condition.rules;
  };
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const auto group = std::ranges::find_if(
        groups, [&](const Group& each) { return belongs(each, experiment.conditions[i]); });
    if (group == groups.end()) {
      groups.push_back({{i}});
    } else {
      group->conditions.push_back(i);
    }
  }
  return groups;
}

const SeriesSummary& series_at(const Experiment& experiment, const Summary& summary,
                               std::size_t agent, std::size_t condition) {
  return summary.series[experiment.series_of(agent, condition)];
}

// "+0.034", with a star if that is more than its interval.
std::string ahead(const Mean& difference) {
  const double gain = -difference.value();  // pairs are first less second
  const auto interval = difference.interval();
  const bool is_clear = interval && (interval->low > 0 || interval->high < 0);
  return fmt::format("{:+.4f}{}", gain == 0 ? 0.0 : gain, is_clear ? '*' : ' ');
}

// The ends of an interval, no further than the figure can go: none is negative, and a share is no
// more than 1.
std::pair<double, double> ends_of(const Interval& interval, bool is_share) {
  return {std::max(0.0, interval.low), is_share ? std::min(1.0, interval.high) : interval.high};
}

// A figure as tables have it: no score is below 0, though wrong flags may leave less than nothing.
// Files have it as it is.
double in_table(double value) {
  return std::max(0.0, value);
}

// "65.00 [43.29, 81.88]".
std::string with_ends(double value, const std::optional<Interval>& interval, double scale,
                      int digits, bool is_share) {
  std::string text = fmt::format("{:.{}f}", scale * in_table(value), digits);
  if (!interval) return text;
  const auto [low, high] = ends_of(*interval, is_share);
  const int fewer = std::min(3, digits);
  return text + fmt::format(" [{:.{}f}, {:.{}f}]", scale * low, fewer, scale * high, fewer);
}

// One figure of all agents, a column a condition.
struct Sheet {
  std::string title;
  std::function<std::string(const SeriesSummary&)> value;
  std::function<std::optional<Interval>(const SeriesSummary&)> interval;
  double scale = 1;
  bool is_share = true;
};

// What an experiment estimates under these rules; nothing where it does not.
std::optional<Estimated> estimated_in(const Experiment& experiment, const Rules& rules) {
  if (experiment.estimate == Estimate::None) return std::nullopt;
  return estimated_under(rules);
}

// A chance is told in percent, a score as it is.
Sheet estimate_sheet(Estimated estimated) {
  const bool is_chance = estimated == Estimated::Won;
  const double scale = is_chance ? 100 : 1;
  const int digits = is_chance ? 2 : 4;
  return {is_chance ? "games won, estimated by luckless play, %"
                    : "mean score, estimated by luckless play",
          [=](const SeriesSummary& s) {
            return fmt::format("{:.{}f}", scale * s.estimate.value(), digits);
          },
          [](const SeriesSummary& s) { return s.estimate.interval(); }, scale};
}

// One column of records.
Sheet column_sheet(std::size_t column, PrintedFigure printed) {
  return {std::string(printed.title),
          [=](const SeriesSummary& s) {
            return fmt::format("{:.{}f}", in_table(s.means[column].value()), printed.digits);
          },
          [=](const SeriesSummary& s) { return s.means[column].interval(); }, 1,
          kColumns[column].plot.is_share};
}

// The columns that have one, games won after the first, the price of flags where they have one,
// what is estimated, and deductions.
std::vector<Sheet> sheets(const Rules& rules, std::optional<Estimated> estimated) {
  std::vector<Sheet> sheets;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].by_density.title.empty()) continue;
    sheets.push_back(column_sheet(i, kColumns[i].by_density));
  }
  sheets.insert(sheets.begin() + 1,
                {"games won, %",
                 [](const SeriesSummary& s) { return fmt::format("{:.1f}", 100 * s.won.value()); },
                 [](const SeriesSummary& s) { return s.won.interval(); }, 100});
  if (rules.flags == FlagRule::Believed) {
    sheets.push_back(column_sheet(kWrongFlags, {"safe cells flagged, mean", 2}));
  }
  if (estimated) sheets.push_back(estimate_sheet(*estimated));
  sheets.push_back(
      {"deductions that basic could not have made, %",
       [](const SeriesSummary& s) { return fmt::format("{:.1f}", 100 * s.beyond_basic()); },
       {},
       1});
  return sheets;
}

// With a column for each condition, named by what varies.
Table empty_table(const Experiment& experiment, std::span<const std::size_t> conditions) {
  const auto [what, names] = name_by_what_varies(experiment, conditions);
  return {joined({what}, names)};
}

Table sheet_table(const Experiment& experiment, const Summary& summary, const Sheet& sheet,
                  std::span<const std::size_t> conditions) {
  Table table = empty_table(experiment, conditions);
  double widest = 0;
  std::string_view kind;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    TableRow& row = table.rows.emplace_back(1, experiment.agents[agent].name());
    for (const std::size_t condition : conditions) {
      const SeriesSummary& series = series_at(experiment, summary, agent, condition);
      row.push_back(sheet.value(series));
      const auto interval = sheet.interval ? sheet.interval(series) : std::nullopt;
      if (!interval) continue;
      const auto [low, high] = ends_of(*interval, sheet.is_share);
      widest = std::max(widest, sheet.scale * (high - low));
      kind = interval_word(interval->kind);
    }
  }
  table.title = sheet.title;
  if (!kind.empty()) {
    table.title += fmt::format(" (95% intervals at most {:.2g} wide, {})", widest, kind);
  }
  return table;
}

const Mean& score_of(const PairSummary& pair) {
  return pair.score();
}
const Mean& estimate_of(const PairSummary& pair) {
  return pair.estimate;
}

Table steps_table(const Experiment& experiment, const Summary& summary,
                  std::span<const std::size_t> conditions, std::string_view what,
                  const Mean& (*of)(const PairSummary&)) {
  Table table = empty_table(experiment, conditions);
  for (std::size_t agent = 1; agent < experiment.agents.size(); ++agent) {
    TableRow& row = table.rows.emplace_back(1, experiment.agents[agent].name());
    for (const std::size_t condition : conditions) {
      row.push_back(ahead(of(summary.pair(experiment, condition, agent - 1, agent))));
    }
  }
  table.title =
      fmt::format("{}, ahead of the agent above (* beyond the 95% interval, student)", what);
  return table;
}

// A chance in percent; a score with the ends of its interval as they are, since its estimates may
// lie below 0.
std::string estimate_text(const Mean& mean, Estimated estimated) {
  const auto interval = mean.interval();
  if (estimated == Estimated::Won) return with_ends(mean.value(), interval, 100, 2, true);
  std::string text = fmt::format("{:.4f}", mean.value());
  if (interval) text += fmt::format(" [{:.3f}, {:.3f}]", interval->low, interval->high);
  return text;
}

// Two columns more: the estimate, and how far it is ahead of the one above.
void add_estimates(const Experiment& experiment, const Summary& summary, std::size_t condition,
                   Estimated estimated, Table& table) {
  const bool is_chance = estimated == Estimated::Won;
  table.columns = joined(table.columns, {is_chance ? "luckless won %" : "luckless score", "ahead"});
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    const Mean& mean = series_at(experiment, summary, agent, condition).estimate;
    TableRow& row = table.rows[agent];
    row.push_back(estimate_text(mean, estimated));
    row.push_back(
        agent == 0 ? "" : ahead(summary.pair(experiment, condition, agent - 1, agent).estimate));
  }
}

// Agents by figures, for one condition.
Table figures_table(const Experiment& experiment, const Summary& summary, std::size_t condition) {
  Table table{{"agent", "won %"}};
  for (const Column& column : kColumns) {
    if (!column.by_agent.title.empty()) table.columns.emplace_back(column.by_agent.title);
  }
  const bool flags_cost = experiment.conditions[condition].rules.flags == FlagRule::Believed;
  if (flags_cost) table.columns.emplace_back("wrong flags");
  table.columns = joined(table.columns, {"beyond basic %", "ahead"});
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    const SeriesSummary& series = series_at(experiment, summary, agent, condition);
    TableRow& row = table.rows.emplace_back();
    row = {experiment.agents[agent].name(),
           with_ends(series.won.value(), series.won.interval(), 100, 2, true)};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      const auto& [title, digits] = kColumns[i].by_agent;
      const Mean& mean = series.means[i];
      if (title.empty()) continue;
      row.push_back(with_ends(mean.value(), mean.interval(), 1, digits, kColumns[i].plot.is_share));
    }
    if (flags_cost) {
      const Mean& wrong = series.means[kWrongFlags];
      row.push_back(with_ends(wrong.value(), wrong.interval(), 1, 2, false));
    }
    row.push_back(fmt::format("{:.1f}", 100 * series.beyond_basic()));
    row.push_back(
        agent == 0 ? "" : ahead(summary.pair(experiment, condition, agent - 1, agent).score()));
  }
  table.note =
      "[95% intervals]: wilson for won, student for means;\n"
      "  ahead: in score, of the agent above on the same boards, * beyond its interval";
  if (const auto estimated = estimated_in(experiment, experiment.conditions[condition].rules)) {
    add_estimates(experiment, summary, condition, *estimated, table);
    table.note +=
        ";\n"
        "  luckless: the same figure without the luck of guesses";
  }
  return table;
}

std::string title_of(const Experiment& experiment, const Group& group) {
  const Condition& first = experiment.conditions[group.conditions.front()];
  const auto& [width, height, law] = first.board;
  std::string size = fmt::format("{}x{}", width, height);
  if (experiment.layouts_digest) {
    size += " given layouts,";
  } else if (group.conditions.size() == 1) {
    size = format_board(first.board);
  }
  std::string each;
  if (group.conditions.size() > 1) {
    const std::string what = name_by_what_varies(experiment, group.conditions).what;
    each = (what == "board" ? " on each " : " at each ") + what;
  }
  return fmt::format("{} {}, {} of each agent{}, seed {}", size, format_rules(first.rules),
                     counted(experiment.games, "game"), each,
                     static_cast<std::uint64_t>(experiment.seed));
}

// A column of the overview: conditions that are averaged, and their name.
struct OverviewColumn {
  std::string name;
  std::vector<std::size_t> conditions;
};

// What varies, and a column each; of sizes and rules where there are too many conditions.
std::pair<std::string, std::vector<OverviewColumn>> overview_columns(const Experiment& experiment) {
  constexpr std::size_t kMostColumns = 12;
  std::vector<OverviewColumn> columns;
  if (experiment.conditions.size() <= kMostColumns) {
    const auto [what, names] = name_by_what_varies(experiment);
    for (std::size_t i = 0; i < names.size(); ++i) columns.push_back({names[i], {i}});
    return {what, columns};
  }
  const Rules& rules = experiment.conditions.front().rules;
  const bool same_rules = std::ranges::all_of(
      experiment.conditions, [&](const Condition& each) { return each.rules == rules; });
  for (const Group& group : group_conditions(experiment)) {
    const Condition& first = experiment.conditions[group.conditions.front()];
    const std::string size = fmt::format("{}x{}", first.board.width, first.board.height);
    columns.push_back({same_rules ? size : fmt::format("{} {}", size, format_rules(first.rules)),
                       group.conditions});
  }
  if (columns.size() > kMostColumns) columns.clear();
  return {"agent", columns};
}

}  // namespace

std::vector<TableGroup> summary_tables(const Experiment& experiment, const Summary& summary) {
  constexpr std::size_t kBeside = 10;  // densities in a table
  std::vector<TableGroup> groups;
  for (const Group& group : group_conditions(experiment)) {
    std::vector<Table>& tables =
        groups.emplace_back(title_of(experiment, group), std::vector<Table>()).tables;
    const Rules& rules = experiment.conditions[group.conditions.front()].rules;
    const auto estimated = estimated_in(experiment, rules);
    if (group.conditions.size() == 1) {
      tables.push_back(figures_table(experiment, summary, group.conditions.front()));
    }
    const std::size_t columns = group.conditions.size() == 1 ? 0 : group.conditions.size();
    for (std::size_t at = 0; at < columns; at += kBeside) {
      const auto rest = std::span(group.conditions).subspan(at);
      const auto some = rest.first(std::min(kBeside, rest.size()));
      for (const Sheet& sheet : sheets(rules, estimated)) {
        tables.push_back(sheet_table(experiment, summary, sheet, some));
      }
      if (experiment.agents.size() < 2) continue;
      tables.push_back(steps_table(experiment, summary, some, "mean score", score_of));
      if (!estimated) continue;
      tables.push_back(steps_table(experiment, summary, some, "luckless estimate", estimate_of));
    }
  }
  return groups;
}

Table overview_table(const Experiment& experiment, const Summary& summary,
                     const Standings& standings) {
  if (experiment.conditions.size() == 1) return figures_table(experiment, summary, 0);
  const bool by_won = standings.by == RankedBy::Won;
  const auto text = [&](double value) {
    return by_won ? fmt::format("{:.1f}", 100 * value) : fmt::format("{:.3f}", in_table(value));
  };
  const auto [what, columns] = overview_columns(experiment);
  Table table{{what}};
  for (const OverviewColumn& column : columns) table.columns.push_back(column.name);
  table.columns.emplace_back("mean of all");
  for (const std::size_t agent : standings.order) {
    TableRow& row = table.rows.emplace_back(1, experiment.agents[agent].name());
    for (const OverviewColumn& column : columns) {
      double sum = 0;
      for (const std::size_t condition : column.conditions) {
        sum += ranked_figure(series_at(experiment, summary, agent, condition), standings.by);
      }
      row.push_back(text(sum / static_cast<double>(column.conditions.size())));
    }
    row.push_back(text(standings.overall[agent]));
  }
  const bool is_averaged = columns.size() < experiment.conditions.size();
  table.title = fmt::format("{}, best agent first{}", by_won ? "Games won, %" : "Mean score",
                            is_averaged ? "; averaged over the densities of a column" : "");
  return table;
}

std::string format_groups(const std::vector<TableGroup>& groups) {
  std::string text;
  for (const auto& [heading, tables] : groups) {
    text += heading + "\n\n";
    for (const Table& table : tables) text += format_table(table) + "\n";
  }
  return text;
}

}  // namespace minewise
