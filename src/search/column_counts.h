// Counts in how many sets of columns each column is. The counts are kept by their binary digits,
// one word of a digit for 64 columns, so that a set is added to all its columns at once: about two
// operations a set, however many columns there are.
#pragma once

#include <cstddef>
#include <vector>

#include "search/layout_frame.h"

namespace minewise {

class ColumnCounts {
 public:
  // Begins anew, for sets of this many words.
  void clear(int words) {
    words_ = static_cast<std::size_t>(words);
    digits_.clear();
  }

  void add(const Bits* columns) {
    for (std::size_t word = 0; word < words_; ++word) {
      Bits carry = columns[word];
      for (std::size_t at = word; carry != 0; at += words_) {
        if (at >= digits_.size()) digits_.resize(digits_.size() + words_, 0);
        const Bits next = digits_[at] & carry;
        digits_[at] ^= carry;
        carry = next;
      }
    }
  }

  int count(int column) const {
    int count = 0;
    const auto word = static_cast<std::size_t>(column / kBits);
    for (std::size_t at = word, digit = 0; at < digits_.size(); at += words_, ++digit) {
      count |= static_cast<int>(digits_[at] >> (column % kBits) & 1) << digit;
    }
    return count;
  }

 private:
  std::size_t words_ = 1;
  std::vector<Bits> digits_;  // the lowest first
};

}  // namespace minewise
