// A plan says how a component is counted: a tree of tables, each made from the tables below it.
//
// A table belongs to a set of regions. A clue is open in it if some of the clue's regions are
// inside the set and some outside; a state of the table says how many mines lie around each open
// clue. A table is made by adding one region to another table, or by joining two tables with
// different regions. A clue closes in the table that has all its regions. Most plans add regions
// one after another (order.h); large components that branch are planned as trees
// (plan_by_elimination).
//
// The number of mines around an open clue is kept in four bits of a state's key: the clue's slot.
// The slot stays the same as long as the clue is open. When two tables are joined, slots of the
// right one are moved where two clues would have the same slot.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "solver/count/frontier.h"
#include "solver/count/order.h"
#include "solver/count/uninitialized_vector.h"

namespace minewise {

// A clue while one table is made.
struct OpenClue {
  std::int32_t slot = 0;
  std::int8_t least = 0;           // mines allowed around it in all
  std::int8_t most = 0;            //
  std::int8_t left = 0;            // its cells outside the table's regions
  bool closes = false;             // none are left, and it is not the clue to be left open
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
  // Add: whether a state and the mines added to it can be told from the state that they lead to. No
  // two ways then lead to the same state.
  bool keeps_apart = false;
  // Add: the clues of the region. Join: the clues open in both tables. Plan::clues holds them.
  int first_clue = 0, end_clue = 0;
  // Join: the right table's slots, before and after. Plan::moves holds them.
  int first_move = 0, end_move = 0;
};

struct Plan {
  UninitializedVector<PlannedTable>
      tables;  // each after those it is made from; the last has all regions
  UninitializedVector<OpenClue> clues;     // table by table
  std::vector<std::pair<int, int>> moves;  // table by table
  int joins = 0;
  int slots = 0;            // all slots are below this
  int left_open_slot = -1;  // in the last table: of the clue that is left open; -1 if none

  void clear();
  std::span<const OpenClue> clues_of(const PlannedTable& table) const {
    return {clues.data() + table.first_clue, clues.data() + table.end_clue};
  }
  std::span<const std::pair<int, int>> moves_of(const PlannedTable& table) const {
    return std::span(moves).subspan(table.first_move, table.end_move - table.first_move);
  }
};

// Makes plans step by step, reusing its memory. Tables are named by their index in the plan; each
// may be used once.
class PlanMaker {
 public:
  // Begins a plan. `left_open`: a clue that never closes, or -1. The component and the plan must
  // stay where they are until the plan is made.
  void begin(const Component& component, int left_open, Plan& plan);

  int start();
  int add(int table, int region);
  int join(int left, int right);

  // The clues that are open in a table.
  struct OpenEntry {
    int clue = 0;
    int slot = 0;
    int left = 0;  // its cells outside the table
  };
  const std::vector<OpenEntry>& open(int table) const { return opens_[which_[table]]; }

 private:
  OpenEntry& find_or_open(int clue, std::vector<OpenEntry>& open);
  int free_slot(const std::vector<OpenEntry>& open) const;
  bool note(const OpenEntry& entry);
  void close(std::vector<OpenEntry>& open) const;
  int finish(int left, int first_clue, PlannedTable table);

  const Component* component_ = nullptr;
  int left_open_ = -1;
  Plan* plan_ = nullptr;
  std::vector<std::vector<OpenEntry>> opens_;  // of tables not yet used, then spare ones
  int opens_in_use_ = 0;
  std::vector<int> which_;  // by table: index into opens_
};

// Plans to add the regions in a given order, reusing its memory. On such a line a clue is open in
// one table at a time, so its slot is kept with the clue.
//
// A clue that was not open before tells the mines added, if it stays open or is exact. An exact
// clue that closes then tells how many mines were around it before. So most tables of boards with
// exact clues keep states apart.
class LinePlanner {
 public:
  void plan(const Component& component, const CountingOrder& order, int left_open, Plan& plan);

 private:
  void add(const Component& component, int region, int left_open, Plan& plan);

  struct Progress {
    int slot = -1;  // none yet
    int left = 0;   // its cells in regions not yet added
  };

  UninitializedVector<Progress> progress_;  // by clue
  UninitializedVector<int> free_slots_;
};

// Plans the count of components that branch. Clues are eliminated one by one: all tables in which a
// clue is open are joined, the clue's remaining regions are added, and the clue closes. The result
// is a table over the clues that were its neighbours. The next clue to eliminate is always the one
// that leaves the smallest table (the weighted form of minimum-degree elimination; Rose 1972,
// Kjaerulff 1990).
//
// On boards in play the greedy order of order.h is as good and much cheaper to find. Clues
// scattered at random over a large board have components with many branches. An order keeps many
// branches open at once; a tree does not (docs/performance.md has figures).

// Plans by elimination. Returns a bound on the number of states in all tables together. Returns
// infinity, and makes no plan, where finding one would take too long.
double plan_by_elimination(const Component& component, int left_open, Plan& plan);

}  // namespace minewise
