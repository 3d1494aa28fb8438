// A Runner that has its tasks done by another process, or so it seems: nothing is answered by who
// asks, all questions are asked before the first answer is taken, and answers come in last to first
// where their order is free.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/runner.h"

namespace minewise {

class Elsewhere final : public Runner {
 public:
  explicit Elsewhere(Answerer answerer) : answerer_(std::move(answerer)) {}

  int lanes() const override { return 1; }
  int reach() const override { return 5; }
  bool run(const Work& work, HandIn hand_in) const override {
    return serial_runner().run(work, hand_in);
  }

  bool run(const Task& task, HandIn hand_in) const override {
    EXPECT_EQ(task.identity, answerer_.identity);
    std::vector<std::pair<std::string, std::string>> answered;
    while (auto question = task.next()) {
      const int lane = static_cast<int>(answered.size() % 3);
      const TaskAnswer answer = answerer_.answer(*question, lane);
      if (!answer) return false;
      answered.emplace_back(*std::move(question), *answer);
    }
    if (hand_in == HandIn::AsFinished) std::ranges::reverse(answered);
    return std::ranges::all_of(
        answered, [&](const auto& each) { return task.take({each.first, each.second, 1}); });
  }

 private:
  Answerer answerer_;
};

}  // namespace minewise
