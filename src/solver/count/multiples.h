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

// The same, and returns the sum of beside[i] * weight * from[i], added up in order.
inline double add_multiple_beside(const double* from, std::ptrdiff_t length, double weight,
                                  const double* beside, double* to) {
  double sum = 0;
  std::ptrdiff_t i = 0;
  for (; i + 2 <= length; i += 2) {
    const UnalignedPair value = *reinterpret_cast<const UnalignedPair*>(from + i) * weight;
    const UnalignedPair product = *reinterpret_cast<const UnalignedPair*>(beside + i) * value;
    *reinterpret_cast<UnalignedPair*>(to + i) += value;
    sum += product[0];
    sum += product[1];
  }
  if (i < length) {
    const double value = from[i] * weight;
    to[i] += value;
    sum += beside[i] * value;
  }
  return sum;
}

}  // namespace minewise
