// Makes things by their numbers on several threads and hands them in in the order of the numbers,
// so that what comes out does not depend on how many threads there are.
#pragma once

#include <cstdint>
#include <functional>

namespace minewise {

// Whatever is being made lives in a lane: a place of the caller's own, for one thing at a time. No
// two threads are ever in the same lane.
inline int lanes_of(int jobs) {
  return 2 * jobs;
}

using MakeInLane = std::function<void(std::uint64_t number, int lane)>;  // by many threads

// Takes what was made; never two at a time. Returns false to have the rest given up.
using TakeFromLane = std::function<bool(std::uint64_t number, int lane)>;

// Makes the things 0..count-1. Returns whether all were taken. REQUIRES: jobs > 0.
bool make_in_order(int jobs, std::uint64_t count, const MakeInLane& make, const TakeFromLane& take);

}  // namespace minewise
