// A set of layouts as a matrix: the answer of every layout in each column where not all answers are
// equal. Code that looks at a set regardless of where its cells lie works on the matrix.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>

#include "search/layout_frame.h"

namespace minewise {

class SetMatrix {
 public:
  SetMatrix(const LayoutFrame& frame, const Bits* set);

  std::size_t layouts() const { return members_.size(); }
  std::size_t columns() const { return counts_.size(); }

  // The answers of a column: 0 for a mine, others numbered from 1 as the frame orders them, those
  // that no layout gives left out. And how many there are, without the mine.
  const std::uint16_t* column(std::size_t index) const {
    return answers_.data() + index * layouts();
  }

  std::uint16_t answers(std::size_t index) const { return counts_[index]; }

  // The index of a layout in the frame.
  int member(std::size_t layout) const { return members_[layout]; }

 private:
  void add_column(const LayoutFrame& frame, const Bits* set, int column);

  boost::container::small_vector<int, 64> members_;
  boost::container::small_vector<std::uint16_t, 64> places_;    // of members among them
  boost::container::small_vector<std::uint16_t, 768> answers_;  // column by column
  boost::container::small_vector<std::uint16_t, 32> counts_;
};

}  // namespace minewise
