// A plot as plain series of points. Nothing here knows about experiments, or about how a plot is
// drawn.
#pragma once

#include <string>
#include <vector>

namespace minewise {

struct PlotPoint {
  double x = 0, y = 0;
  double low = 0, high = 0;  // both y where there is no interval
};

struct PlotSeries {
  std::string name;
  std::vector<PlotPoint> points;
};

struct Plot {
  std::string name;  // of its files, without ending
  std::string title;
  std::string subtitle;  // what was measured, and how
  std::string x_label, y_label;
  std::vector<std::string> x_names;  // where x counts things that have names: x = 0, 1, ...
  bool log_x = false, log_y = false;
  bool y_from_0_to_1 = false;  // a share: the whole range is drawn
  std::vector<PlotSeries> series;
};

}  // namespace minewise
