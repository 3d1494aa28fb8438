// How long to wait before looking for letters again: MPI cannot wake anyone. Short while someone
// waits for the letters, longer and longer otherwise. A look took 20 to 35 microseconds of a core
// on a busy machine, nearly all of it for waking up. A rank has a question to spare, so that it
// seldom waits for one where chunks take longer than two pauses.
#pragma once

#include <algorithm>
#include <chrono>

namespace minewise {

class Pause {
 public:
  static constexpr std::chrono::microseconds kShortest{20}, kLongest{5000};

  std::chrono::microseconds next(bool someone_waits) {
    length_ = someone_waits ? kShortest : std::min(2 * length_, kLongest);
    return length_;
  }

 private:
  std::chrono::microseconds length_ = kShortest;
};

}  // namespace minewise
