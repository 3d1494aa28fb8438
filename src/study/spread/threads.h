// Threads of this process. Threads is a Runner that uses several of them; Hands runs one action on
// several threads; Pause says how long to wait between two looks for letters; try_to_answer() keeps
// exceptions inside a thread.
#pragma once

#include <algorithm>
#include <chrono>
#include <exception>
#include <functional>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "core/runner.h"

namespace minewise {

// An exception in the middle of an answer, as a value: a thread that throws would end the process.
struct Thrown {
  std::string what;
};

// Answers a question. Nothing of ours throws, but memory may run out.
inline std::expected<TaskAnswer, Thrown> try_to_answer(const AnswerInLane& answer,
                                                       std::string_view question, int lane) {
  try {
    return answer(question, lane);
  } catch (const std::bad_alloc&) {
    return std::unexpected(Thrown{"there is not enough memory"});
  } catch (const std::exception& error) {
    return std::unexpected(Thrown{error.what()});
  }
}

// Runs the same action on several threads, each with a lane of its own. Its destructor waits until
// all of them have returned.
class Hands {
 public:
  // Uses fewer threads if the system grants fewer.
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

// How long to wait before looking for letters again, since MPI cannot wake a thread. The pause is
// short while someone waits for the letters, and grows otherwise. A look took 20 to 35 microseconds
// of a core on a busy machine, nearly all of it for waking up. A rank has a question to spare, so
// it seldom waits for one where chunks take longer than two pauses.
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

// A Runner that uses several threads of this machine.
class Threads final : public Runner {
 public:
  // With 0, as many threads as there are cores.
  explicit Threads(int jobs);

  using Runner::run;
  int jobs() const { return jobs_; }

  // Two per thread: while one result waits to be collected, its thread makes the next.
  int lanes() const override { return 2 * jobs_; }
  bool run(const Work& work, HandIn hand_in) const override;

 private:
  int jobs_;
};

}  // namespace minewise
