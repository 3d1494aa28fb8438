// One of several things, drawn by weight. They are offered one after another, so that nothing need
// be stored, until one is hit:
//
//     WeightedDraw draw(total, rng);
//     for (int k = 0; k < n && !draw.is_over(); ++k) {
//       if (draw.offer(weight[k])) chosen = k;
//     }
//
// The last that was taken is the one drawn. What rounding leaves over belongs to the last one
// offered that has any weight.
#pragma once

#include "ground/base/rng.h"

namespace minewise {

class WeightedDraw {
 public:
  // `total` is the sum of all weights.
  WeightedDraw(double total, Rng& rng) : rest_(rng.unit() * total) {}

  bool is_over() const { return rest_ < 0; }

  // Whether this is the one, as far as has been offered.
  bool offer(double weight) {
    if (weight == 0) return false;
    rest_ -= weight;
    return true;
  }

 private:
  double rest_;
};

}  // namespace minewise
