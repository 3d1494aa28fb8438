#include "report/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace minewise {
namespace {

// What a plot shows of a series.
struct Kind {
  std::string word;  // in file names
  std::string title;
  std::string y_label;
  std::function<PlotPoint(const SeriesSummary&)> point;  // without its x
  bool is_share = false;
  bool is_log = false;
};

PlotPoint point_of(double value, const std::optional<Interval>& interval) {
  if (!interval) return {0, value, value, value};
  return {0, value, interval->low, interval->high};
}

std::vector<Kind> kinds() {
  const auto mean = [](Figure figure) {
    return [figure](const SeriesSummary& series) {
      return point_of(series.mean(figure).value(), series.mean(figure).interval());
    };
  };
  return {
      {"score", "Mean score", "mines identified / mines", mean(Figure::Score), true, false},
      {"won", "Games won", "share of games",
       [](const SeriesSummary& series) {
         return point_of(series.won.value(), series.won.interval());
       },
       true, false},
      {"stepped", "Mines stepped on", "mean a game", mean(Figure::Stepped), false, false},
      {"beyond", "Deductions that basic could not have made", "share of deductions",
       [](const SeriesSummary& series) { return point_of(series.beyond_basic(), {}); }, false,
       false},
      {"time", "Time a game", "milliseconds",
       [](const SeriesSummary& series) {
         const double games = std::max(1.0, static_cast<double>(series.games()));
         return point_of(std::max(1e-6, 1000 * series.seconds / games), {});
       },
       false, true},
  };
}

// Conditions that differ in one thing only, which is what the plot's x axis shows.
struct Sweep {
  std::string what;                                        // the rest, in words
  std::vector<std::pair<double, std::size_t>> conditions;  // by x
  bool by_size = false;
};

std::vector<Sweep> sweeps_of(const Experiment& experiment) {
  std::vector<Sweep> sweeps;
  const auto collect = [&](bool by_size, const auto& rest_of, const auto& x_of) {
    std::vector<std::string> order;
    std::map<std::string, Sweep> found;
    for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
      const Condition& condition = experiment.conditions[i];
      const std::string rest = rest_of(condition);
      if (!found.contains(rest)) order.push_back(rest);
      Sweep& sweep = found[rest];
      sweep.what = rest;
      sweep.by_size = by_size;
      sweep.conditions.emplace_back(x_of(condition), i);
    }
    for (const std::string& rest : order) {
      std::ranges::sort(found[rest].conditions);
      if (found[rest].conditions.size() > 1) sweeps.push_back(found[rest]);
    }
  };
  collect(
      false,
      [](const Condition& c) {
        return fmt::format("{}x{} {}", c.board.width, c.board.height, format_rules(c.rules));
      },
      [](const Condition& c) { return c.density; });
  collect(
      true,
      [](const Condition& c) {
        return fmt::format("density {} {}", c.density, format_rules(c.rules));
      },
      [](const Condition& c) { return std::sqrt(c.board.width * c.board.height); });
  return sweeps;
}

Plot draw(const Experiment& experiment, const Summary& summary, const Sweep& sweep,
          const Kind& kind) {
  Plot plot;
  plot.title = fmt::format("{} against {}", kind.title, sweep.by_size ? "size" : "density");
  const std::string_view intervals =
      kind.word == "time" || kind.word == "beyond" ? "" : ", 95% intervals";
  plot.subtitle = fmt::format("{}, {} games a point{}", sweep.what, experiment.games, intervals);
  plot.x_label = sweep.by_size ? "side of the board" : "mine density";
  plot.y_label = kind.y_label;
  plot.y_from_0_to_1 = kind.is_share;
  plot.log_y = kind.is_log;
  plot.log_x = sweep.by_size && kind.is_log;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    PlotSeries series{experiment.agents[agent].name(), {}};
    for (const auto& [x, condition] : sweep.conditions) {
      const int number = experiment.series_of(agent, condition);
      series.points.push_back(kind.point(summary.series[static_cast<std::size_t>(number)]));
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
    const auto& [width, height, law] = board;
    PlotSeries series{
        fmt::format("{} {}", format_board({width, height, law, {}, {}, 0}), format_rules(rules)),
        {}};
    for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
      const int number = experiment.series_of(agent, condition);
      series.points.push_back(kind.point(summary.series[static_cast<std::size_t>(number)]));
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
      if (sweep.by_size && kind.word != "score" && kind.word != "time") continue;
      plots.push_back(draw(experiment, summary, sweep, kind));
      plots.back().name = fmt::format("{}-{}", kind.word, ++number);
    }
    const bool is_figure = kind.word != "beyond" && kind.word != "time";
    if (!lone.empty() && is_figure) plots.push_back(draw_lone(experiment, summary, lone, kind));
  }
  return plots;
}

}  // namespace minewise
