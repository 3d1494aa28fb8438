// Folders that are about to be filled. What comes to nothing leaves nothing behind.
#pragma once

#include <string>
#include <system_error>

#include "front/run/ending.h"
#include "front/run/failure.h"

namespace minewise {

// A folder and those above it, as far as they were not there. They go away with this, or when the
// run is ended, unless something has come to be in them.
class MadeFolder {
 public:
  MadeFolder() = default;
  static MadeFolder make(const std::string& folder, std::error_code& error);

 private:
  Undo making_;
};

// Files for a folder that exists, which are complete together: they are written to a place of their
// own and moved when all are there. Files of the same names are replaced.
class DraftFolder {
 public:
  static std::expected<DraftFolder, Failure> open(const std::string& folder);

  // Where they are written.
  const std::string& place() const { return place_; }

  // REQUIRES: called once, after all writing.
  Ran finish();

 private:
  std::string folder_, place_;
  Undo making_;
};

}  // namespace minewise
