// Orders and plans: every region is counted once, every clue closes once, and few are open at once.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "solver/count/order.h"
#include "solver/count/plan.h"
#include "support/board.h"

namespace minewise {

namespace {

using Kind = PlannedTable::Kind;

Component component_of(std::string_view text, int clue) {
  const View view = drawn_view(text);
  Facts facts(view);
  ComponentBuilder builder;
  builder.start(view.cells());
  Component component;
  EXPECT_TRUE(builder.build(Cell{clue}, view, facts, component));
  return component;
}

const Component kStrip = component_of(
    "? ? ? ? ? ? ? ? ? ? ? ?\n"
    "1 2 1 2 1 2 1 2 1 2 1 2\n",
    12);

// A clue in every second cell of every second row.
const Component kLattice = component_of(
    "? ? ? ? ? ? ? ? ?\n"
    "? 3 ? 3 ? 3 ? 3 ?\n"
    "? ? ? ? ? ? ? ? ?\n"
    "? 3 ? 3 ? 3 ? 3 ?\n"
    "? ? ? ? ? ? ? ? ?\n"
    "? 3 ? 3 ? 3 ? 3 ?\n"
    "? ? ? ? ? ? ? ? ?\n",
    10);

// Three arms that meet in the middle.
const Component kStar = component_of(
    "? _ _ _ _ _ ?\n"
    "_ 1 _ _ _ 1 _\n"
    "_ _ ? _ ? _ _\n"
    "_ _ _ 2 _ _ _\n"
    "_ _ _ ? _ _ _\n"
    "_ _ _ 1 _ _ _\n"
    "_ _ _ ? _ _ _\n",
    24);

TEST(CountingOrder, TakesEveryRegionOnce) {
  for (const Component* component : {&kStrip, &kLattice, &kStar}) {
    OrderFinder finder;
    const CountingOrder& order = finder.find(*component);
    EXPECT_EQ(order.regions.size(), component->regions.size());
    EXPECT_EQ(std::set<int>(order.regions.begin(), order.regions.end()).size(),
              component->regions.size());
  }
}

TEST(CountingOrder, RunsAlongAStrip) {
  OrderFinder finder;
  EXPECT_LE(finder.find(kStrip).most_open, 3);
  EXPECT_LT(finder.find(kStrip).cost, 300);
}

TEST(CountingOrder, CrossesALatticeTheShortWay) {
  OrderFinder finder;
  EXPECT_LE(finder.find(kLattice).most_open, 6);
}

// What a plan must be for the count to be right, whatever made it.
void expect_sound(const Plan& plan, const Component& component, int left_open) {
  std::map<int, int> times_added, times_used;
  std::size_t closed = 0;
  for (std::size_t t = 0; t < plan.tables.size(); ++t) {
    const PlannedTable& table = plan.tables[t];
    const int last = static_cast<int>(t) - 1;
    if (table.kind == Kind::Start) continue;
    EXPECT_LE(table.left, last);
    ++times_used[table.left];
    if (table.kind == Kind::Add) {
      ++times_added[table.region];
      EXPECT_EQ(table.size, component.regions[table.region].size);
    } else {
      EXPECT_LE(table.right, last);
      ++times_used[table.right];
    }
    for (const OpenClue& clue : plan.clues_of(table)) {
      closed += clue.closes;
      EXPECT_LT(clue.slot, plan.slots);
    }
  }
  EXPECT_EQ(times_added.size(), component.regions.size());
  for (const auto& [region, times] : times_added) EXPECT_EQ(times, 1) << "region " << region;
  // Every table but the last goes into one other.
  EXPECT_EQ(times_used.size(), plan.tables.size() - 1);
  for (const auto& [table, times] : times_used) EXPECT_EQ(times, 1) << "table " << table;
  EXPECT_EQ(closed, component.clues.size() - (left_open >= 0 ? 1 : 0));
  EXPECT_EQ(plan.left_open_slot >= 0, left_open >= 0);
}

TEST(Plan, AlongAnOrderAddsRegionsOneByOne) {
  for (const Component* component : {&kStrip, &kLattice, &kStar}) {
    for (const int left_open : {-1, 0, 1}) {
      OrderFinder finder;
      LinePlanner planner;
      Plan plan;
      planner.plan(*component, finder.find(*component), left_open, plan);
      expect_sound(plan, *component, left_open);
      EXPECT_EQ(plan.joins, 0);
      EXPECT_EQ(plan.tables.size(), component->regions.size() + 1);
    }
  }
}

TEST(Plan, AlongAStripUsesTheSlotsOfCluesThatHaveClosed) {
  OrderFinder finder;
  LinePlanner planner;
  Plan plan;
  planner.plan(kStrip, finder.find(kStrip), -1, plan);
  EXPECT_LE(plan.slots, 3);
}

TEST(Plan, ByEliminationIsSound) {
  for (const Component* component : {&kStrip, &kLattice, &kStar}) {
    for (int left_open = -1; left_open < static_cast<int>(component->clues.size()); ++left_open) {
      Plan plan;
      EXPECT_GT(plan_by_elimination(*component, left_open, plan), 0);
      expect_sound(plan, *component, left_open);
    }
  }
}

TEST(Plan, ByEliminationJoinsArmsWhereTheyMeet) {
  Plan plan;
  plan_by_elimination(kStar, -1, plan);
  EXPECT_GE(plan.joins, 1);
  EXPECT_LE(plan.slots, 3);
}

}  // namespace

}  // namespace minewise
