// A folder that a preset's figures go to: tables, a summary, and plots that gnuplot draws.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "front/files/folders.h"
#include "ground/base/result.h"
#include "study/presets/figures.h"

namespace minewise {

// Makes a folder for figures, if it is not there. An Error where it cannot be written to, before
// any work is done.
Result<MadeFolder> make_figure_folder(const std::string& folder);

Ran write_in_folder(const std::string& folder, const std::string& name, const std::string& text);

// Writes plots.gp and has gnuplot draw it. Returns whether there are plots now: without gnuplot,
// says so and leaves it at that. REQUIRES: every plot has a point.
std::expected<bool, Failure> try_to_draw(const std::string& folder, std::span<const Plot> plots);

// The same, where it does not matter.
Ran draw_in_folder(const std::string& folder, std::span<const Plot> plots);

// Has an experiment run on so many threads (0: all cores), with a line of progress until it is
// done or stopped, and writes its figures into the folder: the files, the plots drawn by gnuplot
// where there is one. Prints the summary.
Ran make_figures(std::string_view label, const std::string& folder, int jobs, FigureRun run,
                 const std::function<std::optional<Figures>(const FigureRun&)>& measure);

}  // namespace minewise
