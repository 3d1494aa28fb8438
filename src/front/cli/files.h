// Reading and writing, with errors that name the file.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "front/cli/verb.h"
#include "front/terminal/ending.h"

namespace minewise::cli {

// The whole of a text file, or of standard input for "-". Directories, binary files and files past
// the size that any of our formats can need are refused.
std::expected<std::string, Failure> read_text(const std::string& file);

// A file that is about to be written: made early, so that a place that cannot be written to is
// found out before any work is done, and put into place in one go when it is complete. Until then,
// whatever was there before stays, and if the run ends first nothing is left. What is not an
// ordinary file (a pipe, a device) is written to as it is.
class Draft {
 public:
  static std::expected<Draft, Failure> open(const std::string& file);
  Draft(Draft&& other) noexcept;
  ~Draft();

  // What cannot be written is found out at the end.
  void write(std::string_view text);

  // REQUIRES: called once, after all writing.
  Ran finish(std::string_view text = {});

 private:
  Draft() = default;

  std::string file_;   // as the user named it
  std::string path_;   // where the finished file goes; empty if it is written to directly
  std::string draft_;  // where it is kept until then
  std::FILE* handle_ = nullptr;
  bool is_written_ = true;  // all of it, so far
  Undo making_;             // of the draft
};

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
