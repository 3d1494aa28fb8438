// Which options name files, and what for. A verb marks them where it declares them; before it runs,
// they are compared by what the names stand for (device and inode: ./a is a, and so is a link to
// it), and an output that would destroy an input, or another output, is refused.
//
// Pipes and devices are not files in this sense, /dev/null least of all.
#pragma once

#include "front/cli/verb.h"

namespace minewise::cli {

// Names a file that is read, '-' for standard input, or a folder whose files are. What is no file's
// name, a game ID for one, is passed over.
CLI::Option* reads(CLI::Option* option);

// Names a file that is written.
CLI::Option* writes(CLI::Option* option);

// Names the folder of an experiment. Of what is in it, only files of ours are written.
CLI::Option* keeps_results(CLI::Option* option);

// A Failure if the options that were given to a verb name one file for two things.
Status check_files(CLI::App& verb);

}  // namespace minewise::cli
