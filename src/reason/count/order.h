// The order in which a component's regions are counted. While regions are taken one by one, a clue
// is open from its first region to its last; a state of the count holds the mines so far around
// each open clue, so the fewer clues are open at once, the fewer states there are.
//
// The order is greedy: of the regions next to an open clue, take the one that leaves the fewest
// clues open. It starts at a region with few clues, and when the result looks costly, tries a few
// other starts, among them the end of the first order, which is likely on the far side.
#pragma once

#include <vector>

#include "reason/count/component.h"

namespace minewise {

struct CountingOrder {
  std::vector<int> regions;
  int most_open = 0;  // the largest number of clues open at once
  double cost = 0;    // an upper bound on the number of states, all steps together
};

// Finds orders, reusing its memory.
class OrderFinder {
 public:
  const CountingOrder& find(const Component& component);

 private:
  void order_from(int start, const Component& component, CountingOrder& order);
  int choose(const Component& component) const;
  void take(int region, const Component& component);

  CountingOrder best_, other_;
  // While an order is made:
  std::vector<int> regions_left_;   // by clue: its regions not yet taken
  std::vector<int> cells_taken_;    // by clue: its cells in regions taken
  std::vector<char> region_state_;  // untouched, candidate or taken
  std::vector<int> candidates_;     // regions next to an open clue
  int open_ = 0;
  double states_ = 1;  // a bound on the number of states: the product of the open clues' ranges
};

}  // namespace minewise
