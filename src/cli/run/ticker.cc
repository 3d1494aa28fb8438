#include "cli/run/ticker.h"

#include <system_error>
#include <utility>

namespace minewise {

void Ticker::start(Wait first, Tick tick) {
  const auto run = [this, first, tick = std::move(tick)](const std::stop_token& stop) {
    auto next = std::chrono::steady_clock::now() + first;
    std::unique_lock lock(mutex_);
    while (true) {
      ended_.wait_until(lock, stop, next, [] { return false; });
      if (stop.stop_requested()) return;
      next = std::chrono::steady_clock::now() + tick();
    }
  };
  try {
    thread_ = std::jthread(run);
  } catch (const std::system_error&) {
    // The run goes on, and nothing is shown of it.
  }
}

void Ticker::stop() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

}  // namespace minewise
