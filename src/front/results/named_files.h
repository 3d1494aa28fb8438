// The files that a run was told to read and to write. They are compared by what their names stand
// for (device and inode: ./a is a, and so is a link to it), and an output that would destroy an
// input, or another output, is refused.
//
// Pipes and devices are not files in this sense, /dev/null least of all.
#pragma once

#include <string>
#include <vector>

#include "front/run/failure.h"

namespace minewise {

enum class FileRole {
  Reads,         // a file, '-' for standard input, or a folder whose files are read
  Writes,        // a file, or a folder that is filled
  KeepsResults,  // the folder of an experiment: of what is in it, only files of ours are written
};

struct NamedFile {
  std::string option;  // that names it
  std::string name;
  FileRole role;
};

// A Failure if two names stand for one file. Standard output counts as an output. The name of an
// input that is not there is passed over: it may be a game ID.
Status check_apart(const std::vector<NamedFile>& files);

}  // namespace minewise
