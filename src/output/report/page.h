// The report of an experiment as one HTML page. It opens with what the experiment comes to, in
// three sentences and one table; then come plots, positions where agents differed, and all figures,
// under headings, with a list of contents. It needs no network and no other file, prints well, and
// has a light and a dark style.
#pragma once

#include <string>
#include <vector>

#include "output/report/figures.h"
#include "output/report/gallery.h"
#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

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
