// A text as one word of a shell command, so that a command that is shown can be pasted.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// The text as it is where a shell takes it as it is, else between single quotes, within which
// nothing but a single quote has a meaning. For every shell that keeps to POSIX.
std::string shell_word(std::string_view text);

}  // namespace minewise
