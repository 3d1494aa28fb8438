#include "study/presets/figure_16.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

namespace minewise {
namespace {

constexpr std::array kSides{5, 10, 15};
constexpr int kDensities = 9;  // tenths

// Means over boards at one size and density.
struct FigurePoint {
  int side = 0;
  int tenths = 0;
  Mean before, published, anneal, block;
};

// Searches both ways from the same boards.
std::optional<FigurePoint> measure_point(HardPlan plan, int side, int tenths, std::uint64_t count,
                                         const FigureRun& figure) {
  FigurePoint point{side, tenths, {}, {}, {}, {}};
  for (const bool is_published : {true, false}) {
    plan.is_published = is_published;
    for (std::uint64_t number = 0; number < count; ++number) {
      const auto found = find_hard(plan, number, *figure.runner, figure.goes_on);
      if (!found) return std::nullopt;
      (is_published ? point.published : point.anneal).add(found->after.value());
      if (is_published) continue;
      point.before.add(found->before.value());
      point.block.add(found->block.value());
    }
  }
  return point;
}

std::string csv_of(const std::vector<FigurePoint>& points) {
  std::string text = "size,density,boards,before,published,anneal,block\n";
  for (const FigurePoint& point : points) {
    text += fmt::format("{},{},{},{:.4f},{:.4f},{:.4f},{:.4f}\n", point.side, point.tenths / 10.0,
                        point.before.games(), point.before.value(), point.published.value(),
                        point.anneal.value(), point.block.value());
  }
  return text;
}

Plot plot_of(const std::vector<FigurePoint>& points, int side, const HardPlan& plan,
             std::uint64_t count) {
  Plot plot;
  plot.name = fmt::format("fig16-size-{}", side);
  plot.title = fmt::format("Hard boards of {}x{} for {}", side, side, plan.agent.name());
  plot.subtitle = fmt::format("{} boards a point, {} games a search", count, plan.games);
  plot.x_label = "density";
  plot.y_label = "mean score";
  plot.y_from_0_to_1 = true;
  const auto add = [&](std::string name, Mean FigurePoint::* figure) {
    PlotSeries series{std::move(name), {}};
    for (const FigurePoint& point : points) {
      if (point.side != side) continue;
      const double value = (point.*figure).value();
      series.points.push_back({point.tenths / 10.0, value, value, value});
    }
    plot.series.push_back(std::move(series));
  };
  add("before", &FigurePoint::before);
  add("after, published search", &FigurePoint::published);
  add("after, our search", &FigurePoint::anneal);
  add("solid block", &FigurePoint::block);
  return plot;
}

}  // namespace

std::vector<Board> figure_16_boards() {
  std::vector<Board> boards;
  for (const int side : kSides) {
    for (int tenths = 1; tenths <= kDensities; ++tenths) {
      const int mines = static_cast<int>(std::lround(side * side * tenths / 10.0));
      boards.push_back({side, side, FixedCount{mines}});
    }
  }
  return boards;
}

std::optional<Figures> measure_figure_16(const std::vector<HardPlan>& plans, std::uint64_t count,
                                         const FigureRun& figure) {
  std::vector<FigurePoint> points;
  for (const int side : kSides) {
    for (int tenths = 1; tenths <= kDensities; ++tenths) {
      const auto point = measure_point(plans[points.size()], side, tenths, count, figure);
      if (!point) return std::nullopt;
      points.push_back(*point);
    }
  }
  std::vector<Plot> plots;
  for (const int side : kSides) plots.push_back(plot_of(points, side, plans.front(), count));
  return Figures{.files = {{"fig16.csv", csv_of(points)}}, .summary = {}, .plots = plots};
}

}  // namespace minewise
