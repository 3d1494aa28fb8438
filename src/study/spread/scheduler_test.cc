#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "study/spread/scheduler.h"
#include "support/counting_task.h"

namespace minewise {

namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Presence = RankState::Presence;

constexpr std::uint64_t kIdentity = 7;

// A scheduler, and the letters of its ranks by hand.
struct Office {
  explicit Office(int ranks) : scheduler(ranks) {}

  void hear(int rank, const Message& message, double now = 0) {
    scheduler.hear({rank, format_message_bytes(message)}, now);
  }
  void hello(int rank, std::uint64_t room = 1, std::uint64_t identity = kIdentity) {
    hear(rank, {.saying = Saying::Hello, .number = identity, .count = room, .text = "host"});
  }
  void reply(int rank, const Question& question, double now = 0) {
    const std::string answer = *answer_number(question.text, 0);
    hear(rank, {.saying = Saying::Reply, .number = question.number, .text = answer}, now);
  }

  // What a rank was asked since the last time.
  std::vector<Question> asked(int rank) {
    std::vector<Question> questions;
    for (const Letter& letter : scheduler.letters()) {
      const auto message = parse_message(letter.text);
      if (letter.rank != rank || message->saying != Saying::Ask) continue;
      questions.push_back({message->number, std::string(message->text)});
    }
    return questions;
  }

  // Answers in this process all that is to be had.
  void work_here() {
    while (const auto question = scheduler.next_here()) {
      scheduler.take_here(*question, *answer_number(question->text, 0));
    }
  }

  Scheduler scheduler;
};

TEST(Scheduler, ARankIsAskedAsMuchAsItHasRoomFor) {
  Office office(2);
  CountingTask task(5);
  office.hello(1, 2);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  const auto first = office.asked(1);
  ASSERT_EQ(first.size(), 2u);
  office.reply(1, first[1]);
  EXPECT_THAT(task.taken, ElementsAre("1<1>"));
  EXPECT_EQ(office.asked(1).size(), 1u);
  EXPECT_EQ(office.scheduler.ranks()[1].answers, 1u);
}

TEST(Scheduler, ARankThatComesLateHelpsAtOnce) {
  Office office(3);
  CountingTask task(5);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  EXPECT_THAT(office.asked(2), IsEmpty());
  office.hello(2);
  EXPECT_EQ(office.asked(2).size(), 1u);
}

TEST(Scheduler, WhatALostRankHeldIsHadAgain) {
  Office office(2);
  CountingTask task(3);
  office.hello(1, 2);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  office.work_here();
  EXPECT_FALSE(office.scheduler.is_done());
  EXPECT_FALSE(office.scheduler.look(2));
  EXPECT_FALSE(office.scheduler.look(4));
  EXPECT_TRUE(office.scheduler.look(Scheduler::kSilence));
  EXPECT_EQ(office.scheduler.ranks()[1].presence, Presence::Lost);
  EXPECT_THAT(office.scheduler.notices(), ElementsAre(HasSubstr("rank 1 on host is lost")));
  office.work_here();
  EXPECT_TRUE(office.scheduler.end());
  EXPECT_THAT(task.taken, ElementsAre("2<2>", "0<0>", "1<1>"));
}

TEST(Scheduler, AStuckAnswerIsAskedOfOthersOnceNothingElseIsLeft) {
  Office office(3);
  CountingTask task(3);
  office.hello(1);
  office.hello(2);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  const auto stuck = office.asked(1);
  ASSERT_EQ(stuck.size(), 1u);
  office.work_here();  // the third; rank 2 has the second
  office.hear(1, {.saying = Saying::Beat}, 4);
  office.reply(2, {1, "1"}, 4);
  EXPECT_FALSE(office.scheduler.look(5));
  for (double now = 6; now <= 12; ++now) {  // both are heard all the time
    office.hear(1, {.saying = Saying::Beat}, now);
    office.hear(2, {.saying = Saying::Beat}, now);
    EXPECT_EQ(office.scheduler.look(now), now == 12)
        << now;  // three times the four seconds of rank 2
  }
  const auto again = office.asked(2);
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].number, stuck[0].number);
  office.reply(2, again[0], 13);
  EXPECT_TRUE(office.scheduler.is_done());
  office.reply(1, stuck[0], 14);  // too late
  EXPECT_TRUE(office.scheduler.end());
  EXPECT_THAT(task.taken, ElementsAre("2<2>", "1<1>", "0<0>"));
}

TEST(Scheduler, ACoordinatorThatWasAwayBlamesNobody) {
  Office office(2);
  office.hello(1);
  EXPECT_FALSE(office.scheduler.look(1));
  EXPECT_FALSE(office.scheduler.look(100));
  EXPECT_EQ(office.scheduler.ranks()[1].presence, Presence::There);
}

