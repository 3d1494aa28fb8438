// Multiples of short rows of numbers, two numbers at once. Loops that the compiler makes of this by
// itself are for long rows: most of their time would go into getting started.
#pragma once

#include <cstddef>

namespace minewise {

typedef double UnalignedPair
    __attribute__((vector_size(2 * sizeof(double)), aligned(sizeof(double)), may_alias));

// to[i] = weight * from[i]. REQUIRES: the rows do not overlap.
inline void set_multiple(const double* from, std::size_t length, double weight, double* to) {
  std::size_t i = 0;
  for (; i + 2 <= length; i += 2) {
    *reinterpret_cast<UnalignedPair*>(to + i) =
        *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
  }
  if (i < length) to[i] = from[i] * weight;
}

// to[i] += weight * from[i]. REQUIRES: the rows do not overlap.
inline void add_multiple(const double* from, std::size_t length, double weight, double* to) {
  std::size_t i = 0;
  for (; i + 2 <= length; i += 2) {
    *reinterpret_cast<UnalignedPair*>(to + i) +=
        *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
  }
  if (i < length) to[i] += from[i] * weight;
}

}  // namespace minewise
