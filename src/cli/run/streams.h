// The standard streams of a run: the answer goes to standard output, messages to standard error. At
// a terminal there may be a status line below them, which gives way to both.
#pragma once

#include <cstddef>
#include <string_view>

#include "cli/run/exit_code.h"

namespace minewise {

// Standard output. Errors (a full disk) are reported at the end, by flush_output().
void print(std::string_view text);
Status flush_output();

// Prose: at a terminal its lines are folded to the width of that.
void print_folded(std::string_view text);

// How many letters fit on a line of standard output: the width of the terminal, else 80.
std::size_t output_width();

// Nothing is printed or said from now on: another process speaks for this one.
void be_silent();
bool is_silent();

// Whether print() has written to a terminal.
bool has_printed_to_terminal();

// A note on how something was understood, on standard error beside the answer: before the first
// text printed, or at the end of a run that prints none. A run that fails says its error alone.
void note(std::string_view text);
void say_notes();

// Standard error. Errors in writing to it are ignored.
void say(std::string_view text);

// Writes, or writes anew, the line of status on standard error. REQUIRES: that is a terminal. Any
// thread may call it. print() and say() remove the line before they write.
void show_status(std::string_view text);
void clear_status();

// How many letters fit on a line of standard error: any number where that is no terminal.
std::size_t status_width();

// Opens standard streams that were closed as empty ones. Otherwise the first file opened would get
// the number of such a stream and be taken for it.
void occupy_standard_streams();

// Whether to write colours to standard output: it is a terminal, and NO_COLOR is not set
// (no-color.org).
bool wants_colour();

}  // namespace minewise
