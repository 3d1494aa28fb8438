// A task for tests: its questions are the numbers from 0, and the answer to n is "<n>".
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "core/runner.h"

namespace minewise {

inline TaskAnswer answer_number(std::string_view question, int) {
  return fmt::format("<{}>", question);
}

struct CountingTask {
  explicit CountingTask(int questions, std::uint64_t identity = 7) {
    task.identity = identity;
    task.next = [this, questions]() -> std::optional<std::string> {
      if (asked == questions) return std::nullopt;
      return std::to_string(asked++);
    };
    task.answer = answer_number;
    task.take = [this](const Answered& answered) {
      taken.push_back(fmt::format("{}{}", answered.question, answered.answer));
      ranks.push_back(answered.rank);
      return static_cast<int>(taken.size()) < stop_after;
    };
  }
  CountingTask(const CountingTask&) = delete;

  // What a run that is not spread takes.
  static std::vector<std::string> serial(int questions) {
    CountingTask here(questions);
    serial_runner().run(here.task, HandIn::InOrder);
    return here.taken;
  }

  Task task;
  int asked = 0;
  int stop_after = 1 << 30;
  std::vector<std::string> taken;
  std::vector<int> ranks;  // who answered
};

}  // namespace minewise
