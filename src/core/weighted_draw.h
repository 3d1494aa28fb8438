// Draws one of several things at random, by weight. They are offered one after another until one is
// drawn, so nothing has to be stored:
//
//     WeightedDraw draw(total, rng);
//     for (int k = 0; k < n && !draw.is_over(); ++k) {
//       if (draw.offer(weight[k])) chosen = k;
//     }
//
// The last one for which offer() returned true is the one drawn. If rounding leaves a rest, that is
// the last one offered with a weight above zero.
#pragma once

#include "core/rng.h"

namespace minewise {

class WeightedDraw {
 public:
  // `total` is the sum of all weights.
  WeightedDraw(double total, Rng& rng) : rest_(rng.unit() * total) {}

  bool is_over() const { return rest_ < 0; }

  // Whether this one is drawn, unless a later offer returns true.
  bool offer(double weight) {
    if (weight == 0) return false;
    rest_ -= weight;
    return true;
  }

 private:
  double rest_;
};

// A number from `first` to `last`, drawn by weight(number). REQUIRES: some weight is above zero.
template <class Weight>
int draw_number(int first, int last, const Weight& weight, Rng& rng) {
  double total = 0;
  for (int k = first; k <= last; ++k) total += weight(k);
  WeightedDraw draw(total, rng);
  int drawn = first;
  for (int k = first; k <= last && !draw.is_over(); ++k) {
    if (draw.offer(weight(k))) drawn = k;
  }
  return drawn;
}

}  // namespace minewise
