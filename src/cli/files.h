// Reading and writing, with errors that name the file.
#pragma once

#include <string>
#include <string_view>

#include "cli/verb.h"

namespace minewise::cli {

// The whole of a text file, or of standard input for "-". Directories, binary files and files past
// the size that any of our formats can need are refused.
std::expected<std::string, Failure> read_text(const std::string& file);

// Writes a whole file or leaves what was there before: nobody ever meets half of one.
Ran write_text(const std::string& file, std::string_view text);

// Standard output. What cannot be written (a full disk) is found out at the end, by flush_output.
void print(std::string_view text);
Ran flush_output();

// Whether standard output wants colours: a terminal, and NO_COLOR not set (no-color.org).
bool wants_colour();

}  // namespace minewise::cli
