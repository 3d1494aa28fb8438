// Keeps the files that a run reads apart from those that it writes. Code that opens a file to read
// it notes it here as an input, and code that opens one to write it asks here first. So no option,
// and no file in a folder that is filled, can overwrite an input.
//
// Outputs that options name are declared before the run. So an input that one of them would
// overwrite is refused when it is read, before any work is done.
//
// Files are compared by device and inode (a link of either kind is the file that it leads to), and
// by path with links resolved. Pipes and devices are not files in this sense.
#pragma once

#include <string>
#include <vector>

#include "cli/run/exit_code.h"

namespace minewise {

// A file or folder that an option has the run write.
struct Output {
  std::string option;  // empty where none names it
  std::string path;
  bool is_of_results = false;   // a file of results, which no other option may name
  bool has_all_within = false;  // a folder that is filled: no other output has a place in it
};

// Declares the outputs of the run, once. An Error if two of them are one file, if one is standard
// output, or an input that was noted before.
Status declare_outputs(const std::vector<Output>& outputs);

// Notes a file that is read; "-" is standard input. An Error if a declared output, or standard
// output, is the same file.
Status note_input(const std::string& file);

// An Error if a file that is about to be written is an input.
Status check_output(const std::string& file);

}  // namespace minewise
