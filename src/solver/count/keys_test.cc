// Steps of a plan, taken with keys alone: what fits, and which states stay apart.
#include <gtest/gtest.h>

#include <set>

#include "solver/count/keys.h"
#include "solver/count/order.h"
#include "support/board.h"

namespace minewise {

namespace {

constexpr std::string_view kExact =
    "? ? ? ? ? ? ? ? ?\n"
    "? 3 ? 3 ? 2 ? 4 ?\n"
    "? ? ? ? ? ? ? ? ?\n"
    "? 1 ? 3 ? 5 ? 3 ?\n"
    "? ? ? ? ? ? ? ? ?\n";

struct Planned {
  explicit Planned(std::string_view text) : view(drawn_view(text)), facts(view) {
    ComponentBuilder builder;
    builder.start(view.cells());
    EXPECT_TRUE(builder.build(Cell{10}, view, facts, component));
    OrderFinder finder;
    LinePlanner planner;
    planner.plan(component, finder.find(component), -1, plan);
  }

  View view;
  Facts facts;
  Component component;
  Plan plan;
};

bool fits(const StateKey<1>& key, int mines, std::span<const OpenClue> clues) {
  return std::ranges::all_of(clues, [&](const OpenClue& clue) {
    const int after = mines_at(key, clue.slot) + mines;
    return after <= clue.most && after + clue.left >= clue.least;
  });
}

// Calls visit(table, ways, keys) for each region: in how many ways it can be added, and the keys
// that these lead to.
template <class Visit>
void walk(const Plan& plan, const Visit& visit) {
  std::set<StateKey<1>> keys{StateKey<1>{}};
  for (const PlannedTable& table : plan.tables) {
    if (table.kind != PlannedTable::Kind::Add) continue;
    const std::span<const OpenClue> clues = plan.clues_of(table);
    const Addition<1> addition(clues, table.size);
    std::set<StateKey<1>> after;
    std::size_t ways = 0;
    for (const StateKey<1>& key : keys) {
      const SumRange range = addition.fitting(key);
      for (int mines = 0; mines <= table.size; ++mines) {
        const bool is_in = mines >= range.least && mines <= range.most;
        EXPECT_EQ(is_in, fits(key, mines, clues)) << mines;
        if (!is_in) continue;
        StateKey<1> to = addition.with_mines(key, mines);
        addition.close(to);
        after.insert(to);
        ++ways;
      }
    }
    keys = after;
    visit(table, ways, keys.size());
  }
}

TEST(Addition, FitsWhatEveryClueAllows) {
  for (const std::string_view clues : {"", "clues optimistic\n", "clues cautious\n"}) {
    const Planned planned(std::string(clues) + std::string(kExact));
    ASSERT_LE(planned.plan.slots, 16);
    walk(planned.plan,
         [](const PlannedTable&, std::size_t, std::size_t keys) { EXPECT_GT(keys, 0u); });
  }
}

TEST(Addition, LeadsToStatesOfTheirOwnWhereThePlanSaysSo) {
  const Planned planned(kExact);
  int apart = 0;
  walk(planned.plan, [&](const PlannedTable& table, std::size_t ways, std::size_t keys) {
    if (!table.keeps_apart) return;
    ++apart;
    EXPECT_EQ(ways, keys);
  });
  EXPECT_GT(apart, 5);
}

// A clue that allows several numbers forgets how many mines there were when it closes.
TEST(Addition, MayMergeStatesWhereAClueThatIsNotExactCloses) {
  const Planned planned("clues optimistic\n" + std::string(kExact));
  for (const PlannedTable& table : planned.plan.tables) {
    for (const OpenClue& clue : planned.plan.clues_of(table)) {
      EXPECT_FALSE(clue.closes && clue.least < clue.most && table.keeps_apart);
    }
  }
}

}  // namespace

}  // namespace minewise
