#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <list>

#include "study/spread/coordinator.h"
#include "study/spread/worker.h"
#include "support/counting_errand.h"
#include "support/memory_wire.h"

namespace minewise {

namespace {

using std::chrono::milliseconds;

constexpr std::uint64_t kTeamIdentity = 7;
constexpr std::uint64_t kWords = 8;

// A rank that helps, on a thread of its own.
class Rank {
 public:
  Rank(MemoryPost& post, int rank, AnswerInLane answer, int jobs = 2)
      : wire_(post, rank), answer_(std::move(answer)), thread_([this, jobs] {
          end_ = help(wire_, jobs, team_identity(kWords, kTeamIdentity), answer_,
                      {.goes_on = [this] { return !is_told_to_stop_; },
                       .stop_answering = [this] { is_over_ = true; },
                       .abandon = [this](const HelpEnd&) { was_abandoned_ = true; }});
        }) {}

  void tell_to_stop() { is_told_to_stop_ = true; }
  bool is_over() const { return is_over_; }
  bool was_abandoned() const { return was_abandoned_; }
  HelpEnd join() {
    thread_.join();
    return end_;
  }

 private:
  MemoryWire wire_;
  AnswerInLane answer_;
  HelpEnd end_;
  std::atomic<bool> is_told_to_stop_ = false, is_over_ = false, was_abandoned_ = false;
  std::jthread thread_;
};

// Rank 0 and those that help it.
struct Team {
  explicit Team(int ranks) : post(ranks), wire(post, 0) { leader.use_threads(2); }

  Rank& add(int rank, AnswerInLane answer = answer_number) {
    return helpers.emplace_back(post, rank, std::move(answer));
  }
  void await_presence(int rank, RankState::Presence presence) const {
    while (leader.ranks()[rank].presence != presence) {
      std::this_thread::sleep_for(milliseconds(1));
    }
  }

