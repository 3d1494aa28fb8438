#include "study/spread/threads.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "core/macros.h"

namespace minewise {

namespace {

namespace tbb = oneapi::tbb;

// The lanes that hold nothing.
class FreeLanes {
 public:
  explicit FreeLanes(int lanes) {
    for (int lane = lanes - 1; lane >= 0; --lane) free_.push_back(lane);
  }

  // REQUIRES: fewer things are under way than there are lanes.
  int take() {
    const std::lock_guard lock(mutex_);
    CHECK(!free_.empty());
    const int lane = free_.back();
    free_.pop_back();
    return lane;
  }
  void give_back(int lane) {
    const std::lock_guard lock(mutex_);
    free_.push_back(lane);
  }

 private:
  std::mutex mutex_;
  std::vector<int> free_;
};

}  // namespace

Threads::Threads(int jobs)
    : jobs_(jobs > 0 ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))) {
}

bool Threads::run(const Work& work, HandIn hand_in) const {
  FreeLanes free(lanes());
  std::atomic<bool> stopped = false;
  const auto begin = [&](tbb::flow_control& flow) {
    const int lane = free.take();
    if (stopped || !work.begin(lane)) flow.stop();
    return lane;
  };
  const auto make = [&](int lane) {
    if (!stopped) work.make(lane);
    return lane;
  };
  const auto take = [&](int lane) {
    if (!stopped && !work.take(lane)) stopped = true;
    free.give_back(lane);
  };
  const auto taking = hand_in == HandIn::InOrder ? tbb::filter_mode::serial_in_order
                                                 : tbb::filter_mode::serial_out_of_order;
  const auto pipeline = tbb::make_filter<void, int>(tbb::filter_mode::serial_in_order, begin) &
                        tbb::make_filter<int, int>(tbb::filter_mode::parallel, make) &
                        tbb::make_filter<int, void>(taking, take);
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(jobs_));
  tbb::task_arena arena(jobs_);
  arena.execute([&] { tbb::parallel_pipeline(static_cast<std::size_t>(lanes()), pipeline); });
  return !stopped;
}

}  // namespace minewise
