// A set of layouts as bits, one for each layout of a frame (layout_frame.h).
#pragma once

#include <bit>
#include <cstdint>

namespace minewise {

using Bits = std::uint64_t;
inline constexpr int kBits = 64;

inline int words_for(int size) {
  return (size + kBits - 1) / kBits;
}

// In what follows, `words` is LayoutFrame::words().

inline int count_bits(const Bits* set, int words) {
  int count = 0;
  for (int i = 0; i < words; ++i) count += std::popcount(set[i]);
  return count;
}

// The number of layouts in both sets.
inline int count_common(const Bits* a, const Bits* b, int words) {
  int count = 0;
  for (int i = 0; i < words; ++i) count += std::popcount(a[i] & b[i]);
  return count;
}

inline bool meet(const Bits* a, const Bits* b, int words) {
  for (int i = 0; i < words; ++i) {
    if (a[i] & b[i]) return true;
  }
  return false;
}

inline bool is_within(const Bits* inner, const Bits* outer, int words) {
  for (int i = 0; i < words; ++i) {
    if (inner[i] & ~outer[i]) return false;
  }
  return true;
}

// Writes the intersection; returns whether it has any member.
inline bool intersect(const Bits* a, const Bits* b, int words, Bits* out) {
  Bits any = 0;
  for (int i = 0; i < words; ++i) any |= out[i] = a[i] & b[i];
  return any != 0;
}

// Calls visit(member) for each member, ascending.
template <class Visit>
void for_each_member(const Bits* set, int words, const Visit& visit) {
  for (int i = 0; i < words; ++i) {
    for (Bits rest = set[i]; rest != 0; rest &= rest - 1) {
      visit(i * kBits + std::countr_zero(rest));
    }
  }
}

}  // namespace minewise
