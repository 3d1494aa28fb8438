// A set of whole numbers: which numbers of mines are possible. Where weights may have vanished,
// sets decide what a weight of zero no longer can.
//
// Kept as bits from the least number on, so that sets with gaps cost no more than ranges: the sum
// of two sets takes one shifted copy for each run of consecutive numbers in the simpler of them.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>

namespace minewise {

class CountSet {
 public:
  CountSet() = default;                        // empty
  static CountSet range(int first, int last);  // empty if last < first

  // The set {0}: adding it changes nothing.
  static CountSet one() { return range(0, 0); }

  bool empty() const { return bits_.empty(); }
  int least() const { return first_; }  // REQUIRES: not empty
  int most() const;                     // REQUIRES: not empty
  bool contains(int number) const;

  // The least number of the set that is at least `number`; most() + 1 if there is none.
  // REQUIRES: not empty.
  int next(int number) const;

  bool meets(int first, int last) const;

  // Adds one number, or every number of another set, each `by` higher.
  void add(int number) { unite(range(number, number)); }
  void unite(const CountSet& other, int by = 0);

  // Drops what is not in the other set.
  void intersect(const CountSet& other);

  friend bool operator==(const CountSet&, const CountSet&) = default;

 private:
  friend void sum(const CountSet& a, const CountSet& b, CountSet& out);
  friend void part_of(const CountSet& whole, const CountSet& rest, const CountSet& own,
                      CountSet& out);

  bool bit(std::int64_t index) const;
  void trim();
  int runs() const;
  CountSet negated() const;

  int first_ = 0;                                          // a member, where there are any
  boost::container::small_vector<std::uint64_t, 1> bits_;  // bit i stands for first_ + i
};

// All sums of a number of each. `out` must be neither of the two.
void sum(const CountSet& a, const CountSet& b, CountSet& out);

// Those numbers of `own` that, with some number of `rest`, make one of `whole`.
void part_of(const CountSet& whole, const CountSet& rest, const CountSet& own, CountSet& out);

}  // namespace minewise
