// minewise generate hard --preset 002-fig16: report 002's figure 16, mean score before and after
// its search against density for boards of 5x5, 10x10 and 15x15, with our search and the solid
// block beside it.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

#include "front/cli/figure_folder.h"
#include "front/cli/generate_hard.h"
#include "front/cli/interrupt.h"

namespace minewise::cli {
namespace {

constexpr std::array kSides{5, 10, 15};
constexpr int kFig16Densities = 9;  // tenths

// Means over boards at one size and density.
struct FigurePoint {
  int side = 0;
  int tenths = 0;
  Mean before, published, anneal, block;
};

// Searches both ways from the same boards.
std::expected<FigurePoint, Failure> measure_point(const HardOptions& options, int side, int tenths,
                                                  SharedProgress& progress) {
  FigurePoint point{side, tenths, {}, {}, {}, {}};
  HardOptions wanted = options;
  const int mines = static_cast<int>(std::lround(side * side * tenths / 10.0));
  wanted.board = fmt::format("{}x{}/{}", side, side, mines);
  for (const std::string_view method : {"published", "anneal"}) {
    wanted.method = method;
    auto plan = plan_hard(wanted);
    if (!plan) return std::unexpected(plan.error());
    for (std::uint64_t number = 0; number < options.count; ++number) {
      const auto found = find_hard(*plan, number, progress);
      if (!found) return InterruptWatch::stopped();
      (method == "published" ? point.published : point.anneal).add(found->after.value());
      if (method == "published") continue;
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

Plot plot_of(const std::vector<FigurePoint>& points, int side, const HardOptions& options) {
  Plot plot;
  plot.name = fmt::format("fig16-size-{}", side);
  plot.title = fmt::format("Hard boards of {}x{} for {}", side, side, options.against);
  plot.subtitle = fmt::format("{} boards a point, {} games a search", options.count, options.games);
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

// What the preset settles cannot be asked for.
Ran check_options(const HardOptions& options) {
  if (!options.board.empty()) {
    return std::unexpected(Failure{"board: the preset has its own boards; leave it out"});
  }
  if (!options.out_file) {
    return std::unexpected(Failure{"--out: name a folder for the figure"});
  }
  if (options.from_file || options.report_file) {
    return std::unexpected(Failure{"--preset: goes with neither --from nor --report"});
  }
  if (options.pictures.any()) {
    return std::unexpected(Failure{"--preset: draws plots of its own; leave --gif and --png out"});
  }
  return {};
}

}  // namespace

Ran reproduce_figure_16(const HardOptions& options) {
  if (auto checked = check_options(options); !checked) return checked;
  const std::string& folder = *options.out_file;
  const auto made = make_figure_folder(folder);
  if (!made) return std::unexpected(made.error());
  const InterruptWatch watch("stopped before the figure was complete");
  SharedProgress progress("searching");
  std::vector<FigurePoint> points;
  for (const int side : kSides) {
    for (int tenths = 1; tenths <= kFig16Densities; ++tenths) {
      auto point = measure_point(options, side, tenths, progress);
      if (!point) return std::unexpected(point.error());
      points.push_back(*point);
    }
  }
  std::vector<Plot> plots;
  for (const int side : kSides) plots.push_back(plot_of(points, side, options));
  const Ran written = write_in_folder(folder, "fig16.csv", csv_of(points));
  return written ? draw_in_folder(folder, plots) : written;
}

}  // namespace minewise::cli
