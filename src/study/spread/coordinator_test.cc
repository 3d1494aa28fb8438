#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <list>

#include "study/spread/coordinator.h"
#include "study/spread/worker.h"
#include "support/counting_task.h"
#include "support/memory_wire.h"

namespace minewise {

namespace {

using std::chrono::milliseconds;

constexpr std::uint64_t kProcessGroupIdentity = 7;
constexpr std::uint64_t kWords = 8;

// A rank that helps, on a thread of its own.
class Rank {
 public:
  Rank(MemoryPost& post, int rank, AnswerInLane answer, int jobs = 2)
      : transport_(post, rank), answer_(std::move(answer)), thread_([this, jobs] {
          end_ =
              help(transport_, jobs, process_group_identity(kWords, kProcessGroupIdentity), answer_,
                   {.goes_on = [this] { return !is_told_to_stop_; },
                    .stop_answering = [this] { is_over_ = true; },
                    .abandon = [this](const WorkerEnd&) { was_abandoned_ = true; }});
        }) {}

  void tell_to_stop() { is_told_to_stop_ = true; }
  bool is_over() const { return is_over_; }
  bool was_abandoned() const { return was_abandoned_; }
  WorkerEnd join() {
    thread_.join();
    return end_;
  }

 private:
  MemoryTransport transport_;
  AnswerInLane answer_;
  WorkerEnd end_;
  std::atomic<bool> is_told_to_stop_ = false, is_over_ = false, was_abandoned_ = false;
  std::jthread thread_;
};

// Rank 0 and those that help it.
struct ProcessGroup {
  explicit ProcessGroup(int ranks) : post(ranks), transport(post, 0) { coordinator.use_threads(2); }

  Rank& add(int rank, AnswerInLane answer = answer_number) {
    return workers.emplace_back(post, rank, std::move(answer));
  }
  void await_presence(int rank, RankState::Presence presence) const {
    while (coordinator.ranks()[rank].presence != presence) {
      std::this_thread::sleep_for(milliseconds(1));
    }
  }

