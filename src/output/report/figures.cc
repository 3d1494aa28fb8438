#include "output/report/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <set>

#include "core/message.h"
#include "output/text/experiment.h"
#include "study/run.h"
#include "study/standings.h"

namespace minewise {
namespace {

// What a plot shows of a series.
struct Kind {
  std::string word;  // in file names
  std::string title;
  std::string y_label;
  std::function<std::optional<PlotPoint>(const SeriesSummary&)> point;  // without its x
  bool has_interval = false;
  bool is_share = false;
  bool is_against_size = false;  // as well as against all else
  bool is_beside = true;         // also for agents side by side
  bool is_log = false;
};

PlotPoint point_of(double value, const std::optional<Interval>& interval) {
  if (!interval) return {0, value, value, value};
  return {0, value, interval->low, interval->high};
}

// A mean of shares lies between 0 and 1, whatever Student's interval says.
PlotPoint within_0_to_1(PlotPoint point) {
  point.low = std::max(0.0, point.low);
  point.high = std::min(1.0, point.high);
  return point;
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
  return {.word = "beyond-basic",
          .title = "Deductions that basic could not have made",
          .y_label = "share of deductions",
          .point = [](const SeriesSummary& s) { return point_of(s.beyond_basic(), {}); },
          .is_share = true,
          .is_beside = false};
}

Kind memory_a_game() {
  const auto held = [](const SeriesSummary& s) -> std::optional<PlotPoint> {
    if (s.memory.peak.games() == 0) return std::nullopt;
    PlotPoint point = point_of(s.memory.peak.value(), s.memory.peak.interval());
    for (double* each : {&point.y, &point.low, &point.high}) *each = std::max(1.0, *each) / 1024;
    return point;
  };
  return {.word = "memory",
          .title = "Memory per game",
          .y_label = "peak KiB",
          .point = held,
          .has_interval = true,
          .is_against_size = true,
          .is_beside = false,
          .is_log = true};
}

Kind time_a_game() {
  const auto taken = [](const SeriesSummary& s) {
    const double games = std::max(1.0, static_cast<double>(s.games()));
    return point_of(std::max(1e-6, 1000 * s.seconds / games), {});
  };
  return {.word = "time",
          .title = "Time per game",
          .y_label = "milliseconds",
          .point = taken,
          .is_against_size = true,
          .is_beside = false,
          .is_log = true};
}

Kind column_kind(std::size_t i) {
  const auto& [title, y_label, is_share, is_against_size] = kColumns[i].plot;
  const auto mean = [i](const SeriesSummary& s) {
    const PlotPoint point = point_of(s.means[i].value(), s.means[i].interval());
    return kColumns[i].plot.is_share ? within_0_to_1(point) : point;
  };
  return {.word = std::string(kColumns[i].word),
          .title = std::string(title),
          .y_label = std::string(y_label),
          .point = mean,
          .has_interval = true,
          .is_share = is_share,
          .is_against_size = is_against_size};
}

// The columns that are plotted, games won after the first, and what is measured otherwise.
std::vector<Kind> kinds() {
  std::vector<Kind> kinds;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (!kColumns[i].plot.title.empty()) kinds.push_back(column_kind(i));
  }
  kinds.insert(kinds.begin() + 1, games_won());
  for (const auto& kind : {deductions_beyond_basic, memory_a_game, time_a_game}) {
    kinds.push_back(kind());
  }
  return kinds;
}

// Letters, digits and dots stay; what lies between becomes one dash.
std::string file_name(std::string_view text) {
  constexpr std::size_t kLongest = 100;
  std::string name;
  for (const char letter : text) {
    const bool stays = (letter >= '0' && letter <= '9') || letter == '.' ||
                       (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    if (stays) name += letter;
    if (!stays && !name.empty() && name.back() != '-') name += '-';
  }
  name.resize(std::min(name.size(), kLongest));
  while (name.ends_with('-') || name.ends_with('.')) name.pop_back();
  return name;
}

// How far x values are from the next, at least; of logarithms on a logarithmic axis.
double least_gap(const Plot& plot) {
  std::set<double> values;
  for (const PlotSeries& series : plot.series) {
    for (const PlotPoint& point : series.points) {
      values.insert(plot.log_x ? std::log(point.x) : point.x);
    }
  }
  double gap = values.size() < 2 ? 1 : std::numeric_limits<double>::infinity();
  for (auto i = values.begin(); i != values.end() && std::next(i) != values.end(); ++i) {
    gap = std::min(gap, *std::next(i) - *i);
  }
  return gap;
}

// Moves the series of a plot apart, to both sides of where they belong.
void move_apart(Plot& plot) {
  constexpr double kTaken = 0.5;  // of a gap at most, by all series together
  const double widest = plot.x_names.empty() ? 0.06 : 0.12;  // of a gap, between two series
  const auto series = static_cast<double>(plot.series.size());
  const double step = std::min(widest, kTaken / series) * least_gap(plot);
  for (std::size_t i = 0; i < plot.series.size(); ++i) {
    const double move = step * (static_cast<double>(i) - (series - 1) / 2);
    for (PlotPoint& point : plot.series[i].points) {
      point.x = plot.log_x ? point.x * std::exp(move) : point.x + move;
    }
  }
}

std::string measured(const Experiment& experiment, const Kind& kind, std::string_view each) {
  const bool is_memory = kind.word == "memory";
  const std::uint64_t games =
      is_memory ? std::min(kMeasuredGames, experiment.games) : experiment.games;
  return fmt::format("{} {}{}", counted(games, "game"), each,
                     kind.has_interval && games > 1 ? ", 95% intervals" : "");
}

Plot plot_of(const Kind& kind) {
  Plot plot;
  plot.y_label = kind.y_label;
  plot.y_from_0_to_1 = kind.is_share;
  plot.log_y = kind.is_log;
  return plot;
}

ReportPlot finish(Plot plot, const Kind& kind, std::string condition) {
  std::string alternative = describe_plot(plot);
  if (kind.has_interval) move_apart(plot);
  return {std::move(plot), kind.title, std::move(condition), std::move(alternative)};
}

ReportPlot draw(const Experiment& experiment, const Summary& summary, const Sweep& sweep,
                const Kind& kind) {
  Plot plot = plot_of(kind);
  plot.name = file_name(fmt::format("{}-by-{}-{}", kind.word, word_for(sweep.by), sweep.what));
  plot.title = fmt::format("{} against {}", kind.title, words_for(sweep.by));
  plot.subtitle = fmt::format("{}, {}", sweep.what, measured(experiment, kind, "a point"));
  plot.x_label = words_for(sweep.by);
  plot.log_x = sweep.by == Sweep::By::Size && kind.is_log;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    PlotSeries series{experiment.agents[agent].name(), {}};
    for (const auto& [x, condition] : sweep.conditions) {
      const auto point = kind.point(summary.series[experiment.series_of(agent, condition)]);
      if (!point) continue;
      series.points.push_back(*point);
      series.points.back().x = x;
    }
    plot.series.push_back(std::move(series));
  }
  return finish(std::move(plot), kind,
                fmt::format("{}, against {}", sweep.what, words_for(sweep.by)));
}

// Agents side by side, a mark a condition.
ReportPlot draw_beside(const Experiment& experiment, const Summary& summary,
                       const std::vector<std::size_t>& conditions, const Kind& kind) {
  Plot plot = plot_of(kind);
  plot.name = kind.word + "-by-agent";
  plot.title = kind.title + " by agent";
  plot.subtitle = measured(experiment, kind, "each");
  plot.x_label = "agent";
  for (const AgentSpec& agent : experiment.agents) plot.x_names.push_back(agent.name());
  for (const std::size_t condition : conditions) {
    const auto& [board, density, rules] = experiment.conditions[condition];
    PlotSeries series{fmt::format("{} {}", format_board(board), format_rules(rules)), {}};
    for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
      const auto point = kind.point(summary.series[experiment.series_of(agent, condition)]);
      series.points.push_back(*point);
      series.points.back().x = static_cast<double>(agent);
    }
    plot.series.push_back(std::move(series));
  }
  return finish(std::move(plot), kind, "agents side by side");
}

