// A folder that a preset's figures go to: tables, a summary, and plots that gnuplot draws.
#pragma once

#include <optional>
#include <string>

#include "front/cli/verb.h"
#include "study/presets/figures.h"

namespace minewise::cli {

// Makes the folder that --out names, if it is not there. A Failure where none is named, or where it
// cannot be written to, before any work is done.
Ran make_figure_folder(const std::optional<std::string>& folder);

// Writes the files, prints the summary and has gnuplot draw the plots; without gnuplot, says so and
// leaves it at that.
Ran write_figures(const std::string& folder, const Figures& figures);

}  // namespace minewise::cli
