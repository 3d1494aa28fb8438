// A set of layouts in a form in which its subsets are bits: for each cell, the layouts in which it
// is a mine, and for each answer, the layouts in which that is what it shows. Opening a cell is
// then an AND. A search makes a new, smaller frame whenever its sets have become much smaller than
// the frame that they are subsets of.
//
// Two simplifications lose nothing. A cell that answers the same in all layouts tells nothing and
// is left out. Cells that are mines in the same layouts are one column: as soon as one of them has
// been opened, the others are known to be safe or known to be mines, so their answers come
// together.
//
// Two layouts of equally many mines are alike when no cell that is safe in both tells them apart.
// Whatever a player does, both show the same until one of them shows a mine, and neither can end
// without that: its last safe cells are mines in the other. Of layouts that are all alike,
// therefore, all but one cost a mine each, however one plays. (Of unlike numbers of mines, the one
// with more may end a classic game and so be told from the other.)
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "reason/search/layout_table.h"

namespace minewise {

using Bits = std::uint64_t;
inline constexpr int kBits = 64;

inline int words_for(int size) {
  return (size + kBits - 1) / kBits;
}

class LayoutFrame {
 public:
  // The layouts in these rows of the table, looked at in these of its columns.
  LayoutFrame(const LayoutTable& table, std::vector<std::uint32_t> rows,
              const std::vector<std::uint32_t>& columns);

  int size() const { return static_cast<int>(rows_.size()); }
  int words() const { return words_; }
  std::uint32_t row(int member) const { return rows_[member]; }

  // The columns, one for all cells that are mines in the same layouts.
  int columns() const { return static_cast<int>(columns_.size()); }
  const Bits* mines(int column) const { return mask(at(column).first); }
  int answers(int column) const { return at(column).answers; }
  const Bits* answer(int column, int index) const { return mask(at(column).first + 1 + index); }

  // The table's columns that are not left out.
  const std::vector<std::uint32_t>& origins() const { return origins_; }

  // The layouts that are alike to a member, by the paragraph above. Frames of many layouts do not
  // work it out.
  bool knows_alike() const { return !alike_.empty(); }
  const Bits* alike(int member) const {
    return alike_.data() + static_cast<std::size_t>(member) * static_cast<std::size_t>(words_);
  }

  std::vector<Bits> everything() const;

 private:
  struct Column {
    std::int32_t first = 0;  // its masks: mines, then one for each answer
    std::int32_t answers = 0;
  };

  const Column& at(int column) const { return columns_[column]; }
  const Bits* mask(int index) const {
    return masks_.data() + static_cast<std::size_t>(index) * static_cast<std::size_t>(words_);
  }
  void add_column(const LayoutTable& table, std::uint32_t origin);
  void join(int column, const std::vector<std::vector<Bits>>& answers);
  void find_alike(const LayoutTable& table);

  std::vector<std::uint32_t> rows_;
  int words_ = 0;
  std::vector<Column> columns_;
  std::vector<std::uint32_t> origins_;
  std::vector<Bits> masks_;
  std::vector<Bits> alike_;
};

// Sets of a frame's layouts, as many words as the frame says.

inline int count_bits(const Bits* set, int words) {
  int count = 0;
  for (int i = 0; i < words; ++i) count += std::popcount(set[i]);
  return count;
}

// The number of those that are in both.
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

// Writes the members of both; returns whether there are any.
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
