// Draws plots with gnuplot: writes them as a gnuplot script, and runs gnuplot on it. gnuplot does
// all the drawing.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "study/plot.h"

namespace minewise {

enum class PlotFormat { Svg, Png };
std::string_view file_ending(PlotFormat format);  // ".svg", ".png"

// The commands that draw a plot into a file. REQUIRES: some series has a point.
std::string gnuplot_script(const Plot& plot, PlotFormat format, std::string_view file);

// Runs gnuplot to draw plots into a folder: NAME.svg and NAME.png for each plot. The script stays
// there, so users can change the plots.

// The whole script. It writes files into the folder in which gnuplot runs.
std::string plots_script(std::span<const Plot> plots);

// Starts gnuplot with a script in a folder, without the user's settings, and returns its process
// number. An Error if gnuplot is not installed.
Result<int> start_gnuplot(const std::string& script, const std::string& folder);

// A time limit in seconds, far more than this many plots take: half a second each on a slow
// machine.
int seconds_for(std::size_t plots);

// Waits for a process to end, for at most this many seconds. Returns whether it has ended.
bool await_end(int process, int seconds);

// Ends a gnuplot at once, with all processes it has started. Any thread may call it, any number of
// times, before ended_well() is called.
void stop_gnuplot(int process);

// Whether a process that has ended succeeded. After this call its number may belong to another
// process.
bool ended_well(int process);

}  // namespace minewise
