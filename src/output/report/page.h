// The report of an experiment as one HTML page. It opens with the conclusions, in three sentences
// and one table; then come plots, positions where agents differed, and all figures, under headings,
// with a list of contents. It needs no network and no other file, prints well, and has a light and
// a dark style.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/report/figures.h"
#include "study/exhibits.h"
#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

// A text as one word of a shell command, so that users can copy and paste the commands that we
// show: the text itself if it has no special characters, else in single quotes. Inside those, only
// a single quote is special. For every POSIX shell.
std::string shell_word(std::string_view text);

// The shell command that runs a comparison. Reports show it, so that anyone can get the same
// results.

std::string command_of(const ExperimentOptions& options);

// A plot that was drawn.
struct PagePlot {
  ReportPlot plot;
  std::string svg;
};

struct Page {
  std::string title;
  std::string about;    // a paragraph; may be empty
  std::string command;  // that reproduces the results
  std::string version;
  std::vector<PagePlot> plots;
  std::vector<Exhibit> exhibits;
};

std::string make_page(const Page& page, const Experiment& experiment, const Summary& summary);

}  // namespace minewise
