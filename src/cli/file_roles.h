// Which options name files that are written. A verb marks them where it declares them; before it
// runs, they are declared as its outputs (cli/files/apart.h). What is read needs no mark: it is
// known when it is read.
#pragma once

#include "cli/verb.h"

namespace minewise::cli {

// Names a file that is written, or a folder that is filled.
CLI::Option* writes(CLI::Option* option);

// Names the folder of an experiment. Of what is in it, only files of ours are written.
CLI::Option* keeps_results(CLI::Option* option);

// Declares the outputs that options given to a verb name. A Failure if they name one file twice, or
// an input.
Status declare_outputs_of(CLI::App& verb);

}  // namespace minewise::cli
