#include "ground/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace minewise {

void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: CHECK(%s) failed\n", file, line, condition);
  std::abort();
}

}  // namespace minewise
