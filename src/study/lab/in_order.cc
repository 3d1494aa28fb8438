#include "study/lab/in_order.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <atomic>

#include "ground/base/check.h"

namespace minewise {

namespace tbb = oneapi::tbb;

bool make_in_order(int jobs, std::uint64_t count, const MakeInLane& make,
                   const TakeFromLane& take) {
  CHECK(jobs > 0);
  const auto lanes = static_cast<std::uint64_t>(lanes_of(jobs));
  std::uint64_t begun = 0;
  std::atomic<bool> stopped = false;
  // As things are taken in order, those in the air are consecutive, and no more than there are
  // lanes.
  const auto lane_of = [lanes](std::uint64_t number) { return static_cast<int>(number % lanes); };
  const auto next = [&](tbb::flow_control& flow) {
    if (stopped || begun == count) flow.stop();
    return begun++;
  };
  const auto make_next = [&](std::uint64_t number) {
    if (!stopped) make(number, lane_of(number));
    return number;
  };
  const auto hand_in = [&](std::uint64_t number) {
    if (!stopped && !take(number, lane_of(number))) stopped = true;
  };
  const auto pipeline =
      tbb::make_filter<void, std::uint64_t>(tbb::filter_mode::serial_in_order, next) &
      tbb::make_filter<std::uint64_t, std::uint64_t>(tbb::filter_mode::parallel, make_next) &
      tbb::make_filter<std::uint64_t, void>(tbb::filter_mode::serial_in_order, hand_in);
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(jobs));
  tbb::task_arena arena(jobs);
  arena.execute([&] { tbb::parallel_pipeline(static_cast<std::size_t>(lanes), pipeline); });
  return !stopped;
}

}  // namespace minewise
