// Reads whole files, with errors that name the file.
#pragma once

#include <string>
#include <string_view>

#include "front/run/failure.h"
#include "ground/base/result.h"

namespace minewise {

// The whole of a text file, or of standard input for "-". Directories, binary files and files that
// are too large are refused early, without reading the rest.
std::expected<std::string, Failure> read_text(const std::string& file);

// The same, but a file that is no text is read too: it may be a board or a replay of another
// program.
std::expected<std::string, Failure> read_any(const std::string& file);

// A message such as "game.txt: is a directory".
std::unexpected<Failure> failed(std::string_view file, std::string_view what, int code);
std::unexpected<Failure> bad_name(std::string_view file);

// An error in a file: "board.txt:3:7: unknown symbol 'x'".
std::unexpected<Failure> bad_file(std::string_view file, const Error& error);

}  // namespace minewise
