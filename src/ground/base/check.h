// CHECK(condition): the caller broke a contract written in a header ("REQUIRES:"). It stays on in
// release builds, because a wrong answer that looks right is worse than no answer. Bad input from
// outside is never a CHECK: it is a Result.
#pragma once

namespace minewise {

[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace minewise

#define CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::minewise::check_failed(#condition, __FILE__, __LINE__))
