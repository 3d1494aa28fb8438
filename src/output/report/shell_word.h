// Writes a text as one word of a shell command, so that users can copy and paste commands that we
// show.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// The text itself if it has no special characters, else in single quotes. Inside those, only a
// single quote is special. For every POSIX shell.
std::string shell_word(std::string_view text);

}  // namespace minewise
