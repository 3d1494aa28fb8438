// Counts what all threads have done of a whole, and asks whether to go on. Once told to stop, it
// stays at that.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>

namespace minewise {

// Called now and then with the share that is done, by one thread at a time; returns false to stop
// the search.
using SearchGoesOn = std::function<bool(double done)>;

class Asking {
 public:
  // REQUIRES: `goes_on` outlives this.
  Asking(const SearchGoesOn& goes_on, std::uint64_t all) : goes_on_(goes_on), all_(all) {}

  bool operator()(std::uint64_t more) {
    const std::uint64_t done = done_ += more;
    if (const std::unique_lock lock(mutex_, std::try_to_lock); lock) {
      if (!goes_on_(static_cast<double>(done) / static_cast<double>(all_))) is_over_ = true;
    }
    return !is_over_;
  }

 private:
  const SearchGoesOn& goes_on_;
  std::uint64_t all_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> is_over_ = false;
  std::mutex mutex_;
};

}  // namespace minewise