TEST(Scheduler, TheFirstAnswerCountsAndTheSecondIsDropped) {
  Office office(3);
  CountingTask task(1);
  office.hello(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  const auto question = office.asked(1);
  for (const double now : {2.0, 4.0, 6.0}) office.scheduler.look(now);
  office.hello(2);
  const auto again = office.asked(2);
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].number, question[0].number);
  office.reply(1, question[0], 7);  // it was only slow
  EXPECT_EQ(office.scheduler.ranks()[1].presence, Presence::There);
  EXPECT_THAT(office.scheduler.ranks()[2].holds, IsEmpty());
  office.reply(2, again[0], 7);
  EXPECT_THAT(task.taken, ElementsAre("0<0>"));
  EXPECT_THAT(task.ranks, ElementsAre(1));
  EXPECT_TRUE(office.scheduler.end());
}

TEST(Scheduler, AnAnswerToALostRanksQuestionSparesTheOthers) {
  Office office(2);
  CountingTask task(1);
  office.hello(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  const auto question = office.asked(1);
  for (const double now : {2.0, 4.0, 6.0}) office.scheduler.look(now);
  office.reply(1, question[0], 7);
  EXPECT_FALSE(office.scheduler.next_here());
  EXPECT_TRUE(office.scheduler.end());
}

TEST(Scheduler, AnswersAreTakenInOrderWhereThatIsAsked) {
  Office office(2);
  CountingTask task(4);
  office.hello(1, 4);
  office.scheduler.begin(task.task, HandIn::InOrder);
  const auto questions = office.asked(1);
  for (const int i : {2, 1, 3}) office.reply(1, questions[i]);
  EXPECT_THAT(task.taken, IsEmpty());
  EXPECT_FALSE(office.scheduler.is_done());
  office.reply(1, questions[0]);
  EXPECT_THAT(task.taken, ElementsAre("0<0>", "1<1>", "2<2>", "3<3>"));
  EXPECT_FALSE(office.scheduler.next_here());
  EXPECT_TRUE(office.scheduler.end());
}

TEST(Scheduler, WhoRunsAheadWaitsForTheSlowestAndIsThenAskedAtOnce) {
  Office office(3);
  CountingTask task(1000);
  office.hello(1);
  office.hello(2);
  office.scheduler.begin(task.task, HandIn::InOrder);
  std::vector<Question> slow, fast;
  for (const Letter& letter : office.scheduler.letters()) {
    const auto message = parse_message(letter.text);
    (letter.rank == 1 ? slow : fast).push_back({message->number, std::string(message->text)});
  }
  while (!fast.empty()) {
    office.reply(2, fast[0]);
    fast = office.asked(2);
  }
  EXPECT_LT(task.asked, 1000);
  EXPECT_THAT(task.taken, IsEmpty());
  office.reply(1, slow[0]);
  EXPECT_EQ(static_cast<int>(task.taken.size()), task.asked - 2);
  EXPECT_FALSE(office.scheduler.ranks()[1].holds.empty());
  EXPECT_FALSE(office.scheduler.ranks()[2].holds.empty());
}

TEST(Scheduler, RanksOfAnotherBuildAreLeftOutAndTold) {
  Office office(3);
  CountingTask task(4);
  office.hello(1, 2, kIdentity + 1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  office.hello(2, 2, kIdentity + 2);
  EXPECT_THAT(office.asked(1), IsEmpty());
  EXPECT_THAT(office.scheduler.notices(), ElementsAre(AllOf(HasSubstr("rank 1 on host is left out"),
                                                            HasSubstr("(and 1 other rank)"))));
  office.work_here();
  EXPECT_TRUE(office.scheduler.end());
  CountingTask next(1);
  office.scheduler.begin(next.task, HandIn::AsFinished);
  EXPECT_THAT(office.scheduler.notices(), IsEmpty());  // it was told
}

TEST(Scheduler, ARankThatDoesNotHelpSaysWhyOnceThereIsATask) {
  Office office(2);
  office.hello(1, 0, 0);
  office.hear(1, {.saying = Saying::Leave, .text = "boards.txt: cannot be read"});
  EXPECT_THAT(office.scheduler.notices(), IsEmpty());
  CountingTask task(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  EXPECT_THAT(
      office.scheduler.notices(),
      ElementsAre("rank 1 on host does not help: boards.txt: cannot be read; the others continue"));
  EXPECT_FALSE(office.scheduler.is_everyone_gone());  // it waits for the end
  EXPECT_TRUE(office.scheduler.is_anyone_awaited());
}

TEST(Scheduler, NothingIsHandedOutAfterAStopButAnswersAreTaken) {
  Office office(2);
  CountingTask task(9);
  office.hello(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  const auto questions = office.asked(1);
  office.scheduler.stop();
  EXPECT_TRUE(office.scheduler.is_done());
  EXPECT_FALSE(office.scheduler.next_here());
  office.reply(1, questions[0]);
  EXPECT_THAT(office.asked(1), IsEmpty());
  EXPECT_THAT(task.taken, ElementsAre("0<0>"));
  EXPECT_FALSE(office.scheduler.end());
}

TEST(Scheduler, ATakerThatWantsNoMoreStopsTheRest) {
  Office office(2);
  CountingTask task(9);
  task.stop_after = 2;
  office.hello(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  office.reply(1, office.asked(1)[0]);
  office.work_here();
  EXPECT_EQ(task.taken.size(), 2u);
  EXPECT_TRUE(office.scheduler.is_stopped());
  EXPECT_FALSE(office.scheduler.end());
}

TEST(Scheduler, AWorkerThatCannotGoOnStopsTheRunAndSaysWhyOnce) {
  Office office(2);
  CountingTask task(9);
  office.hello(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  office.hear(1, {.saying = Saying::Stop, .text = "cmd:false broke the rules"});
  EXPECT_TRUE(office.scheduler.is_done());
  EXPECT_EQ(office.scheduler.trouble(), "rank 1 on host: cmd:false broke the rules");
  EXPECT_THAT(office.scheduler.notices(), IsEmpty());
}

TEST(Scheduler, AnAnswerToAnEarlierTaskIsDropped) {
  Office office(2);
  CountingTask before(2), after(2);
  office.hello(1);
  office.scheduler.begin(before.task, HandIn::AsFinished);
  const auto old = office.asked(1);
  office.scheduler.stop();
  EXPECT_FALSE(office.scheduler.end());
  office.scheduler.begin(after.task, HandIn::AsFinished);
  const auto asked = office.asked(1);
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_NE(asked[0].number, old[0].number);
  office.reply(1, old[0]);
  EXPECT_THAT(after.taken, IsEmpty());
  office.reply(1, asked[0]);
  office.work_here();
  EXPECT_THAT(after.taken, ElementsAre("0<0>"));
  office.reply(1, office.asked(1)[0]);
  EXPECT_TRUE(office.scheduler.end());
  EXPECT_THAT(before.taken, IsEmpty());
}

TEST(Scheduler, AllAreToldWhenItIsOverAndAreGoneOnceTheySaySo) {
  Office office(3);
  office.hello(1);
  office.scheduler.say_over();
  EXPECT_EQ(office.scheduler.letters().size(), 2u);
  office.hear(1, {.saying = Saying::Bye});
  EXPECT_FALSE(office.scheduler.is_everyone_gone());
  office.hear(2, {.saying = Saying::Bye});
  EXPECT_TRUE(office.scheduler.is_everyone_gone());
  EXPECT_FALSE(office.scheduler.is_anyone_awaited());
}

TEST(Scheduler, NonsenseIsIgnored) {
  Office office(2);
  CountingTask task(1);
  office.scheduler.begin(task.task, HandIn::AsFinished);
  office.scheduler.hear({1, "x"}, 0);
  office.scheduler.hear({1, std::string(17, '\xff')}, 0);
  office.reply(1, {99, "0"});
  EXPECT_THAT(task.taken, IsEmpty());
}

}  // namespace

// Whether the scheduler notices that a rank had to wait for questions: the coordinator then looks
// for letters more often.

namespace {

Task endless_task() {
  return {.identity = 7,
          .next = [] { return std::string("q"); },
          .answer = [](std::string_view, int) { return std::string("a"); },
          .take = [](const Answered&) { return true; }};
}

Letter reply_to(std::uint64_t number) {
  return {1, format_message_bytes({.saying = Saying::Reply, .number = number, .text = "a"})};
}

TEST(SchedulerWaiting, ARankWithoutQuestionsWaitsAndOneWithAQuestionToSpareDoesNot) {
  const Task task = endless_task();
  Scheduler scheduler(2);
  scheduler.begin(task, HandIn::AsFinished);
  EXPECT_FALSE(scheduler.has_kept_waiting());
  scheduler.hear({1, format_message_bytes({.saying = Saying::Hello, .number = 7, .count = 2})}, 0);
  EXPECT_TRUE(scheduler.has_kept_waiting()) << "it had nothing to do";
  EXPECT_FALSE(scheduler.has_kept_waiting()) << "that was told";
  scheduler.hear(reply_to(0), 1);
  EXPECT_FALSE(scheduler.has_kept_waiting()) << "it answers the other question meanwhile";
  EXPECT_EQ(scheduler.ranks()[1].holds.size(), 2U);
  scheduler.stop();
  scheduler.end();
}

TEST(SchedulerWaiting, ARankOfTwoThreadsHasTwoQuestionsToSpare) {
  const Task task = endless_task();
  Scheduler scheduler(2);
  scheduler.hear({1, format_message_bytes({.saying = Saying::Hello, .number = 7, .count = 4})}, 0);
  EXPECT_FALSE(scheduler.has_kept_waiting()) << "there was nothing to ask";
  scheduler.begin(task, HandIn::AsFinished);
  EXPECT_TRUE(scheduler.has_kept_waiting());
  scheduler.hear(reply_to(0), 1);
  EXPECT_FALSE(scheduler.has_kept_waiting()) << "three questions are left for two threads";
  scheduler.stop();
  scheduler.end();
}

}  // namespace

}  // namespace minewise
