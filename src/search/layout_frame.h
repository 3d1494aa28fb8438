// A layout frame: a set of layouts, with its subsets kept as bits. For each cell there is the
// subset of layouts in which it is a mine, and for each answer the subset in which the cell shows
// it. Opening a cell is then a bitwise AND. A frame also knows which of its layouts are alike.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "search/effort.h"
#include "search/layout_table.h"

namespace minewise {

using Bits = std::uint64_t;
inline constexpr int kBits = 64;

inline int words_for(int size) {
  return (size + kBits - 1) / kBits;
}

// Sets of layouts as bits, one for each layout of a frame. Here `words` is LayoutFrame::words().

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

// Two layouts with equally many mines are alike when every cell that is safe in both shows the same
// in both. Whatever a player does, both show the same until one of them shows a mine. No game can
// end before that, because the last safe cells of one layout are mines in the other. So in a group
// of layouts that are all alike, all but one cost a mine each, whatever a player does. (With
// different numbers of mines this fails: a classic game ends sooner on the layout with more mines,
// which distinguishes the two.)
//
// The more layouts there are, the smaller is the part of them that are alike to one, and most words
// of bits would be zero. So only the others are kept. That makes it cheap to know which layouts are
// alike in sets of many layouts too, where a bound saves most: without it, the search of 5x5 with 5
// mines took ten times as many sets.

class LayoutFrame;

class AlikeLayouts {
 public:
  // Looks at the layouts of a frame. A pace that is stopped leaves some out.
  void find(const LayoutFrame& frame, const LayoutTable& table, Pace& pace);

  // Whether all that are alike are known to be. In frames of very many layouts they are not: those
  // that lie far apart are not compared.
  bool are_complete() const { return are_complete_; }

  // The layouts after a member that are alike to it, as the words that hold any, ascending.
  struct Word {
    std::uint32_t index = 0;
    Bits bits = 0;
  };
  std::span<const Word> after(int member) const {
    return {words_.data() + first_[member], words_.data() + first_[member + 1]};
  }

 private:
  std::vector<Word> words_;
  std::vector<std::uint32_t> first_;  // by member, and where the last one's end
  bool are_complete_ = false;
};

// A search makes a new, smaller frame whenever its sets have become much smaller than the frame.
//
// Two simplifications lose nothing. A cell with the same answer in all layouts tells nothing and is
// left out. Cells that are mines in the same layouts form one column: as soon as one of them has
// been opened, the others are known to be safe or known to be mines, so their answers come
// together.

class LayoutFrame {
 public:
  // The layouts in these rows of the table, with only these of its columns. A pace that is stopped
  // leaves columns out: the frame is then of no use.
  LayoutFrame(const LayoutTable& table, std::vector<std::uint32_t> rows,
              const std::vector<std::uint32_t>& columns, Pace& pace);

  // A frame of a set of its layouts. REQUIRES: the frame was made from this table.
  LayoutFrame frame_of(const LayoutTable& table, const Bits* set, Pace& pace) const;

  int size() const { return static_cast<int>(rows_.size()); }
  int words() const { return words_; }
  std::uint32_t row(int member) const { return rows_[member]; }

  // The columns: one for all cells that are mines in the same layouts.
  int columns() const { return static_cast<int>(columns_.size()); }
  const Bits* mines(int column) const { return mask(at(column).first); }
  int answers(int column) const { return at(column).answers; }
  const Bits* answer(int column, int index) const { return mask(at(column).first + 1 + index); }

  // The table's columns that were not left out.
  const std::vector<std::uint32_t>& origins() const { return origins_; }

  // Which layouts are alike.
  const AlikeLayouts& alike() const { return alike_; }

  // The columns in which a member has a mine, as bits.
  int column_words() const { return words_for(columns()); }
  const Bits* mine_columns(int member) const {
    return mine_columns_.data() + static_cast<std::size_t>(member * column_words());
  }

  // The set of all layouts of the frame.
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
  void join(int column, const Bits* sets, std::uint32_t shown);
  void find_mine_columns();

  std::vector<std::uint32_t> rows_;
  int words_ = 0;
  std::vector<Column> columns_;
  std::vector<std::uint32_t> origins_;
  std::vector<Bits> masks_;
  AlikeLayouts alike_;
  std::vector<Bits> mine_columns_;  // member by member
};

// Memory for the sets of a search, allocated and released as a stack.

class SetStack {
 public:
  // Memory for a set of this many words, not cleared.
  Bits* take(int words);

  struct Mark {
    std::size_t block = 0, used = 0;
  };
  Mark mark() const { return {block_, used_}; }
  void release(Mark mark) { block_ = mark.block, used_ = mark.used; }

 private:
  struct Block {
    std::unique_ptr<Bits[]> words;
    std::size_t size = 0;
  };
  std::vector<Block> blocks_;
  std::size_t block_ = 0, used_ = 0;
};

}  // namespace minewise
