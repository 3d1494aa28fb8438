// The standard streams of a run: what it answers, and what it says beside that.
#pragma once

#include <string_view>

#include "front/run/failure.h"

namespace minewise {

// Standard output. What cannot be written (a full disk) is found out at the end, by flush_output.
void print(std::string_view text);
Ran flush_output();

// Standard error. If that cannot be written to, there is nobody to tell.
void say(std::string_view text);

// Makes sure that the numbers of the standard streams are taken, by nothing if they were closed:
// else the first file opened would be taken for one of them.
void occupy_standard_streams();

// Whether standard output wants colours: a terminal, and NO_COLOR not set (no-color.org).
bool wants_colour();

}  // namespace minewise
