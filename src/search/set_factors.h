// Finds independent parts of a set of layouts: groups of columns whose contents occur in every
// combination, and whose answers say nothing about the other groups. For example, two coin tosses
// far apart are four layouts, and two times two.
//
// Moves in one part say nothing about the others. So if the game goes on after a mine, the mines
// stepped on add up; if it ends, the chances to win are multiplied.
#pragma once

#include <boost/container/small_vector.hpp>

#include "search/set_matrix.h"

namespace minewise {

// For each part, the layouts that differ from the first layout only in this part, the first one
// included: one for each content of the part. Empty if no parts were found. Parts are looked for
// only in sets of at most kMostForFactors layouts and 64 columns.
inline constexpr std::size_t kMostForFactors = 2048;
using SetFactors = boost::container::small_vector<boost::container::small_vector<int, 16>, 4>;
SetFactors factors_of(const SetMatrix& matrix);

}  // namespace minewise
