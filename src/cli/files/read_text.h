// Reads whole files, with errors that name the file. A file that is read is an input of the run,
// and the run will not overwrite it (apart.h).
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run/exit_code.h"
#include "core/result.h"

namespace minewise {

// The whole of a text file, or of standard input for "-". Directories, binary files and files that
// are too large are refused early, without reading the rest.
Result<std::string> read_text(const std::string& file);

// The same, but a file that is no text is read too: it may be a board or a replay of another
// program.
Result<std::string> read_any(const std::string& file);

// The same of a file that is no input: one that the run has written itself, or one that is only
// looked at to find inputs.
Result<std::string> look_into(const std::string& file);

// A message such as "game.txt: is a directory".
std::unexpected<Error> failed(std::string_view file, std::string_view what, ErrorKind kind);
std::unexpected<Error> bad_name(std::string_view file);

// An error in a file: "board.txt:3:7: unknown symbol 'x'".
std::unexpected<Error> bad_file(std::string_view file, const Error& error);

}  // namespace minewise

namespace minewise::cli {

// The replay files that words on a command line name. A folder stands for the replays in it, by
// their content or by the ending of their names, sorted.
Result<std::vector<std::string>> replay_files_of(const std::vector<std::string>& names);

}  // namespace minewise::cli
