// Supposes values for some cells and finds what follows, one clue at a time. If a clue can then no
// longer be right, the suppositions cannot all be true. The clues and suppositions at fault are
// found by following the steps back from that clue.
//
//     a b c d     Suppose a is safe: then b is a mine by the first 1, c and d are safe by the next
//     1 1 1 1     two, and the last has no mine left. So a is a mine.
//
// This is unit propagation, as in satisfiability solvers, with clues in place of clauses. Two
// engines use it: `contradiction` supposes one cell at a time, `groups` goes on supposing until an
// arrangement is complete. Both test cells, and repeat a test only when something that it depended
// on has changed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cell.h"
#include "core/topology.h"
#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

class Supposition {
 public:
  void start(const View& view);

  // Takes in what is new, and lists it. A clue is used until it says nothing more, or cannot be
  // right. REQUIRES: nothing is supposed; the facts have observed the view.
  void update(const View& view, const Facts& facts);
  std::span<const Cell> new_clues() const { return new_clues_; }
  std::span<const Cell> new_known() const { return new_known_; }

  const Topology& topology() const { return *topology_; }

  // What the facts leave of a clue: least..most mines among its unknown neighbours.
  struct Reading {
    std::int8_t least = 0;
    std::int8_t most = 0;
    std::int8_t unknown = 0;
    std::int8_t mines = 0;  // supposed so far
    std::int8_t safes = 0;
    bool useful = false;  // says something, and can be right
    bool used = false;
  };
  const Reading& reading(Cell clue) const { return readings_[clue.at()]; }
  bool is_used(Cell clue) const { return reading(clue).used && (!restricted_ || kept_[clue.at()]); }

  // Says whether a clue is used. REQUIRES: nothing is supposed.
  void use(Cell clue, bool used) {
    readings_[clue.at()].used = used && readings_[clue.at()].useful;
  }

  // From now on only these clues are used; lift_restriction() undoes that. REQUIRES: nothing is
  // supposed.
  void restrict_to(std::span<const Cell> clues);
  void lift_restriction();

  // Whether the value of a cell is neither known nor supposed; whether it is a mine; whether its
  // value is supposed or follows from a supposition.
  bool is_free(Cell cell) const { return value_[cell.at()] == Value::Free; }
  bool is_mine(Cell cell) const { return value_[cell.at()] == Value::Mine; }
  bool is_supposed(Cell cell) const { return step_of_[cell.at()] >= 0; }

  // Supposes a value and all that follows. Returns false if some clue then cannot be right.
  // REQUIRES: is_free(cell); no earlier supposition failed.
  bool suppose(Cell cell, Verdict verdict);

  // The same for what follows from one clue, with nothing new supposed.
  bool follow(Cell clue);

  // Takes back the latest supposition and all that followed from it.
  void take_back();
  int levels() const { return static_cast<int>(level_starts_.size()); }

  // A cell whose value was supposed or follows; steps() lists them, oldest first.
  struct Step {
    Cell cell;
    Cell because;  // the clue it follows from; kSupposed if none
    int level = 0;
  };
  static constexpr Cell kSupposed{-1};
  std::span<const Step> steps() const { return steps_; }

  // After a failure: adds the clues at fault, some perhaps twice, and the levels of the
  // suppositions at fault.
  void blame(std::vector<Cell>& clues, std::vector<int>& levels);

 private:
  enum class Value : std::uint8_t { Free, Safe, Mine };

  void read(Cell clue, const View& view);
  void learn(Cell cell, Verdict verdict);
  void judge(Cell clue);
  void put(Cell cell, Verdict verdict, Cell because);
  bool propagate();
  bool look_at(Cell clue);
  void blame_around(Cell clue, Value value, int before);

  TopologyPtr topology_;
  std::vector<Value> value_;
  std::vector<Reading> readings_;  // by cell
  bool restricted_ = false;
  std::vector<char> kept_;  // by cell, while restricted
  std::vector<Cell> kept_clues_;
  std::vector<Step> steps_;
  std::vector<std::int32_t> step_of_;  // by cell, or -1
  std::vector<std::size_t> level_starts_;
  std::size_t looked_at_ = 0;  // how many steps have been followed
  Cell failed_clue_;
  Value failed_by_ = Value::Free;  // the value that is too frequent around it
  std::vector<char> blamed_;       // by step, while blame is laid
  std::vector<int> to_blame_;      // steps
  std::vector<Cell> new_clues_, new_known_;
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
};

// Keeps track of which tests depend on which cells, for engines that test cells. A test need not
// run again until something changes at a cell that it depended on. A change wakes only the tests
// that watch its cell, so the cost of a move depends on what it changes.

class Watches {
 public:
  // Forgets everything and prepares for a board and for tests numbered from 0.
  void start(int cells, int tests) {
    watchers_.resize(static_cast<std::size_t>(cells));
    for (auto& watchers : watchers_) watchers.clear();
    runs_.assign(static_cast<std::size_t>(tests), 0);
    is_waiting_.assign(static_cast<std::size_t>(tests), false);
    waiting_.clear();
    next_ = 0;
  }

  void wake(int test) {
    if (is_waiting_[at(test)]) return;
    is_waiting_[at(test)] = true;
    waiting_.push_back(test);
  }

  void wake_watchers(Cell cell) {
    for (const Watcher& watcher : watchers_[cell.at()]) {
      if (!is_stale(watcher)) wake(watcher.test);
    }
    watchers_[cell.at()].clear();
  }

  // The next test to run, oldest first, if any. It then watches no cell until watch() is called.
  std::optional<int> take_next() {
    while (next_ < waiting_.size()) {
      const int test = waiting_[next_++];
      if (settle(test)) return test;
    }
    waiting_.clear();
    next_ = 0;
    return std::nullopt;
  }

  // Marks a test as run. Returns whether it was waiting.
  bool settle(int test) {
    if (!is_waiting_[at(test)]) return false;
    is_waiting_[at(test)] = false;
    ++runs_[at(test)];
    return true;
  }

  void watch(int test, Cell cell) {
    auto& watchers = watchers_[cell.at()];
    const bool full = watchers.size() == watchers.capacity();
    if (full) std::erase_if(watchers, [&](const Watcher& each) { return is_stale(each); });
    watchers.push_back({test, runs_[at(test)]});
  }

 private:
  struct Watcher {
    std::int32_t test = 0;
    std::uint32_t run = 0;  // of the test, when it depended on the cell
  };

  static std::size_t at(int test) { return static_cast<std::size_t>(test); }
  bool is_stale(const Watcher& watcher) const { return runs_[at(watcher.test)] != watcher.run; }

  std::vector<std::vector<Watcher>> watchers_;  // by cell
  std::vector<std::uint32_t> runs_;             // by test, how often it was run
  std::vector<char> is_waiting_;                // by test
  std::vector<int> waiting_;                    // a queue that starts at next_
  std::size_t next_ = 0;
};

}  // namespace minewise
