// Has gnuplot draw plots into a folder: NAME.svg and NAME.png each, and plots.gp, the script that
// made them, for those who want them otherwise.
#pragma once

#include <span>
#include <string>

#include "ground/base/result.h"
#include "show/report/plot.h"

namespace minewise {

// The whole script, for files in the folder that gnuplot runs in.
std::string plots_script(std::span<const Plot> plots);

// Runs `gnuplot plots.gp` in a folder that holds the script. An Error if there is no gnuplot, or it
// does not like what it was told.
Result<void> run_gnuplot(const std::string& folder);

}  // namespace minewise
