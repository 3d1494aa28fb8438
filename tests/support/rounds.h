// How often a test at random tries. What is right is found out by the release; the sanitizers look
// for what no result shows, take five to ten times as long, and need fewer tries for it.
#pragma once

namespace minewise {

#ifdef MINEWISE_SANITIZED
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

constexpr int rounds(int tries) {
  return kIsSanitized ? (tries + 7) / 8 : tries;
}

}  // namespace minewise
