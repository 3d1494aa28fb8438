// The shape of a set of layouts: which cells are mines in which of them, and which answers tell
// which of them apart, whatever the cells are called and whatever the answers say. Sets of one
// shape have one value. In small sets it is common: a coin toss between two cells is the same
// wherever they lie.
//
// Layouts are first put in an order that depends on the shape alone, by colour refinement: two
// rounds in which each layout takes a colour from the colours it is grouped with. Layouts that
// share a colour in the end keep their given order, so that two sets of one shape may be taken for
// different ones; two sets of different shapes are never taken for the same, but for the chance
// that position_table.h speaks of.
#pragma once

#include "reason/search/set_matrix.h"
#include "reason/search/set_table.h"

namespace minewise {

// The most layouts of a set that has a shape: the larger sets are, the fewer are alike.
inline constexpr std::size_t kMostForShape = 48;

// REQUIRES: at most kMostForShape layouts, which are those of the frame that the matrix was made
// from.
SetKey shape_of(const SetMatrix& matrix, const LayoutFrame& frame, const LayoutTable& table);

}  // namespace minewise
