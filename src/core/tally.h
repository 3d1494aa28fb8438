// A tally: weight by number of mines. Only the ratios of weights matter, so a tally may be scaled
// freely. Code that multiplies many tallies normalises each product, to stay within the range of a
// double.
#pragma once

#include <algorithm>
#include <vector>

namespace minewise {

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
