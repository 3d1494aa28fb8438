#include "study/ledger/code_version.h"

#include <fmt/core.h>

namespace minewise {

extern const char* const kCodeSum;  // in a source made while building, by cmake/code_version.cmake

std::string version() {
  return MINEWISE_VERSION;
}

std::string code_version() {
  return fmt::format("{} code {}", MINEWISE_VERSION, kCodeSum);
}

}  // namespace minewise
