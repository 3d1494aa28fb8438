// A folder that a study's figures go to: tables, a summary, and plots that gnuplot draws.
#pragma once

#include <span>
#include <string>

#include "cli/files/folders.h"
#include "core/result.h"
#include "study/presets/figures.h"

namespace minewise {

// Makes a folder for figures, if it is not there. An Error where it cannot be written to, before
// any work is done.
Result<MadeFolder> make_figure_folder(const std::string& folder);

Status write_in_folder(const std::string& folder, const std::string& name, const std::string& text);

// Writes plots.gp and has gnuplot draw it. Returns whether there are plots now: without gnuplot,
// says so and leaves it at that. REQUIRES: every plot has a point.
std::expected<bool, Failure> try_to_draw(const std::string& folder, std::span<const Plot> plots);

// The same, where it does not matter and there may be none to draw.
Status draw_in_folder(const std::string& folder, std::span<const Plot> plots);

// Writes the files of a study, prints its summary and these words. Plots are drawn apart.
Status write_figures(const std::string& folder, const Figures& figures,
                     std::string_view words = "");

}  // namespace minewise
