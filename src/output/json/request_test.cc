#include "output/json/request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minewise {
namespace {

struct Asked {
  std::optional<std::string> clues, kind;
  std::optional<std::uint64_t> count;
  std::vector<std::string> rules;
  bool all = false;

  Result<void> read(std::string_view json) {
    RequestReader reader;
    reader.text("clues", clues)
        .word("kind", kind, {"random", "no-guess"})
        .whole("count", count, 1, 100)
        .texts("rules", rules)
        .flag("all", all);
    return reader.read(json);
  }
  std::string wrong(std::string_view json) {
    const auto done = read(json);
    return done ? "" : done.error().text();
  }
};

TEST(RequestReader, EveryKindOfOptionIsRead) {
  Asked asked;
  ASSERT_TRUE(asked.read(
      R"({"clues": "exact", "kind": "Random", "count": 7, "rules": ["a", "b"], "all": true})"));
  EXPECT_EQ(asked.clues, "exact");
  EXPECT_EQ(asked.kind, "random");
  EXPECT_EQ(asked.count, 7u);
  EXPECT_THAT(asked.rules, testing::ElementsAre("a", "b"));
  EXPECT_TRUE(asked.all);
}

TEST(RequestReader, NumbersAndTextsStandForEachOther) {
  Asked asked;
  ASSERT_TRUE(asked.read(R"({"clues": 0.25, "count": "12", "rules": "survival"})"));
  EXPECT_EQ(asked.clues, "0.25");
  EXPECT_EQ(asked.count, 12u);
  EXPECT_THAT(asked.rules, testing::ElementsAre("survival"));
}

TEST(RequestReader, NothingAndNullAskForNothing) {
  Asked asked;
  EXPECT_TRUE(asked.read(""));
  EXPECT_TRUE(asked.read("{}"));
  EXPECT_TRUE(asked.read(R"({"clues": null})"));
  EXPECT_FALSE(asked.clues);
}

TEST(RequestReader, UnknownOptionsNameTheNearestKnown) {
  EXPECT_EQ(Asked().wrong(R"({"clus": 1})"), "'clus' is not an option here; did you mean 'clues'?");
  EXPECT_EQ(Asked().wrong(R"({"kind": "radnom"})"),
            "kind: 'radnom' is not one of random, no-guess; did you mean 'random'?");
}

TEST(RequestReader, ValuesOutOfPlaceAreNamed) {
  EXPECT_EQ(Asked().wrong(R"({"count": 101})"), "count: '101' is not a whole number from 1 to 100");
  EXPECT_EQ(Asked().wrong(R"({"count": -1})"), "count: '-1' is not a whole number from 1 to 100");
  EXPECT_EQ(Asked().wrong(R"({"clues": true})"), "clues: must be a text");
  EXPECT_EQ(Asked().wrong(R"({"clues": {}})"), "clues: must be a text, a number, true or false");
  EXPECT_EQ(Asked().wrong(R"({"all": "yes"})"), "all: must be true or false");
  EXPECT_EQ(Asked().wrong("[1]"), "expected a JSON object, such as {\"mines\": 10}");
}

TEST(RequestReader, WhatIsNoJsonIsToldWithItsPlace) {
  EXPECT_EQ(Asked().wrong("{\"clues\": 1,\n  oops}"), "line 2, column 3: this is not JSON");
  EXPECT_THAT(Asked().wrong("{"), testing::HasSubstr("this is not JSON"));
  EXPECT_THAT(Asked().wrong("\xff"), testing::HasSubstr("this is not JSON"));
}

TEST(RequestReader, DeepNestingIsRefusedLikeAnythingElse) {
  const std::string deep(100'000, '[');
  EXPECT_THAT(Asked().wrong(deep), testing::HasSubstr("this is not JSON"));
  const std::string closed = "{\"clues\":" + deep + std::string(deep.size(), ']') + "}";
  EXPECT_EQ(Asked().wrong(closed), "clues: must be a text, a number, true or false");
}

TEST(VerbOf, ARequestHasAVerb) {
  EXPECT_EQ(verb_of(R"({"verb": "analyze", "text": "1?"})"), "analyze");
  EXPECT_EQ(verb_of("{}").error().text(), "verb: missing");
}

}  // namespace
}  // namespace minewise
