// The version of the library, and what it stands for.
//
// Versions are MAJOR.MINOR.PATCH as in Semantic Versioning. The version covers the names that the
// headers of this folder list under "Promised names", with their members, and the texts that the
// library reads and writes. Before 1.0, a change that breaks a program raises MINOR. Names
// that are not listed may change at any time, and so may everything in minewise/detail.
//
// Example:
//
//     #include <minewise/version.h>
//
//     #include <cstdio>
//
//     static_assert(MINEWISE_VERSION_MAJOR == 0 && MINEWISE_VERSION_MINOR >= 3);
//
//     int main() {
//       std::puts(minewise::kVersion.data());
//     }
//
// Promised names: MINEWISE_VERSION_MAJOR, MINEWISE_VERSION_MINOR, MINEWISE_VERSION_PATCH, kVersion.
#pragma once

#include <string_view>

#define MINEWISE_VERSION_MAJOR 0
#define MINEWISE_VERSION_MINOR 3
#define MINEWISE_VERSION_PATCH 0

#if __cplusplus < 202100L
#error "Minewise needs C++23: compile with -std=c++23"
#endif

namespace minewise {

inline constexpr std::string_view kVersion = "0.3.0";

}  // namespace minewise
