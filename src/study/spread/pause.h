// How long to wait before looking for letters again: MPI cannot wake anyone. Short while someone
// waits for the letters, longer and longer otherwise. A look costs 10 to 25 microseconds of a core,
// most of it for waking up, so that looking every 5 milliseconds costs 0.2 to 0.5%. A rank has a
// question to spare, so that it waits for none where chunks take longer than that.
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
