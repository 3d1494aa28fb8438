#include "solver/count/lanes.h"

#include <gtest/gtest.h>

#include "solver/count/counter.h"
#include "support/board.h"

namespace minewise {
namespace {

// The component of cell 9, whose clue is left open.
struct Counted {
  explicit Counted(std::string_view text, std::int64_t entries = CountBudget{}.entries)
      : view(drawn_view(text)), facts(view) {
    const Cell supposed{9};
    builder.start(view.cells());
    builder.suppose_open(supposed);
    EXPECT_TRUE(builder.build(supposed, view, facts, component));
    counter.count(component, Tilt{}, CountBudget{entries}, count, 0);
  }

  View view;
  Facts facts;
  ComponentBuilder builder;
  Component component;
  ComponentCounter counter;
  ComponentCount count;
};

// Every lane to the last bit, with more lanes than fit into one row.
void expect_as_if_weighed_one_by_one(Counted& counted) {
  constexpr int kLanes = 7;
  const auto worth_of = [](int lane, int mines) { return 1.0 / (1 + lane + 3 * mines); };
  const auto end_worth_of = [](int lane, int end) { return (end + lane) % 3 == 0 ? 0 : 0.5 + end; };
  CountLanes lanes;
  lanes.weigh(counted.count, kLanes, [&](int lane, int end, int mines) {
    return end_worth_of(lane, end) * worth_of(lane, mines);
  });
  for (int lane = 0; lane < kLanes; ++lane) {
    Tally worth = counted.count.total();
    for (int k = worth.first; k <= worth.last(); ++k) {
      worth.weight[k - worth.first] = worth_of(lane, k);
    }
    std::vector<double> end_worth;
    for (int end = 0; end < counted.count.ends(); ++end) {
      end_worth.push_back(end_worth_of(lane, end));
    }
    counted.count.weigh(worth, end_worth);
    for (int r = 0; r < static_cast<int>(counted.component.regions.size()); ++r) {
      const double mines = counted.count.mines(r), safes = counted.count.safes(r);
      const double wanted = mines + safes > 0 ? mines / (mines + safes) : -1;
      EXPECT_EQ(lanes.share(r, lane, -1), wanted) << "region " << r << " lane " << lane;
    }
  }
}

TEST(Lanes, SayWhatWeighingOneByOneSays) {
  Counted counted("? ? ? ? ? ? ?\n1 2 ? 2 1 2 ?\n? ? ? ? ? ? ?\n");
  ASSERT_TRUE(counted.count.is_exact());
  ASSERT_GT(counted.count.ends(), 1);
  expect_as_if_weighed_one_by_one(counted);
}

// A beam leaves states that lead nowhere; an estimate has no states at all.
TEST(Lanes, SayTheSameOfABeamAndOfAnEstimate) {
  const char* const board =
      "? ? ? ? ? ? ?\n1 2 ? 2 1 2 ?\n? ? ? ? ? ? ?\n? 3 ? 2 ? 3 ?\n? ? ? ? ? ? ?\n";
  Counted beam(board, 40);
  ASSERT_FALSE(beam.count.is_exact());
  expect_as_if_weighed_one_by_one(beam);
  Counted tree(board);
  estimate(tree.component, 0.2, tree.count);
  ASSERT_TRUE(tree.count.is_estimated());
  expect_as_if_weighed_one_by_one(tree);
}

}  // namespace
}  // namespace minewise
