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

// Has gnuplot draw a script in a folder, with none of the user's settings: starts it, and returns
// its process. An Error if there is no gnuplot.
Result<int> start_gnuplot(const std::string& script, const std::string& folder);

// Far more than so many plots take: a half of a second each, on a slow machine.
int seconds_for(std::size_t plots);

// Waits until a process has ended, for so many seconds at most. Returns whether it has.
bool await_end(int process, int seconds);

// Ends a gnuplot at once, with all that it has started. Any thread may, any number of times, until
// it is asked whether it ended well.
void stop_gnuplot(int process);

// Whether a process that has ended did so well. Afterwards its number may mean another one.
bool ended_well(int process);

}  // namespace minewise
