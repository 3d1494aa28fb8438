// A file that is about to be written. It is made early, so that a place that cannot be written to
// is found out before any work is done, and put into place in one go when it is complete: until
// then whatever was there before stays, and a program that is killed leaves nothing behind.
//
// A new file has the permissions that the umask gives; one that is replaced keeps its own. A link
// to a file stays, and the file it points to is replaced; a link to nothing is refused. What is not
// an ordinary file (a pipe, a device, /dev/stdout whatever it stands for) is written to as it is.
//
// Until it is complete a file has no name at all (Linux: O_TMPFILE). Where a file system knows no
// such files, it has a name that nothing else has, and loses it when the run is ended.
#pragma once

#include <cstdio>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "front/run/ending.h"
#include "front/run/failure.h"

namespace minewise {

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
  int open_target();
  int make_draft();
  int make_named_draft();
  bool name_draft();
  template <class Make>
  int with_free_name(Make make);

  std::string file_;   // as the user named it
  std::string path_;   // where the finished file goes; empty if it is written to directly
  std::string draft_;  // where it is kept until then; empty while it has no name
  std::FILE* handle_ = nullptr;
  bool is_written_ = true;  // all of it, so far
  Undo naming_;             // of the draft
};

// A file that may have been asked for, opened before any work is done.
std::expected<std::optional<Draft>, Failure> open_draft(const std::optional<std::string>& file);

// The stream that a name such as /dev/stdout or /dev/fd/3 stands for.
std::optional<int> stream_of(std::string_view file);

}  // namespace minewise
