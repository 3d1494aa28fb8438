// Finds the order in which a component's regions are counted. Regions are taken one by one, and a
// clue is open from its first region to its last. A state of the count holds the mines so far
// around each open clue: the fewer clues are open at once, the fewer states there are.
//
// The order is greedy: of the regions next to an open clue, take the one that leaves the fewest
// clues open. It starts at a region with few clues. If the result looks costly, a few other starts
// are tried, among them the last region of the first order, which is probably on the far side. For
// large components the candidates are kept in a queue, so the time grows little faster than the
// size; the order found is the same.
#pragma once

#include <cstdint>
#include <queue>
#include <vector>

#include "solver/count/frontier.h"
#include "solver/count/uninitialized_vector.h"

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
  double growth(int candidate, const Component& component) const;
  int choose(const Component& component);
  int pop_best();
  void take(int region, const Component& component, CountingOrder& order);
  void add_candidates(const ComponentClue& clue);
  void queue_changed(const Region& taken, const Component& component);

  // A clue while an order is made.
  struct Progress {
    int spare = 0;         // its least number of mines, less its size
    int most = 0;          // as in ComponentClue
    int regions_left = 0;  // not yet taken
    int taken = 0;         // its cells in regions taken
    double range = 1;      // how many numbers of mines are possible among these

    double range_of(int cells) const {
      const int first = std::max(0, spare + cells);
      const int last = std::min(most, cells);
      return std::max(1, last - first + 1);
    }
  };

  // A candidate with its rank: by growth, then by how long it has waited.
  struct Ranked {
    double growth = 0;
    std::int32_t since = 0;
    std::int32_t region = 0;

    friend bool operator>(const Ranked& a, const Ranked& b) {
      return a.growth != b.growth ? a.growth > b.growth : a.since > b.since;
    }
  };

  CountingOrder best_, other_;
  // While an order is made:
  UninitializedVector<Progress> progress_;  // by clue
  std::vector<char> region_state_;          // untouched, candidate or taken
  UninitializedVector<int> candidates_;  // regions next to an open clue, the longest waiting first
  bool queues_ = false;                  // whether they are in the queue as well
  int waiting_ = 0;                      // how many candidates there are
  std::int32_t since_ = 0;               // how many there have been
  std::priority_queue<Ranked, std::vector<Ranked>, std::greater<>> queue_;
  std::vector<Ranked> ranked_;  // by region: as it was ranked last
  int open_ = 0;
  double states_ = 1;  // a bound on the number of states: the product of the open clues' ranges
};

}  // namespace minewise
