// Calls an action now and then, from a thread of its own. What is shown of a run so comes in time
// and moves on, regardless of how rarely the run itself reports.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace minewise {

class Ticker {
 public:
  using Wait = std::chrono::milliseconds;
  using Tick = std::function<Wait()>;  // returns how long to wait for the next

  Ticker() = default;  // never ticks
  ~Ticker() { stop(); }
  Ticker(const Ticker&) = delete;

  // REQUIRES: it was not started before. Where no thread is to be had, there are no ticks.
  void start(Wait first, Tick tick);

  // Waits until no tick is under way, and lets no other come.
  void stop();

 private:
  std::mutex mutex_;
  std::condition_variable_any ended_;
  std::jthread thread_;
};

}  // namespace minewise
