// A layout frame: a set of layouts, with its subsets kept as bits. For each cell there is the
// subset of layouts in which it is a mine, and for each answer the subset in which the cell shows
// it. Opening a cell is then a bitwise AND. A search makes a new, smaller frame whenever its sets
// have become much smaller than the frame.
//
// Two simplifications lose nothing. A cell with the same answer in all layouts tells nothing and is
// left out. Cells that are mines in the same layouts form one column: as soon as one of them has
// been opened, the others are known to be safe or known to be mines, so their answers come
// together.
#pragma once

#include <cstdint>
#include <vector>

#include "search/alike_layouts.h"
#include "search/layout_table.h"
#include "search/pace.h"
#include "search/set_bits.h"

namespace minewise {

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

}  // namespace minewise
