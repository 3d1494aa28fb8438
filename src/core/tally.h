// What is known of a number of mines: a Tally has the weight of each number, a CountSet the numbers
// that are possible. Where very small weights may have been rounded to zero, a weight of zero does
// not prove that a number is impossible; a set does.
#pragma once

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace minewise {

// A set of whole numbers, kept as bits from the least number on. Sets with gaps thus cost little
// more than ranges: the sum of two sets takes one shifted copy for each run of consecutive numbers
// in the set that has fewer runs.
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

// Weights by number of mines. Only the ratios of weights matter, so a tally may be scaled freely.
// Code that multiplies many tallies normalises each product, to stay within the range of a double.

struct Tally {
  int first = 0;               // the least number of mines with an entry
  std::vector<double> weight;  // weight[i] belongs to first + i mines

  int last() const { return first + static_cast<int>(weight.size()) - 1; }
  double at(int mines) const { return mines < first || mines > last() ? 0 : weight[mines - first]; }
  bool is_zero() const {
    return std::all_of(weight.begin(), weight.end(), [](double w) { return w == 0; });
  }

  // Weight 1 for no mines: multiplying by it changes nothing.
  static Tally one() { return {0, {1.0}}; }
};

// Scales the largest weight to 1. Long tails under 2^-400 of that are cut off. Returns whether any
// weight above zero was lost, or is so small that it may be lost when multiplied.
bool normalise(Tally& tally);

// The tally of two independent parts together: out[k] = sum of a[i] * b[k - i], normalised. Returns
// what normalise() returns for it. REQUIRES: `out` is neither `a` nor `b`.
bool convolve(const Tally& a, const Tally& b, Tally& out);

// The average number of mines if each mine multiplied the weight by e^log_factor. 0 if all weights
// are zero.
double tilted_mean(const Tally& tally, double log_factor);

// The worth of one part by its number of mines, from the worth of the whole by its number of mines
// and the tally `rest` of the other part: out[k] = sum of rest[j] * whole[k + j] for k =
// first..last, scaled so that the largest is 1.
void weigh_part(const Tally& whole, const Tally& rest, int first, int last, Tally& out);

}  // namespace minewise
