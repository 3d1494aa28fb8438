#include "core/draw_script.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace minewise {
namespace {

TEST(DrawScript, SaysWhatIsDrawn) {
  DrawScript script;
  script.start({2, 0});
  Rng rng(script);
  EXPECT_EQ(rng.below(3), 2u);
  EXPECT_EQ(rng.below(5), 0u);
  EXPECT_EQ(script.taken(), 2u);
  EXPECT_FALSE(script.missing());
}

TEST(DrawScript, NotesTheFirstDrawBeyondItsEnd) {
  DrawScript script;
  script.start({});
  Rng rng(script);
  EXPECT_EQ(rng.below(7), 0u);
  EXPECT_EQ(rng.below(4), 0u);
  EXPECT_EQ(script.missing(), 7u);
  script.start({6});
  EXPECT_FALSE(script.missing());
  EXPECT_EQ(rng.below(7), 6u);
}

TEST(DrawScript, RefusesWhatIsNoChoiceAmongAFew) {
  DrawScript script;
  script.start({});
  Rng rng(script);
  rng.below(2);
  EXPECT_FALSE(script.was_refused());
  rng.unit();
  EXPECT_TRUE(script.was_refused());
}

}  // namespace
}  // namespace minewise
