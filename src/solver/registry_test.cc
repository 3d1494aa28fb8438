#include <gtest/gtest.h>

#include <set>

#include "solver/registry.h"

namespace minewise {

namespace {

TEST(EngineRegistry, NamesAreUnique) {
  std::set<std::string> names;
  for (const EngineEntry& entry : all_engines()) EXPECT_TRUE(names.insert(entry.name).second);
  EXPECT_TRUE(names.contains("single-point"));
  EXPECT_TRUE(names.contains("single-point-once"));
}

TEST(EngineRegistry, EveryCallMakesANewEngine) {
  for (const EngineEntry& entry : all_engines()) {
    const auto a = entry.make(), b = entry.make();
    ASSERT_NE(a, nullptr);
    EXPECT_NE(a, b);
    EXPECT_EQ(a->rule(), b->rule());
  }
}

}  // namespace

}  // namespace minewise
