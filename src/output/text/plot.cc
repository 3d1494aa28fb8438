#include "output/text/plot.h"

#include <fmt/format.h>

#include <algorithm>

namespace minewise {
namespace {

std::string x_name(const Plot& plot, double x) {
  if (plot.x_names.empty()) return fmt::format("{:.3g}", x);
  return plot.x_names[static_cast<std::size_t>(x)];
}

// The series that is highest at its first, or at its last, point.
std::string highest(const Plot& plot, bool at_first) {
  const auto y_of = [&](const PlotSeries& series) {
    if (series.points.empty()) return 0.0;
    return at_first ? series.points.front().y : series.points.back().y;
  };
  const auto [low, high] = std::ranges::minmax_element(plot.series, {}, y_of);
  return y_of(*low) < y_of(*high) ? high->name : "all alike";
}

// A series along numbers: "exact 0.99 to 0.21"; along names: "9x9/10: basic 0.71, exact 0.92".
std::string describe_series(const Plot& plot, const PlotSeries& series) {
  if (plot.x_names.empty()) {
    return fmt::format("{} {:.3g} to {:.3g}", series.name, series.points.front().y,
                       series.points.back().y);
  }
  std::string text = series.name + ":";
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    text += fmt::format("{} {} {:.3g}", i ? "," : "", x_name(plot, series.points[i].x),
                        series.points[i].y);
  }
  return text;
}

}  // namespace

std::string describe_plot(const Plot& plot) {
  std::string text = fmt::format("{}, {}. ", plot.title, plot.subtitle);
  std::string series_text;
  const PlotSeries* some = nullptr;
  for (const PlotSeries& series : plot.series) {
    if (series.points.empty()) continue;
    if (some) series_text += plot.x_names.empty() ? ", " : "; ";
    series_text += describe_series(plot, series);
    some = &series;
  }
  if (!some || !plot.x_names.empty()) return text + series_text + ".";
  const std::string from = x_name(plot, some->points.front().x);
  const std::string to = x_name(plot, some->points.back().x);
  return text + fmt::format("From {} to {}: {}. Highest at {}: {}; at {}: {}.", from, to,
                            series_text, from, highest(plot, true), to, highest(plot, false));
}

}  // namespace minewise
