#include "show/report/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

#include "ground/base/number.h"

namespace minewise {
namespace {

// What a plot shows of a series.
struct Kind {
  std::string word;  // in file names
  std::string title;
  std::string y_label;
  std::function<PlotPoint(const SeriesSummary&)> point;  // without its x
  bool has_interval = false;
  bool is_share = false;
  bool is_against_size = false;  // as well as against all else
  bool is_log = false;
};

PlotPoint point_of(double value, const std::optional<Interval>& interval) {
  if (!interval) return {0, value, value, value};
  return {0, value, interval->low, interval->high};
}

Kind games_won() {
  return {.word = "won",
          .title = "Games won",
          .y_label = "share of games",
          .point = [](const SeriesSummary& s) { return point_of(s.won.value(), s.won.interval()); },
          .has_interval = true,
          .is_share = true};
}

Kind deductions_beyond_basic() {
  return {.word = "beyond",
          .title = "Deductions that basic could not have made",
          .y_label = "share of deductions",
          .point = [](const SeriesSummary& s) { return point_of(s.beyond_basic(), {}); }};
}

Kind time_a_game() {
  const auto point = [](const SeriesSummary& s) {
    const double games = std::max(1.0, static_cast<double>(s.games()));
    return point_of(std::max(1e-6, 1000 * s.seconds / games), {});
  };
  return {.word = "time",
          .title = "Time a game",
          .y_label = "milliseconds",
          .point = point,
          .is_against_size = true,
          .is_log = true};
}

Kind memory_a_game() {
  const auto point = [](const SeriesSummary& s) {
    PlotPoint held = point_of(s.memory.peak.value(), s.memory.peak.interval());
    for (double* each : {&held.y, &held.low, &held.high}) *each = std::max(1e-3, *each / 1024);
    return held;
  };
  return {.word = "memory",
          .title = "Memory a game",
          .y_label = "KiB held at most",
          .point = point,
          .has_interval = true,
          .is_against_size = true,
          .is_log = true};
}

// The columns that are plotted, games won after the first, and what is measured otherwise.
std::vector<Kind> kinds() {
  std::vector<Kind> kinds;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    const auto& [title, y_label, is_share, is_against_size] = kColumns[i].plot;
    if (title.empty()) continue;
    kinds.push_back({.word = std::string(kColumns[i].word),
                     .title = std::string(title),
                     .y_label = std::string(y_label),
                     .point =
                         [i](const SeriesSummary& s) {
                           return point_of(s.means[i].value(), s.means[i].interval());
                         },
                     .has_interval = true,
                     .is_share = is_share,
                     .is_against_size = is_against_size});
  }
  kinds.insert(kinds.begin() + 1, games_won());
  kinds.push_back(deductions_beyond_basic());
  kinds.push_back(memory_a_game());
  kinds.push_back(time_a_game());
  return kinds;
}

// Conditions that differ in one thing only, which is what the plot's x axis shows.
struct Sweep {
  std::string what;                                        // the rest, in words
  std::vector<std::pair<double, std::size_t>> conditions;  // by x
  enum class By { Density, Size, Withheld } by = By::Density;
};

// How often clues are withheld, where that is all that keeps them from being exact.
std::optional<double> share_withheld(const ClueModel& clues) {
  constexpr std::string_view kWithheld = "withheld:";
  if (clues.is_exact()) return 0;
  const std::string& name = clues.name();
  if (!name.starts_with(kWithheld)) return std::nullopt;
  return parse_decimal(std::string_view(name).substr(kWithheld.size()));
}

std::vector<Sweep> sweeps_of(const Experiment& experiment) {
  std::vector<Sweep> sweeps;
  const auto collect = [&](Sweep::By by, const auto& rest_of, const auto& x_of) {
    std::vector<std::string> order;
    std::map<std::string, Sweep> found;
    for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
      const Condition& condition = experiment.conditions[i];
      const std::string rest = rest_of(condition);
      if (rest.empty()) continue;
      if (!found.contains(rest)) order.push_back(rest);
      Sweep& sweep = found[rest];
      sweep.what = rest;
      sweep.by = by;
      sweep.conditions.emplace_back(x_of(condition), i);
    }
    for (const std::string& rest : order) {
      std::ranges::sort(found[rest].conditions);
      if (found[rest].conditions.size() > 1) sweeps.push_back(found[rest]);
    }
  };
  collect(
      Sweep::By::Density,
      [](const Condition& c) {
        return fmt::format("{}x{} {}", c.board.width, c.board.height, format_rules(c.rules));
      },
      [](const Condition& c) { return c.density; });
  collect(
      Sweep::By::Size,
      [](const Condition& c) {
        return fmt::format("density {} {}", c.density, format_rules(c.rules));
      },
      [](const Condition& c) { return std::sqrt(c.board.width * c.board.height); });
  collect(
      Sweep::By::Withheld,
      [](const Condition& c) -> std::string {
        if (!share_withheld(*c.rules.clues)) return "";
        Rules rules = c.rules;
        rules.clues = exact_clues();
        return fmt::format("{} {}", format_board(c.board), format_rules(rules));
      },
      [](const Condition& c) { return share_withheld(*c.rules.clues).value_or(0); });
  return sweeps;
}

