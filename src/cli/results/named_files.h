// The files that the options of a run have it write, declared as its outputs (cli/files/apart.h).
#pragma once

#include <string>
#include <vector>

#include "cli/run/failure.h"

namespace minewise {

enum class FileRole {
  Writes,        // a file, or a folder that is filled
  KeepsResults,  // the folder of an experiment: of what is in it, only files of ours are written
};

struct NamedFile {
  std::string option;  // that names it
  std::string name;
  FileRole role;
};

// A Failure if two names stand for one file, or one for an input or for standard output.
Status declare_files(const std::vector<NamedFile>& files);

}  // namespace minewise
