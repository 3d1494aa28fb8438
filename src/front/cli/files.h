// Reading and writing, with errors that name the file.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "front/cli/verb.h"
#include "front/terminal/ending.h"

namespace minewise::cli {

// The whole of a text file, or of standard input for "-". Directories, binary files and files
// larger than what they hold can be are refused, without reading on.
std::expected<std::string, Failure> read_text(const std::string& file);

// "game.txt: is a directory"
std::unexpected<Failure> failed(std::string_view file, std::string_view what, int code);
std::unexpected<Failure> bad_name(std::string_view file);

// Standard output. What cannot be written (a full disk) is found out at the end, by flush_output.
void print(std::string_view text);
Ran flush_output();

// Makes sure that the numbers of the standard streams are taken, by nothing if they were closed:
// else the first file opened would be taken for one of them.
void occupy_standard_streams();

// Standard error. If that cannot be written to, there is nobody to tell.
void say(std::string_view text);

// Whether standard output wants colours: a terminal, and NO_COLOR not set (no-color.org).
bool wants_colour();

}  // namespace minewise::cli