std::string_view words_for(Sweep::By by) {
  switch (by) {
    case Sweep::By::Density:
      return "mine density";
    case Sweep::By::Size:
      return "side of the board";
    case Sweep::By::Withheld:
      break;
  }
  return "share of clues withheld";
}

Plot draw(const Experiment& experiment, const Summary& summary, const Sweep& sweep,
          const Kind& kind) {
  Plot plot;
  plot.title = fmt::format("{} against {}", kind.title, words_for(sweep.by));
  const std::string_view intervals = kind.has_interval ? ", 95% intervals" : "";
  plot.subtitle = fmt::format("{}, {} games a point{}", sweep.what, experiment.games, intervals);
  plot.x_label = words_for(sweep.by);
  plot.y_label = kind.y_label;
  plot.y_from_0_to_1 = kind.is_share;
  plot.log_y = kind.is_log;
  plot.log_x = sweep.by == Sweep::By::Size && kind.is_log;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    PlotSeries series{experiment.agents[agent].name(), {}};
    for (const auto& [x, condition] : sweep.conditions) {
      const int number = experiment.series_of(agent, condition);
      series.points.push_back(kind.point(summary.series[number]));
      series.points.back().x = x;
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

// Conditions that belong to no sweep.
std::vector<std::size_t> lone_conditions(const Experiment& experiment,
                                         const std::vector<Sweep>& sweeps) {
  std::vector<std::size_t> lone;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const auto has = [i](const Sweep& sweep) {
      return std::ranges::find(sweep.conditions, i, &std::pair<double, std::size_t>::second) !=
             sweep.conditions.end();
    };
    if (std::ranges::none_of(sweeps, has)) lone.push_back(i);
  }
  return lone;
}

// Agents side by side, a mark a condition.
Plot draw_lone(const Experiment& experiment, const Summary& summary,
               const std::vector<std::size_t>& conditions, const Kind& kind) {
  Plot plot;
  plot.name = kind.word + "-agents";
  plot.title = kind.title + " by agent";
  plot.subtitle = fmt::format("{} games each, 95% intervals", experiment.games);
  plot.x_label = "agent";
  plot.y_label = kind.y_label;
  plot.y_from_0_to_1 = kind.is_share;
  for (const AgentSpec& agent : experiment.agents) plot.x_names.push_back(agent.name());
  for (const std::size_t condition : conditions) {
    const auto& [board, density, rules] = experiment.conditions[condition];
    PlotSeries series{fmt::format("{} {}", format_board(board), format_rules(rules)), {}};
    for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
      const int number = experiment.series_of(agent, condition);
      series.points.push_back(kind.point(summary.series[number]));
      series.points.back().x = static_cast<double>(agent);
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

}  // namespace

std::vector<Plot> plots_of(const Experiment& experiment, const Summary& summary) {
  std::vector<Plot> plots;
  const std::vector<Sweep> sweeps = sweeps_of(experiment);
  const std::vector<std::size_t> lone = lone_conditions(experiment, sweeps);
  for (const Kind& kind : kinds()) {
    int number = 0;
    for (const Sweep& sweep : sweeps) {
      if (sweep.by == Sweep::By::Size && !kind.is_against_size) continue;
      plots.push_back(draw(experiment, summary, sweep, kind));
      plots.back().name = fmt::format("{}-{}", kind.word, ++number);
    }
    if (lone.empty() || !kind.has_interval) continue;
    plots.push_back(draw_lone(experiment, summary, lone, kind));
  }
  return plots;
}

}  // namespace minewise
