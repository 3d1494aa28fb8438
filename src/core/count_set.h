// A set of whole numbers: the numbers of mines that are possible. Where very small weights may have
// been rounded to zero, a weight of zero does not prove that a number is impossible; a set does.
//
// It is kept as bits, from the least number on. Sets with gaps thus cost little more than ranges:
// the sum of two sets takes one shifted copy for each run of consecutive numbers in the set that
// has fewer runs.
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

  // Whether any number of first..last is in the set.
  bool meets(int first, int last) const;

  // Adds one number, or every number of another set, each `by` higher.
  void add(int number) { unite(range(number, number)); }
  void unite(const CountSet& other, int by = 0);

  // Keeps only the numbers that are in the other set too.
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

  int first_ = 0;                                          // a member, unless the set is empty
  boost::container::small_vector<std::uint64_t, 1> bits_;  // bit i stands for first_ + i
};

// All sums of a number from `a` and a number from `b`. REQUIRES: `out` is neither `a` nor `b`.
void sum(const CountSet& a, const CountSet& b, CountSet& out);

// The numbers of `own` that give a number of `whole` when some number of `rest` is added.
void part_of(const CountSet& whole, const CountSet& rest, const CountSet& own, CountSet& out);

}  // namespace minewise
