#include "core/counted.h"

#include <gtest/gtest.h>

#include <cstdint>

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

}  // namespace
}  // namespace minewise
