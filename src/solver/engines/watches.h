// Keeps track of which tests depend on which cells, for engines that test cells. A test need not
// run again until something changes at a cell that it depended on. A change wakes only the tests
// that watch its cell, so the cost of a move depends on what it changes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/cell.h"

namespace minewise {

class Watches {
 public:
  // Forgets everything and prepares for a board and for tests numbered from 0.
  void start(int cells, int tests) {
    watchers_.resize(static_cast<std::size_t>(cells));
    for (auto& watchers : watchers_) watchers.clear();
    runs_.assign(static_cast<std::size_t>(tests), 0);
    is_waiting_.assign(static_cast<std::size_t>(tests), false);
    waiting_.clear();
    next_ = 0;
  }

  void wake(int test) {
    if (is_waiting_[at(test)]) return;
    is_waiting_[at(test)] = true;
    waiting_.push_back(test);
  }

  void wake_watchers(Cell cell) {
    for (const Watcher& watcher : watchers_[cell.at()]) {
      if (!is_stale(watcher)) wake(watcher.test);
    }
    watchers_[cell.at()].clear();
  }

  // The next test to run, oldest first, if any. It then watches no cell until watch() is called.
  std::optional<int> take_next() {
    while (next_ < waiting_.size()) {
      const int test = waiting_[next_++];
      if (settle(test)) return test;
    }
    waiting_.clear();
    next_ = 0;
    return std::nullopt;
  }

  // Marks a test as run. Returns whether it was waiting.
  bool settle(int test) {
    if (!is_waiting_[at(test)]) return false;
    is_waiting_[at(test)] = false;
    ++runs_[at(test)];
    return true;
  }

  void watch(int test, Cell cell) {
    auto& watchers = watchers_[cell.at()];
    const bool full = watchers.size() == watchers.capacity();
    if (full) std::erase_if(watchers, [&](const Watcher& each) { return is_stale(each); });
    watchers.push_back({test, runs_[at(test)]});
  }

 private:
  struct Watcher {
    std::int32_t test = 0;
    std::uint32_t run = 0;  // of the test, when it depended on the cell
  };

  static std::size_t at(int test) { return static_cast<std::size_t>(test); }
  bool is_stale(const Watcher& watcher) const { return runs_[at(watcher.test)] != watcher.run; }

  std::vector<std::vector<Watcher>> watchers_;  // by cell
  std::vector<std::uint32_t> runs_;             // by test, how often it was run
  std::vector<char> is_waiting_;                // by test
  std::vector<int> waiting_;                    // a queue that starts at next_
  std::size_t next_ = 0;
};

}  // namespace minewise
