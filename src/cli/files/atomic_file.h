// Files and folders that appear complete or not at all. An atomic file is opened early, so that a
// place that cannot be written to is an error before any work is done. It takes its name only when
// it is complete: until then the old file stays, and a program that is killed leaves nothing.
//
// A new file has the permissions that the umask gives; a replaced file keeps its permissions. A
// link to a file stays, and the file it points to is replaced; a link to nothing is refused.
// Anything else (a pipe, a device, /dev/stdout) is written to directly. An input of the run is
// refused (apart.h).
//
// Until it is complete a file has no name at all (Linux: O_TMPFILE). If the file system does not
// support this, it has a unique name, and is removed if the run ends early.
#pragma once

#include <cstdio>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/run/exit_code.h"
#include "cli/run/interrupt.h"

namespace minewise {

class AtomicFile {
 public:
  static Result<AtomicFile> open(const std::string& file);
  AtomicFile(AtomicFile&& other) noexcept;
  ~AtomicFile();

  // Errors in writing are reported by finish().
  void write(std::string_view text);

  // REQUIRES: called once, after all writing.
  // Writes the last text and puts the file into place.
  Status finish(std::string_view text = {});

 private:
  AtomicFile() = default;
  int open_target();
  int make_atomic_file();
  int make_named_atomic_file();
  bool name_atomic_file();
  template <class Make>
  int with_free_name(Make make);

  std::string file_;         // the name that the user gave
  std::string path_;         // where the finished file goes; empty if it is written to directly
  std::string atomic_file_;  // its name until then; empty while it has none
  std::FILE* handle_ = nullptr;
  bool is_written_ = true;  // everything so far
  Undo naming_;             // removes the file if it has a name
};

// Opens an atomic file if a file was asked for, before any work is done.
Result<std::optional<AtomicFile>> open_atomic_file(const std::optional<std::string>& file);

// The number of the stream that a name such as /dev/stdout or /dev/fd/3 means.
std::optional<int> stream_of(std::string_view file);

// A folder, and the missing folders above it, made by this. Its destructor, or the end of the run,
// removes those that are still empty.
class MadeFolder {
 public:
  MadeFolder() = default;
  static MadeFolder make(const std::string& folder, std::error_code& error);

 private:
  Undo making_;
};

// Files for an existing folder that must be complete together: they are written to a temporary
// folder and moved when all are there. Files of the same names are replaced, unless one of them is
// an input of the run.
class AtomicFolder {
 public:
  static Result<AtomicFolder> open(const std::string& folder);

  // The temporary folder.
  const std::string& place() const { return place_; }

  // REQUIRES: called once, after all writing.
  Status finish();

 private:
  std::string folder_, place_;
  Undo making_;
};

}  // namespace minewise
