// Which options name files, and what for. A verb marks them where it declares them; before it runs,
// they are checked to be files of their own (front/results/named_files.h).
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
