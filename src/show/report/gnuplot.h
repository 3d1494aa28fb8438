// Has gnuplot draw plots into a folder: NAME.svg and NAME.png each, by a script for those who want
// them otherwise.
#pragma once

#include <span>
#include <string>

#include "ground/base/result.h"
#include "show/report/plot.h"

namespace minewise {

// The whole script, for files in the folder that gnuplot draws in.
std::string plots_script(std::span<const Plot> plots);

// Has gnuplot draw a script in a folder: starts it, and returns its process. An Error if there is
// no gnuplot.
Result<int> start_gnuplot(const std::string& script, const std::string& folder);

// Waits until a process has ended. Any thread may, any number of times.
void await_end(int process);

// Whether a process has ended well. Afterwards its number may mean another one.
bool ended_well(int process);

}  // namespace minewise
