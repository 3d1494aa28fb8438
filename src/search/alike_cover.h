// Splits a set of layouts into groups of layouts that are alike (AlikeLayouts in layout_frame.h).
// This gives a lower bound on the loss, which the search uses to stop early.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "search/layout_frame.h"

namespace minewise {

// Counts in how many sets of columns each column is. The counts are kept by their binary digits,
// one word of a digit for 64 columns, so that a set is added to all its columns at once: about two
// operations a set, however many columns there are.
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

// In a group, all layouts but one cost a mine each, whatever a player does. The bound is better
// once it is known which cell is opened at a risk. The cell shows the same in all layouts of a
// group in which it is safe, so it splits a group into two groups: the layouts in which it is a
// mine, and those in which it is safe. If the game goes on after a mine, this costs one for each
// layout in which the cell is a mine, and saves one for each group that is split. If the game ends,
// a group in which the cell is a mine in every layout loses its last layout as well.

// Covers one set after another, reusing its memory.
class AlikeCover {
 public:
  // Splits a set into groups, greedily. REQUIRES: frame and set do not change while this is
  // used.
  void cover(const LayoutFrame& frame, const Bits* set);

  // The first layout of a group, and the number of its layouts.
  struct Group {
    int member = 0;
    int size = 0;
  };
  const std::vector<Group>& groups() const { return groups_; }

  // A lower bound on the layouts lost, if all weigh the same.
  int lost() const { return size_ - static_cast<int>(groups_.size()); }

  // How many more are lost at least if a column is opened as a guess, for all columns at once; and
  // for one of them.
  void look_at_guesses(bool survives_mines);
  int lost_more_by(int column) const;

  // The same for the best guess; 0 if some cell gives information without a risk.
  int lost_more_by_any(bool survives_mines);

 private:
  void take_group(int first);
  void keep_near(std::span<const AlikeLayouts::Word> alike);
  bool tells_for_free(int column) const;
  bool any_tells_for_free() const;

  const LayoutFrame* frame_ = nullptr;
  const Bits* set_ = nullptr;
  int size_ = 0;
  std::vector<Group> groups_;
  std::vector<Bits> in_any_, in_all_;  // columns, by group: a mine in any, in all of its layouts
  bool survives_mines_ = false;
  ColumnCounts guesses_;  // in how many groups a guess at a column counts
  std::vector<Bits> rest_;
  std::vector<AlikeLayouts::Word> near_;
};

}  // namespace minewise
