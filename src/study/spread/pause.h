// How long to wait before looking for letters again: MPI cannot wake anyone. Short after a letter,
// longer and longer while none comes.
#pragma once

#include <algorithm>
#include <chrono>

namespace minewise {

class Pause {
 public:
  std::chrono::microseconds next(bool was_busy) {
    length_ = was_busy ? kShortest : std::min(2 * length_, kLongest);
    return length_;
  }

 private:
  static constexpr std::chrono::microseconds kShortest{20}, kLongest{2000};

  std::chrono::microseconds length_ = kShortest;
};

}  // namespace minewise
