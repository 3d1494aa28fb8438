// Runs the same action on several threads at a time, each with a lane of its own, until it returns
// on all of them.
#pragma once

#include <functional>
#include <system_error>
#include <thread>
#include <vector>

namespace minewise {

class Hands {
 public:
  // Where fewer threads are to be had than asked for, there are fewer.
  Hands(int threads, const std::function<void(int lane)>& action) {
    for (int lane = 0; lane < threads; ++lane) {
      try {
        threads_.emplace_back(action, lane);
      } catch (const std::system_error&) {
        return;
      }
    }
  }

  int count() const { return static_cast<int>(threads_.size()); }

 private:
  std::vector<std::jthread> threads_;  // ending this waits for them
};

}  // namespace minewise