// Two long names may have been cut to the same.
void tell_names_apart(std::vector<ReportPlot>& plots) {
  std::set<std::string> taken;
  for (ReportPlot& each : plots) {
    const std::string name = each.plot.name;
    for (int number = 2; !taken.insert(each.plot.name).second; ++number) {
      each.plot.name = fmt::format("{}-{}", name, number);
    }
  }
}

bool has_a_point(const ReportPlot& plot) {
  return std::ranges::any_of(plot.plot.series,
                             [](const PlotSeries& series) { return !series.points.empty(); });
}

}  // namespace

std::vector<ReportPlot> plots_of(const Experiment& experiment, const Summary& summary) {
  std::vector<ReportPlot> plots;
  const std::vector<Sweep> sweeps = sweeps_of(experiment);
  const std::vector<std::size_t> lone = lone_conditions(experiment, sweeps);
  for (const Kind& kind : kinds()) {
    for (const Sweep& sweep : sweeps) {
      if (sweep.by == Sweep::By::Size && !kind.is_against_size) continue;
      plots.push_back(draw(experiment, summary, sweep, kind));
      if (!has_a_point(plots.back())) plots.pop_back();
    }
    if (lone.empty() || !kind.is_beside) continue;
    plots.push_back(draw_beside(experiment, summary, lone, kind));
  }
  tell_names_apart(plots);
  return plots;
}

}  // namespace minewise
