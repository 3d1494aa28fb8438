// How many layouts explain a view, as an exact integer. The tables of the count are passed through
// once more with whole numbers of any length in place of doubles, so that this is also the
// yardstick for the doubles.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <optional>

#include "reason/posterior/posterior.h"

namespace minewise {

using BigInt = boost::multiprecision::cpp_int;

// The number of layouts. Nothing where the number of mines is not known, where clues need not be
// true (optimistic and cautious ones weigh layouts rather than exclude them), or where the count
// was not exact. REQUIRES: the posterior is up to date with the view.
std::optional<BigInt> count_layouts(const Posterior& posterior, const View& view);

}  // namespace minewise
