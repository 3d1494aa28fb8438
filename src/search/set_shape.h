// The shape of a set of layouts: in which layouts the cells are mines, and which layouts their
// answers distinguish, regardless of which cells they are and what the answers say. Sets of the
// same shape have the same value, so the search looks them up as one. Small sets often share a
// shape: a coin toss between two cells is the same wherever they lie.
//
// Layouts are first sorted into an order that depends only on the shape, by colour refinement: two
// rounds in which each layout takes a colour from the colours it is grouped with. Layouts of equal
// colour keep their given order, so two sets of the same shape may get different keys. Sets of
// different shapes get the same key only by the tiny chance that set_table.h gives.
#pragma once

#include "search/set_matrix.h"
#include "search/set_table.h"

namespace minewise {

// Shapes are found for sets of at most this many layouts: larger sets rarely share one.
inline constexpr std::size_t kMostForShape = 48;

// The key of a set's shape. REQUIRES: at most kMostForShape layouts; the matrix was made from this
// frame, and the frame from this table.
SetKey shape_of(const SetMatrix& matrix, const LayoutFrame& frame, const LayoutTable& table);

}  // namespace minewise
