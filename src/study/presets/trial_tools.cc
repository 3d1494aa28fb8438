#include "study/presets/trial_tools.h"

#include <fmt/format.h>

#include <algorithm>

namespace minewise {

std::string SquareBoard::text() const {
  return fmt::format("{}x{}/{}", side, side, mines);
}

Result<std::vector<SquareBoard>> square_boards(const Experiment& experiment) {
  std::vector<SquareBoard> boards;
  for (const Condition& condition : experiment.conditions) {
    const auto& [width, height, law] = condition.board;
    const auto* fixed = std::get_if<FixedCount>(&law);
    if (width != height || !fixed) {
      return fail("sizes: {} is not a square board with a number of mines",
                  format_board(condition.board));
    }
    boards.push_back({width, fixed->mines});
  }
  return boards;
}

Result<BoardAxis> find_axis(std::string_view word) {
  if (word == "density") {
    return BoardAxis{"density", [](const SquareBoard& board) { return board.density(); }};
  }
  if (word == "side") {
    return BoardAxis{"side of the board",
                     [](const SquareBoard& board) { return static_cast<double>(board.side); }};
  }
  return fail("axis: '{}' is not density or side", word);
}

std::string half_width(const Mean& mean, int digits) {
  const auto interval = mean.interval();
  return interval ? fmt::format("{:.{}f}", interval->half_width(), digits) : "";
}

std::string with_interval(const Mean& mean, int digits) {
  if (mean.games() == 0) return "-";
  const std::string value = fmt::format("{:.{}f}", mean.value(), digits);
  return mean.interval() ? value + " ± " + half_width(mean, digits) : value;
}

PlotPoint plot_point(double x, const Mean& mean) {
  const double y = mean.value();
  const auto interval = mean.interval().value_or(Interval{y, y});
  return {x, y, interval.low, interval.high};
}

std::vector<Plot> with_points(std::vector<Plot> plots) {
  std::erase_if(plots, [](const Plot& plot) {
    return std::ranges::all_of(plot.series,
                               [](const PlotSeries& series) { return series.points.empty(); });
  });
  return plots;
}

}  // namespace minewise
