// How a run ends if not well: one line for people, and an exit code for programs.
#pragma once

#include <expected>
#include <string>

namespace minewise {

// Exit codes others may rely on.
inline constexpr int kFailed = 1;         // the machine's fault: a disk is full, a pipe is gone
inline constexpr int kBadInput = 2;       // unknown or senseless input
inline constexpr int kNoLayout = 3;       // a position contradicts itself
inline constexpr int kNotFound = 4;       // a generator found nothing within its limit
inline constexpr int kInterrupted = 130;  // stopped by Ctrl-C, as shells have it

struct Failure {
  std::string message;  // one line, without the program's name
  int code = kBadInput;
};

using Ran = std::expected<void, Failure>;

}  // namespace minewise
