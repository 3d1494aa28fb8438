// Independent parts of a set of layouts: groups of columns such that the set holds every
// combination of what each group may be, and no answer in one group tells of another. Two coin
// tosses far apart are four layouts, and twice two.
//
// What is done in one part says nothing about the others. So where the game goes on after a mine,
// the mines stepped on add up; and where it ends there, the chances to win multiply.
#pragma once

#include <boost/container/small_vector.hpp>

#include "reason/search/set_matrix.h"

namespace minewise {

// The layouts that differ from the first one in one part alone, the first among them, for each
// part: as many as the part may be. None if no parts were found. Parts are looked for only in sets
// of at most kMostForFactors layouts and 64 columns.
inline constexpr std::size_t kMostForFactors = 2048;
using SetFactors = boost::container::small_vector<boost::container::small_vector<int, 16>, 4>;
SetFactors factors_of(const SetMatrix& matrix);

}  // namespace minewise
