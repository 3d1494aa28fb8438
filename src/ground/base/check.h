// CHECK(condition) ends the program where the condition does not hold: the caller broke a contract
// written in a header ("REQUIRES:"). It stays on in release builds, because a wrong answer that
// looks right is worse than no answer. Bad input from outside is an Error in a Result, never a
// CHECK.
#pragma once

namespace minewise {

[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace minewise

#define CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::minewise::check_failed(#condition, __FILE__, __LINE__))
