// Whether the desk notices that a rank had to wait for questions: the leader then looks for letters
// more often.
#include <gtest/gtest.h>

#include "study/spread/desk.h"

namespace minewise {
namespace {

Errand endless_errand() {
  return {.identity = 7,
          .next = [] { return std::string("q"); },
          .answer = [](std::string_view, int) { return std::string("a"); },
          .take = [](const Answered&) { return true; }};
}

Letter reply_to(std::uint64_t number) {
  return {1, format_message_bytes({.saying = Saying::Reply, .number = number, .text = "a"})};
}

TEST(DeskWaiting, ARankWithoutQuestionsWaitsAndOneWithAQuestionToSpareDoesNot) {
  const Errand errand = endless_errand();
  Desk desk(2);
  desk.begin(errand, HandIn::AsFinished);
  EXPECT_FALSE(desk.has_kept_waiting());
  desk.hear({1, format_message_bytes({.saying = Saying::Hello, .number = 7, .count = 2})}, 0);
  EXPECT_TRUE(desk.has_kept_waiting()) << "it had nothing to do";
  EXPECT_FALSE(desk.has_kept_waiting()) << "that was told";
  desk.hear(reply_to(0), 1);
  EXPECT_FALSE(desk.has_kept_waiting()) << "it answers the other question meanwhile";
  EXPECT_EQ(desk.ranks()[1].holds.size(), 2U);
  desk.stop();
  desk.end();
}

TEST(DeskWaiting, ARankOfTwoThreadsHasTwoQuestionsToSpare) {
  const Errand errand = endless_errand();
  Desk desk(2);
  desk.hear({1, format_message_bytes({.saying = Saying::Hello, .number = 7, .count = 4})}, 0);
  EXPECT_FALSE(desk.has_kept_waiting()) << "there was nothing to ask";
  desk.begin(errand, HandIn::AsFinished);
  EXPECT_TRUE(desk.has_kept_waiting());
  desk.hear(reply_to(0), 1);
  EXPECT_FALSE(desk.has_kept_waiting()) << "three questions are left for two threads";
  desk.stop();
  desk.end();
}

}  // namespace
}  // namespace minewise
