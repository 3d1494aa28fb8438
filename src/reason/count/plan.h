// A plan says how a component is counted: a tree of tables, each made from the tables below it.
//
// A table belongs to a set of regions. A clue is open in it if some of the clue's regions are
// inside the set and some outside; a state of the table says how many mines lie around each open
// clue. A table is made by adding one region to another table, or by joining two tables with
// different regions. A clue closes in the table that has all its regions. Most plans add regions
// one after another (order.h); large components that branch are planned as trees (elimination.h).
//
// The number of mines around an open clue is kept in four bits of a state's key: the clue's slot.
// The slot stays the same as long as the clue is open. When two tables are joined, slots of the
// right one are moved where two clues would have the same slot.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "reason/count/component.h"
#include "reason/count/order.h"

namespace minewise {

// A clue while one table is made.
struct OpenClue {
  int slot = 0;
  int least = 0;                   // mines allowed around it in all
  int most = 0;                    //
  int left = 0;                    // its cells outside the table's regions
  const double* weight = nullptr;  // as in ComponentClue
};

struct PlannedTable {
  enum class Kind {
    Start,  // no regions, one state
    Add,    // `left` and a region
    Join,   // `left` and `right`
  };
  Kind kind = Kind::Start;
  int left = -1;
  int right = -1;
  int region = -1;
  int size = 0;  // cells of the region
  // Add: the clues of the region, and those of them that close.
  std::array<OpenClue, kMaxDegree> clues;
  std::array<OpenClue, kMaxDegree> closing;
  int clue_count = 0;
  int closing_count = 0;
  int join = -1;  // Join: index into Plan::joins
};

struct PlannedJoin {
  std::vector<std::pair<int, int>> moved;  // the right table's slots, before and after
  std::vector<OpenClue> shared;            // clues open in both
  std::vector<OpenClue> closing;           // those of them that close
};

struct Plan {
  std::vector<PlannedTable> tables;  // each after those it is made from; the last has all regions
  std::vector<PlannedJoin> joins;
  int slots = 0;            // all slots are below this
  int left_open_slot = -1;  // in the last table: of the clue that is left open; -1 if none
};

// Makes plans step by step. Tables are named by their index in the plan; each may be used once.
class PlanMaker {
 public:
  // `left_open`: a clue that never closes, or -1.
  PlanMaker(const Component& component, int left_open, Plan& plan);

  int start();
  int add(int table, int region);
  int join(int left, int right);

  // The clues that are open in a table.
  struct OpenEntry {
    int clue = 0;
    int slot = 0;
    int taken = 0;  // its cells inside the table
  };
  const std::vector<OpenEntry>& open(int table) const { return open_of(table); }

 private:
  std::vector<OpenEntry>& open_of(int table);
  const std::vector<OpenEntry>& open_of(int table) const;
  int take_slot(const std::vector<OpenEntry>& open);
  OpenClue seen(const OpenEntry& entry) const;
  bool closes(const OpenEntry& entry) const;

  const Component& component_;
  int left_open_;
  Plan& plan_;
  std::vector<std::vector<OpenEntry>> opens_;  // of tables not yet used
  std::vector<int> which_;                     // by table: index into opens_
};

// Plans to add the regions in the given order.
void plan_along(const Component& component, const CountingOrder& order, int left_open, Plan& plan);

}  // namespace minewise
