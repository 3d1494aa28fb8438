// Folders that are being filled. If the work is not finished, they are removed.
#pragma once

#include <string>
#include <system_error>

#include "cli/run/ending.h"
#include "cli/run/failure.h"

namespace minewise {

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
class DraftFolder {
 public:
  static std::expected<DraftFolder, Failure> open(const std::string& folder);

  // The temporary folder.
  const std::string& place() const { return place_; }

  // REQUIRES: called once, after all writing.
  Status finish();

 private:
  std::string folder_, place_;
  Undo making_;
};

}  // namespace minewise
