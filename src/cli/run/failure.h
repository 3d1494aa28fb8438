// How a run fails: a message of one line for people, and an exit code for programs.
#pragma once

#include <expected>
#include <string>

namespace minewise {

// Exit codes. Other programs may rely on them.
inline constexpr int kFailed = 1;         // an error of the machine: a full disk, a closed pipe
inline constexpr int kBadInput = 2;       // unknown or invalid input
inline constexpr int kNoLayout = 3;       // a position contradicts itself
inline constexpr int kNotFound = 4;       // a generator found nothing within its limit
inline constexpr int kInterrupted = 130;  // stopped by Ctrl-C, as in shells

struct Failure {
  std::string message;  // one line, without the program's name
  int code = kBadInput;
};

using Status = std::expected<void, Failure>;

}  // namespace minewise
