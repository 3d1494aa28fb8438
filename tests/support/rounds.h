// How often a random test tries. `make test` is for every edit and tries an eighth as often as the
// campaign of `make test-all`, which sets MINEWISE_LONG_TESTS.
#pragma once

#include <cstdlib>

namespace minewise {

inline bool tests_are_long() {
  static const bool is_set = std::getenv("MINEWISE_LONG_TESTS") != nullptr;
  return is_set;
}

inline int rounds(int tries) {
  return tests_are_long() ? tries : (tries + 7) / 8;
}

}  // namespace minewise
