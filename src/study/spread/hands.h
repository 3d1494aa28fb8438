// Runs the same action on several threads at a time, each with a lane of its own, until it returns
// on all of them.
#pragma once

#include <exception>
#include <functional>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "core/runner.h"

namespace minewise {

// What an exception in the middle of an answer comes to: a thread that throws would end the
// process.
struct Thrown {
  std::string what;
};

// Answers a question. Nothing of ours throws, but memory may run out.
inline std::expected<ErrandAnswer, Thrown> try_to_answer(const AnswerInLane& answer,
                                                         std::string_view question, int lane) {
  try {
    return answer(question, lane);
  } catch (const std::bad_alloc&) {
    return std::unexpected(Thrown{"there is not enough memory"});
  } catch (const std::exception& error) {
    return std::unexpected(Thrown{error.what()});
  }
}

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
