#include "study/ledger/code_version.h"

#include <fmt/core.h>

namespace minewise {

// In sources made while building, by cmake/code_version.cmake.
extern const char* const kPlaySum;
extern const char* const kStudySum;

std::string version() {
  return MINEWISE_VERSION;
}

std::string code_version() {
  return fmt::format("{} code {}", MINEWISE_VERSION, kPlaySum);
}

std::string study_code_version() {
  return fmt::format("{} code {}", MINEWISE_VERSION, kStudySum);
}

}  // namespace minewise
