#include "core/runner.h"

#include <algorithm>

namespace minewise {
namespace {

constexpr std::uint64_t kQuestionsALane = 8;

class SerialRunner final : public Runner {
 public:
  using Runner::run;
  int lanes() const override { return 1; }

  bool run(const Work& work, HandIn) const override {
    while (work.begin(0)) {
      work.make(0);
      if (!work.take(0)) return false;
    }
    return true;
  }
};

}  // namespace

bool Runner::run(const Task& task, HandIn hand_in) const {
  struct Lane {
    std::string question;
    TaskAnswer answer;
  };
  Lanes<Lane> places(*this);
  const Work work{.begin =
                      [&](int lane) {
                        auto question = task.next();
                        if (question) places[lane].question = *std::move(question);
                        return question.has_value();
                      },
                  .make =
                      [&](int lane) {
                        auto& [question, answer] = places[lane];
                        answer = task.answer(question, lane);
                      },
                  .take =
                      [&](int lane) {
                        const auto& [question, answer] = places[lane];
                        return answer && task.take({question, *answer});
                      }};
  return run(work, hand_in);
}

const Runner& serial_runner() {
  static const SerialRunner runner;
  return runner;
}

bool make_in_order(const Runner& runner, std::uint64_t count, const MakeInLane& make,
                   const TakeFromLane& take) {
  Lanes<std::uint64_t> numbers(runner);
  std::uint64_t begun = 0;
  const Work work{.begin =
                      [&](int lane) {
                        if (begun == count) return false;
                        numbers[lane] = begun++;
                        return true;
                      },
                  .make = [&](int lane) { make(numbers[lane], lane); },
                  .take = [&](int lane) { return take(numbers[lane], lane); }};
  return runner.run(work, HandIn::InOrder);
}

std::uint64_t things_a_question(const Runner& runner, std::uint64_t things, std::uint64_t most) {
  const auto questions = kQuestionsALane * static_cast<std::uint64_t>(runner.reach());
  return std::clamp<std::uint64_t>(things / questions, 1, std::max<std::uint64_t>(1, most));
}

}  // namespace minewise
