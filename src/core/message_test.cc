#include <gtest/gtest.h>

#include <cstdint>

#include "core/message.h"

namespace minewise {

namespace {

TEST(Counted, OneIsSingularAndAllElsePlural) {
  EXPECT_EQ(counted(0, "mine"), "0 mines");
  EXPECT_EQ(counted(1, "mine"), "1 mine");
  EXPECT_EQ(counted(std::uint64_t{2}, "mine"), "2 mines");
}

TEST(Counted, TakesIrregularPlurals) {
  EXPECT_EQ(counted(1, "guess", "guesses"), "1 guess");
  EXPECT_EQ(counted(5, "guess", "guesses"), "5 guesses");
}

TEST(Counted, APartGoesByTheWhole) {
  EXPECT_EQ(counted_of(0, 1, "board"), "0 of 1 board");
  EXPECT_EQ(counted_of(1, 8, "board"), "1 of 8 boards");
}

const std::vector<std::string> kVerbs = {"play", "analyze", "compare", "render", "review"};

TEST(NearMiss, CountsLettersLeftOutPutInExchangedAndSwapped) {
  EXPECT_EQ(slips_between("first", "first"), 0);
  EXPECT_EQ(slips_between("first", "fist"), 1);
  EXPECT_EQ(slips_between("first", "firsst"), 1);
  EXPECT_EQ(slips_between("first", "forst"), 1);
  EXPECT_EQ(slips_between("first", "frist"), 1);
  EXPECT_EQ(slips_between("", "abc"), 3);
}

TEST(NearMiss, FindsTheWordThatWasMeant) {
  EXPECT_EQ(near_miss("paly", kVerbs), "play");
  EXPECT_EQ(near_miss("analyse", kVerbs), "analyze");
  EXPECT_EQ(near_miss("rendre", kVerbs), "render");
}

TEST(NearMiss, DoesNotMindCase) {
  EXPECT_EQ(near_miss("PLAI", kVerbs), "play");
}

TEST(NearMiss, TakesTheFirstOfTwoAsNear) {
  const std::vector<std::string> known = {"cat", "hat"};
  EXPECT_EQ(near_miss("bat", known), "cat");
}

TEST(NearMiss, TakesTheBeginningOfOneWordAlone) {
  EXPECT_EQ(near_miss("comp", kVerbs), "compare");
  EXPECT_EQ(near_miss("re", kVerbs), std::nullopt);
}

TEST(NearMiss, SuggestsNothingFarOff) {
  EXPECT_EQ(near_miss("submarine", kVerbs), std::nullopt);
  EXPECT_EQ(near_miss("", kVerbs), std::nullopt);
  EXPECT_EQ(near_miss("x", kVerbs), std::nullopt);
  EXPECT_EQ(near_miss(std::string(100000, 'a'), kVerbs), std::nullopt);
}

TEST(NearMiss, DoesNotCountTheDashesOfOptions) {
  const std::vector<std::string> options = {"--board", "--trace"};
  EXPECT_EQ(near_miss("--bogus", options), std::nullopt);
  EXPECT_EQ(near_miss("--trcae", options), "--trace");
}

TEST(NearMiss, EndsAMessage) {
  EXPECT_EQ(did_you_mean("paly", kVerbs), "; did you mean 'play'?");
  EXPECT_EQ(did_you_mean("submarine", kVerbs), "");
}

TEST(NearMiss, FindsAWordInAnyCase) {
  EXPECT_EQ(in_known_case("Play", kVerbs), "play");
  EXPECT_EQ(in_known_case("Paly", kVerbs), "Paly");
}

}  // namespace

}  // namespace minewise
