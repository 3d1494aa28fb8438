// The report of an experiment as one HTML page. It needs no network and no other file, prints well,
// and has a light and a dark style.
#pragma once

#include <string>
#include <vector>

#include "show/report/gallery.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

struct Page {
  std::string title;
  std::string about;    // a paragraph; may be empty
  std::string command;  // that reproduces the results
  std::string version;
  std::vector<std::string> plots;  // as SVG
  std::vector<Exhibit> exhibits;
};

std::string make_page(const Page& page, const Experiment& experiment, const Summary& summary);

}  // namespace minewise
