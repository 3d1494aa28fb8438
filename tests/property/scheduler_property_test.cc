// Ranks that come late, answer in any order, are silent, come back, answer twice or leave, in any
// order: what the coordinator takes is what a run without any of them takes.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "study/spread/scheduler.h"
#include "support/counting_task.h"

namespace minewise {
namespace {

constexpr int kQuestions = 60;
constexpr std::uint64_t kIdentity = 7;

class Bustle {
 public:
  explicit Bustle(int ranks) : scheduler_(ranks), held_(static_cast<std::size_t>(ranks)) {}

  Scheduler& scheduler() { return scheduler_; }

  // Something happens, to anyone.
  void happen() {
    const int rank = *rc::gen::inRange(1, static_cast<int>(held_.size()));
    switch (*rc::gen::inRange(0, 8)) {
      case 0:
        hear(rank, {.saying = Saying::Hello,
                    .number = kIdentity + static_cast<std::uint64_t>(*rc::gen::inRange(0, 8) == 0),
                    .count = *rc::gen::inRange<std::uint64_t>(0, 4),
                    .text = "host"});
        break;
      case 1:
        now_ += *rc::gen::inRange(0, 3);
        scheduler_.look(now_);
        break;
      case 2:
        hear(rank, {.saying = Saying::Beat});
        break;
      case 3:
        if (*rc::gen::inRange(0, 6) == 0) hear(rank, {.saying = Saying::Leave, .text = "why"});
        break;
      case 4:
        work_here();
        break;
      default:
        reply(rank);
    }
    deliver();
  }

  // Rank 0 finishes what is left, once all others are lost.
  void finish() {
    while (!scheduler_.is_done()) {
      work_here();
      scheduler_.look(now_ += 2);
    }
  }

 private:
  void hear(int rank, const Message& message) {
    scheduler_.hear({rank, format_message_bytes(message)}, now_);
  }

  // Keeps what it has answered, now and then, to answer it again.
  void reply(int rank) {
    auto& held = held_[rank];
    if (held.empty()) return;
    const auto at = *rc::gen::inRange<std::size_t>(0, held.size());
    const Question question = held[at];
    if (*rc::gen::inRange(0, 5) > 0) held.erase(held.begin() + static_cast<std::ptrdiff_t>(at));
    const std::string answer = *answer_number(question.text, 0);
    hear(rank, {.saying = Saying::Reply, .number = question.number, .text = answer});
  }

  void work_here() {
    const auto question = scheduler_.next_here();
    if (question) scheduler_.take_here(*question, *answer_number(question->text, 0));
  }

  void deliver() {
    for (const Letter& letter : scheduler_.letters()) {
      const auto message = parse_message(letter.text);
      if (message->saying != Saying::Ask) continue;
      held_[letter.rank].push_back({message->number, std::string(message->text)});
    }
  }

  Scheduler scheduler_;
  std::vector<std::vector<Question>> held_;  // by each rank
  double now_ = 0;
};

RC_GTEST_PROP(Scheduler, TakesWhatASerialRunTakes, ()) {
  Bustle bustle(*rc::gen::inRange(2, 6));
  const HandIn hand_in = *rc::gen::element(HandIn::InOrder, HandIn::AsFinished);
  for (int tasks = 0; tasks < 2; ++tasks) {
    CountingTask task(kQuestions);
    bustle.scheduler().begin(task.task, hand_in);
    const int events = *rc::gen::inRange(0, 150);
    for (int i = 0; i < events && !bustle.scheduler().is_done(); ++i) bustle.happen();
    bustle.finish();
    RC_ASSERT(bustle.scheduler().end());
    auto expected = CountingTask::serial(kQuestions);
    if (hand_in == HandIn::AsFinished) {
      std::ranges::sort(task.taken);
      std::ranges::sort(expected);
    }
    RC_ASSERT(task.taken == expected);
  }
}

}  // namespace
}  // namespace minewise