  MemoryPost post;
  MemoryTransport transport;
  std::atomic<bool> goes_on = true;
  std::mutex mutex;
  std::vector<std::string> notices;
  std::list<Rank> workers;
  Coordinator coordinator{transport, kWords,
                          [this](const std::string& notice) {
                            const std::lock_guard lock(mutex);
                            notices.push_back(notice);
                          },
                          [this] { return goes_on.load(); }};
};

TaskAnswer answer_slowly(std::string_view question, int lane) {
  std::this_thread::sleep_for(milliseconds(1));
  return answer_number(question, lane);
}

// In threads of their own, where nothing may throw.
TEST(Coordinator, AnExceptionIsTroubleAndNotTheEndOfTheProcess) {
  ProcessGroup group(2);
  group.add(1, [](std::string_view, int) -> TaskAnswer { throw std::bad_alloc(); });
  CountingTask task(300);
  task.task.answer = answer_slowly;
  EXPECT_FALSE(group.coordinator.run(task.task, HandIn::AsFinished));
  EXPECT_THAT(group.coordinator.trouble(), ::testing::HasSubstr("there is not enough memory"));
  group.coordinator.dismiss();
}

TEST(Coordinator, TheRanksDoNotShow) {
  for (const int ranks : {2, 5}) {
    ProcessGroup group(ranks);
    for (int rank = 1; rank < ranks; ++rank) group.add(rank, answer_slowly);
    for (const HandIn hand_in : {HandIn::InOrder, HandIn::AsFinished}) {
      CountingTask task(300);
      task.task.answer = answer_slowly;
      EXPECT_TRUE(group.coordinator.run(task.task, hand_in));
      auto expected = CountingTask::serial(300);
      EXPECT_GT(std::ranges::max(task.ranks), 0) << "nobody helped";
      if (hand_in == HandIn::AsFinished) {
        std::ranges::sort(task.taken);
        std::ranges::sort(expected);
      }
      EXPECT_EQ(task.taken, expected);
    }
    EXPECT_TRUE(group.coordinator.dismiss());
    for (Rank& worker : group.workers) EXPECT_EQ(worker.join().how, WorkerEnd::How::Over);
  }
}

// No letter comes to wake a thread that has found nothing left to ask.
TEST(Coordinator, EndsThoughNobodyEverHelps) {
  ProcessGroup group(2);
  for (const HandIn hand_in : {HandIn::InOrder, HandIn::AsFinished}) {
    CountingTask task(20);
    EXPECT_TRUE(group.coordinator.run(task.task, hand_in));
    EXPECT_EQ(task.taken.size(), 20u);
  }
}

// All threads of rank 0 wait for the one who holds the rest: they are told when it is lost.
TEST(Coordinator, GoesOnAloneWhenAllOthersAreLost) {
  ProcessGroup group(2);
  std::atomic<bool> has_question = false, is_released = false;
  group.add(1, [&](std::string_view question, int lane) {
    has_question = true;
    while (!is_released) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  });
  group.await_presence(1, RankState::Presence::There);
  CountingTask task(20);
  std::jthread cutter([&] {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    group.post.cut(1);
  });
  EXPECT_TRUE(group.coordinator.run(task.task, HandIn::InOrder));
  EXPECT_EQ(task.taken, CountingTask::serial(20));
  EXPECT_FALSE(group.coordinator.dismiss());
  is_released = true;
  group.post.cut(1, false);
  // It was only away, and may have heard already that all is over.
  while (group.coordinator.ranks()[1].presence == RankState::Presence::Lost) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  EXPECT_TRUE(group.coordinator.dismiss());
}

// Rank 0 has nothing to do itself when it is told to stop: workers hold all that is left.
TEST(Coordinator, StopsWhileItWaitsForOthers) {
  ProcessGroup group(2);
  Rank* rank = nullptr;
  std::atomic<bool> has_question = false;
  rank = &group.add(1, [&](std::string_view, int) -> TaskAnswer {
    has_question = true;
    while (!rank->is_over()) std::this_thread::sleep_for(milliseconds(1));
    return std::unexpected("");
  });
  group.await_presence(1, RankState::Presence::There);
  CountingTask task(4);  // all fit into the worker
  std::jthread stopper([&] {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    group.goes_on = false;
  });
  EXPECT_FALSE(group.coordinator.run(task.task, HandIn::AsFinished));
  EXPECT_TRUE(group.coordinator.dismiss());
  EXPECT_EQ(rank->join().how, WorkerEnd::How::Over);
}

TEST(Coordinator, GoesOnWithoutARankThatIsToldToStop) {
  ProcessGroup group(3);
  Rank& first = group.add(1, answer_slowly);
  group.add(2, answer_slowly);
  CountingTask task(400);
  task.task.answer = [&](std::string_view question, int lane) {
    if (question == "100") first.tell_to_stop();
    return answer_slowly(question, lane);
  };
  const auto take = task.task.take;
  task.task.take = [&](const Answered& answered) {
    if (answered.question == "100") first.tell_to_stop();  // whoever answered it
    return take(answered);
  };
  EXPECT_TRUE(group.coordinator.run(task.task, HandIn::InOrder));
  EXPECT_EQ(task.taken, CountingTask::serial(400));
  group.await_presence(1, RankState::Presence::Left);
  EXPECT_TRUE(group.coordinator.dismiss());
  for (Rank& worker : group.workers) EXPECT_EQ(worker.join().how, WorkerEnd::How::Over);
}

TEST(Coordinator, StopsWithTheReasonOfAWorkerThatCannotGoOn) {
  ProcessGroup group(2);
  group.add(1, [](std::string_view, int) -> TaskAnswer { return std::unexpected("a fault"); });
  group.await_presence(1, RankState::Presence::There);
  CountingTask task(1'000'000);
  task.task.answer = answer_slowly;
  EXPECT_FALSE(group.coordinator.run(task.task, HandIn::AsFinished));
  EXPECT_THAT(group.coordinator.trouble(), ::testing::EndsWith(": a fault"));
  EXPECT_TRUE(group.coordinator.dismiss());
}

TEST(Coordinator, TakesLeaveOfThoseWhoDeclined) {
  ProcessGroup group(2);
  MemoryTransport transport(group.post, 1);
  std::jthread rank([&] {
    EXPECT_EQ(decline(transport, "no file", {.goes_on = [] { return true; }}).how,
              WorkerEnd::How::Over);
  });
  group.await_presence(1, RankState::Presence::Left);
  EXPECT_TRUE(group.coordinator.dismiss());
  EXPECT_THAT(group.notices, ::testing::IsEmpty());
}

TEST(Worker, EndsByItselfWhenItIsToldToStopAndTheCoordinatorIsSilent) {
  MemoryPost post(2);  // nobody leads
  Rank rank(post, 1, answer_number);
  rank.tell_to_stop();
  EXPECT_EQ(rank.join().how, WorkerEnd::How::CoordinatorLost);
}

TEST(Worker, LeavesWhileItsThreadsAreDeepInAnAnswer) {
  std::atomic<bool> has_question = false, is_released = false;  // they outlive the threads
  ProcessGroup group(2);
  Rank& rank = group.add(1, [&](std::string_view question, int lane) {
    has_question = true;
    while (!is_released) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  });
  group.await_presence(1, RankState::Presence::There);
  CountingTask task(9);
  task.stop_after = 1;
  task.task.answer = [&](std::string_view question, int lane) {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  };
  EXPECT_FALSE(group.coordinator.run(task.task, HandIn::AsFinished));
  EXPECT_TRUE(group.coordinator.dismiss());
  while (!rank.was_abandoned()) std::this_thread::sleep_for(milliseconds(1));
  is_released = true;
}

}  // namespace

}  // namespace minewise
