// A set of layouts as a matrix: the answer of every layout in each column where not all answers are
// equal. Code that looks at a set regardless of where its cells lie works on the matrix. It finds
// the shape of a set, which other sets may share, and its independent parts.
#pragma once

#include <boost/container/small_vector.hpp>

#include <cstdint>

#include "search/layout_frame.h"
#include "search/set_table.h"

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

// The shape of a set of layouts: in which layouts the cells are mines, and which layouts their
// answers distinguish, regardless of which cells they are and what the answers say. Sets of the
// same shape have the same value, so the search looks them up as one. Small sets often share a
// shape: a coin toss between two cells is the same wherever they lie.
//
// Layouts are first sorted into an order that depends only on the shape, by colour refinement: two
// rounds in which each layout takes a colour from the colours it is grouped with. Layouts of equal
// colour keep their given order, so two sets of the same shape may get different keys. Sets of
// different shapes get the same key only by the tiny chance that set_table.h gives.

// Shapes are found for sets of at most this many layouts: larger sets rarely share one.
inline constexpr std::size_t kMostForShape = 48;

// The key of a set's shape. REQUIRES: at most kMostForShape layouts; the matrix was made from this
// frame, and the frame from this table.
SetKey shape_of(const SetMatrix& matrix, const LayoutFrame& frame, const LayoutTable& table);

// Finds independent parts of a set of layouts: groups of columns whose contents occur in every
// combination, and whose answers say nothing about the other groups. For example, two coin tosses
// far apart are four layouts, and two times two.
//
// Moves in one part say nothing about the others. So if the game goes on after a mine, the mines
// stepped on add up; if it ends, the chances to win are multiplied.

// For each part, the layouts that differ from the first layout only in this part, the first one
// included: one for each content of the part. Empty if no parts were found. Parts are looked for
// only in sets of at most kMostForFactors layouts and 64 columns.
inline constexpr std::size_t kMostForFactors = 2048;
using SetFactors = boost::container::small_vector<boost::container::small_vector<int, 16>, 4>;
SetFactors factors_of(const SetMatrix& matrix);

}  // namespace minewise
