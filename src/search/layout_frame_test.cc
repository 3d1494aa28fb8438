#include <gtest/gtest.h>

#include <numeric>

#include "core/topology.h"
#include "search/layout_frame.h"

namespace minewise {

namespace {

// Straight from the definition, over the answers of the table.
bool are_alike(const LayoutTable& table, std::size_t a, std::size_t b) {
  if (table.mines(a) != table.mines(b)) return false;
  for (std::size_t column = 0; column < table.columns(); ++column) {
    const auto of_a = table.answer(a, column), of_b = table.answer(b, column);
    const bool is_safe_in_both = of_a != LayoutTable::kMine && of_b != LayoutTable::kMine;
    if (is_safe_in_both && of_a != of_b) return false;
  }
  return true;
}

void expect_as_defined(const LayoutTable& table) {
  std::vector<std::uint32_t> rows(table.rows()), columns(table.columns());
  std::iota(rows.begin(), rows.end(), 0);
  std::iota(columns.begin(), columns.end(), 0);
  Pace pace;
  const LayoutFrame frame(table, rows, columns, pace);
  EXPECT_TRUE(frame.alike().are_complete());
  for (int a = 0; a < frame.size(); ++a) {
    std::vector<Bits> after(static_cast<std::size_t>(frame.words()), 0);
    for (const auto& [index, bits] : frame.alike().after(a)) {
      EXPECT_NE(bits, 0u);
      after[index] = bits;
    }
    for (int b = 0; b < frame.size(); ++b) {
      const bool is_found = (after[b / kBits] >> (b % kBits) & 1) != 0;
      ASSERT_EQ(is_found, b > a && are_alike(table, frame.row(a), frame.row(b))) << a << ' ' << b;
    }
  }
}

TEST(AlikeLayouts, AreFoundAsDefined) {
  for (const int mines : {1, 2, 4, 7}) {
    expect_as_defined(every_layout(make_topology({4, 3}), mines));
  }
  expect_as_defined(every_layout(make_topology({5, 5}), 3));
}

TEST(AlikeLayouts, HaveEquallyManyMines) {
  const TopologyPtr strip = make_topology({6, 1});
  std::vector<Cell> cells;
  for (int index = 0; index < strip->cells(); ++index) cells.push_back(Cell{index});
  LayoutTable table(strip, cells);
  for (unsigned mines = 0; mines < 64; ++mines) {
    Layout layout(6);
    for (int cell = 0; cell < 6; ++cell) {
      if (mines >> cell & 1) layout.place_mine(Cell{cell});
    }
    table.add(layout);
  }
  expect_as_defined(table);
}

}  // namespace

}  // namespace minewise
