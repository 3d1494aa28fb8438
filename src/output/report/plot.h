// Writes a plot as a gnuplot script; gnuplot does all the drawing.
#pragma once

#include <string>
#include <string_view>

#include "study/plot.h"

namespace minewise {

enum class PlotFormat { Svg, Png };
std::string_view file_ending(PlotFormat format);  // ".svg", ".png"

// The commands that draw a plot into a file. REQUIRES: some series has a point.
std::string gnuplot_script(const Plot& plot, PlotFormat format, std::string_view file);

}  // namespace minewise
