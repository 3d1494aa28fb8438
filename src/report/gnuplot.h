// Has gnuplot draw plots into a folder: NAME.svg and NAME.png each, and plots.gp, the script that
// made them, for those who want them otherwise.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "report/plot.h"

namespace minewise {

// The whole script, for files in the folder that gnuplot runs in.
std::string plots_script(std::span<const Plot> plots);

// Runs `gnuplot -d plots.gp` in a folder that holds the script, with none of the user's settings.
// An Error if there is no gnuplot, it does not like what it was told, or it takes longer than so
// many seconds: then it is stopped.
Result<void> run_gnuplot(const std::string& folder, int seconds);

// Far more than so many plots take: a half of a second each, on a slow machine.
int seconds_for(std::size_t plots);

}  // namespace minewise
