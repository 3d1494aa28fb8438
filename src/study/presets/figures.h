// What a study comes to, before anyone writes it down: tables for programs, a summary for readers,
// and plots as plain series.
#pragma once

#include <string>
#include <vector>

#include "study/plot.h"

namespace minewise {

struct FigureFile {
  std::string name;
  std::string text;
};

struct Figures {
  std::vector<FigureFile> files;
  std::string summary;      // one of the files, to be printed as well; may be empty
  std::vector<Plot> plots;  // each has a point
};

}  // namespace minewise