  MemoryPost post;
  MemoryWire wire;
  std::atomic<bool> goes_on = true;
  std::mutex mutex;
  std::vector<std::string> notices;
  std::list<Rank> helpers;
  Leader leader{wire, kWords,
                [this](const std::string& notice) {
                  const std::lock_guard lock(mutex);
                  notices.push_back(notice);
                },
                [this] { return goes_on.load(); }};
};

ErrandAnswer answer_slowly(std::string_view question, int lane) {
  std::this_thread::sleep_for(milliseconds(1));
  return answer_number(question, lane);
}

// In threads of their own, where nothing may throw.
TEST(Leader, AnExceptionIsTroubleAndNotTheEndOfTheProcess) {
  Team team(2);
  team.add(1, [](std::string_view, int) -> ErrandAnswer { throw std::bad_alloc(); });
  CountingErrand errand(300);
  errand.errand.answer = answer_slowly;
  EXPECT_FALSE(team.leader.run(errand.errand, HandIn::AsFinished));
  EXPECT_THAT(team.leader.trouble(), ::testing::HasSubstr("there is not enough memory"));
  team.leader.dismiss();
}

TEST(Leader, TheRanksDoNotShow) {
  for (const int ranks : {2, 5}) {
    Team team(ranks);
    for (int rank = 1; rank < ranks; ++rank) team.add(rank, answer_slowly);
    for (const HandIn hand_in : {HandIn::InOrder, HandIn::AsFinished}) {
      CountingErrand errand(300);
      errand.errand.answer = answer_slowly;
      EXPECT_TRUE(team.leader.run(errand.errand, hand_in));
      auto expected = CountingErrand::serial(300);
      EXPECT_GT(std::ranges::max(errand.ranks), 0) << "nobody helped";
      if (hand_in == HandIn::AsFinished) {
        std::ranges::sort(errand.taken);
        std::ranges::sort(expected);
      }
      EXPECT_EQ(errand.taken, expected);
    }
    EXPECT_TRUE(team.leader.dismiss());
    for (Rank& helper : team.helpers) EXPECT_EQ(helper.join().how, HelpEnd::How::Over);
  }
}

// No letter comes to wake a thread that has found nothing left to ask.
TEST(Leader, EndsThoughNobodyEverHelps) {
  Team team(2);
  for (const HandIn hand_in : {HandIn::InOrder, HandIn::AsFinished}) {
    CountingErrand errand(20);
    EXPECT_TRUE(team.leader.run(errand.errand, hand_in));
    EXPECT_EQ(errand.taken.size(), 20u);
  }
}

// All threads of rank 0 wait for the one who holds the rest: they are told when it is lost.
TEST(Leader, GoesOnAloneWhenAllOthersAreLost) {
  Team team(2);
  std::atomic<bool> has_question = false, is_released = false;
  team.add(1, [&](std::string_view question, int lane) {
    has_question = true;
    while (!is_released) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  });
  team.await_presence(1, RankState::Presence::There);
  CountingErrand errand(20);
  std::jthread cutter([&] {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    team.post.cut(1);
  });
  EXPECT_TRUE(team.leader.run(errand.errand, HandIn::InOrder));
  EXPECT_EQ(errand.taken, CountingErrand::serial(20));
  EXPECT_FALSE(team.leader.dismiss());
  is_released = true;
  team.post.cut(1, false);
  // It was only away, and may have heard already that all is over.
  while (team.leader.ranks()[1].presence == RankState::Presence::Lost) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  EXPECT_TRUE(team.leader.dismiss());
}

// Rank 0 has nothing to do itself when it is told to stop: helpers hold all that is left.
TEST(Leader, StopsWhileItWaitsForOthers) {
  Team team(2);
  Rank* rank = nullptr;
  std::atomic<bool> has_question = false;
  rank = &team.add(1, [&](std::string_view, int) -> ErrandAnswer {
    has_question = true;
    while (!rank->is_over()) std::this_thread::sleep_for(milliseconds(1));
    return std::unexpected("");
  });
  team.await_presence(1, RankState::Presence::There);
  CountingErrand errand(4);  // all fit into the helper
  std::jthread stopper([&] {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    team.goes_on = false;
  });
  EXPECT_FALSE(team.leader.run(errand.errand, HandIn::AsFinished));
  EXPECT_TRUE(team.leader.dismiss());
  EXPECT_EQ(rank->join().how, HelpEnd::How::Over);
}

TEST(Leader, GoesOnWithoutARankThatIsToldToStop) {
  Team team(3);
  Rank& first = team.add(1, answer_slowly);
  team.add(2, answer_slowly);
  CountingErrand errand(400);
  errand.errand.answer = [&](std::string_view question, int lane) {
    if (question == "100") first.tell_to_stop();
    return answer_slowly(question, lane);
  };
  const auto take = errand.errand.take;
  errand.errand.take = [&](const Answered& answered) {
    if (answered.question == "100") first.tell_to_stop();  // whoever answered it
    return take(answered);
  };
  EXPECT_TRUE(team.leader.run(errand.errand, HandIn::InOrder));
  EXPECT_EQ(errand.taken, CountingErrand::serial(400));
  team.await_presence(1, RankState::Presence::Left);
  EXPECT_TRUE(team.leader.dismiss());
  for (Rank& helper : team.helpers) EXPECT_EQ(helper.join().how, HelpEnd::How::Over);
}

TEST(Leader, StopsWithTheReasonOfAHelperThatCannotGoOn) {
  Team team(2);
  team.add(1, [](std::string_view, int) -> ErrandAnswer { return std::unexpected("a fault"); });
  team.await_presence(1, RankState::Presence::There);
  CountingErrand errand(1'000'000);
  errand.errand.answer = answer_slowly;
  EXPECT_FALSE(team.leader.run(errand.errand, HandIn::AsFinished));
  EXPECT_THAT(team.leader.trouble(), ::testing::EndsWith(": a fault"));
  EXPECT_TRUE(team.leader.dismiss());
}

TEST(Leader, TakesLeaveOfThoseWhoDeclined) {
  Team team(2);
  MemoryWire wire(team.post, 1);
  std::jthread rank([&] {
    EXPECT_EQ(decline(wire, "no file", {.goes_on = [] { return true; }}).how, HelpEnd::How::Over);
  });
  team.await_presence(1, RankState::Presence::Left);
  EXPECT_TRUE(team.leader.dismiss());
  EXPECT_THAT(team.notices, ::testing::IsEmpty());
}

TEST(Helper, EndsByItselfWhenItIsToldToStopAndTheLeaderIsSilent) {
  MemoryPost post(2);  // nobody leads
  Rank rank(post, 1, answer_number);
  rank.tell_to_stop();
  EXPECT_EQ(rank.join().how, HelpEnd::How::LeaderLost);
}

TEST(Helper, LeavesWhileItsThreadsAreDeepInAnAnswer) {
  std::atomic<bool> has_question = false, is_released = false;  // they outlive the threads
  Team team(2);
  Rank& rank = team.add(1, [&](std::string_view question, int lane) {
    has_question = true;
    while (!is_released) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  });
  team.await_presence(1, RankState::Presence::There);
  CountingErrand errand(9);
  errand.stop_after = 1;
  errand.errand.answer = [&](std::string_view question, int lane) {
    while (!has_question) std::this_thread::sleep_for(milliseconds(1));
    return answer_number(question, lane);
  };
  EXPECT_FALSE(team.leader.run(errand.errand, HandIn::AsFinished));
  EXPECT_TRUE(team.leader.dismiss());
  while (!rank.was_abandoned()) std::this_thread::sleep_for(milliseconds(1));
  is_released = true;
}

}  // namespace

}  // namespace minewise
