#include <gtest/gtest.h>

#include <array>

#include "core/rng.h"
#include "search/alike_cover.h"

namespace minewise {

namespace {

TEST(ColumnCounts, CountAsOneByOne) {
  constexpr int kWords = 2;
  Rng rng(Seed{1}, Digest("columns"));
  ColumnCounts counts;
  for (const int sets : {0, 1, 5, 200}) {
    counts.clear(kWords);
    std::array<int, kWords * kBits> expected{};
    for (int set = 0; set < sets; ++set) {
      std::array<Bits, kWords> columns{};
      for (Bits& word : columns) word = (Bits{rng.bits()} << 32) | rng.bits();
      counts.add(columns.data());
      for (int column = 0; column < kWords * kBits; ++column) {
        expected[column] += static_cast<int>(columns[column / kBits] >> (column % kBits) & 1);
      }
    }
    for (int column = 0; column < kWords * kBits; ++column) {
      EXPECT_EQ(counts.count(column), expected[column]) << sets << " sets, column " << column;
    }
  }
}

}  // namespace

}  // namespace minewise
