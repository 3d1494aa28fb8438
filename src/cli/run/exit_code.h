// The exit code of a run. Other programs may rely on these numbers.
#pragma once

#include <string>

#include "core/result.h"

namespace minewise {

using Status = Result<void>;

inline constexpr int exit_code(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Failed:
      return 1;  // a full disk, a closed pipe, a player that gave up
    case ErrorKind::Impossible:
      return 3;
    case ErrorKind::NotFound:
      return 4;
    case ErrorKind::Stopped:
      return 130;  // as in shells after Ctrl-C
    case ErrorKind::Input:
    case ErrorKind::Limit:
      break;
  }
  return 2;
}

// One line without the program's name; an option as command lines write it.
inline std::string as_printed(const Error& error) {
  return (error.option.empty() ? "" : "--") + error.text();
}

}  // namespace minewise
