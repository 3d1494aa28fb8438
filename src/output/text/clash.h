// Why no layout explains a position, in words for whoever entered it: which clues clash, and where
// one or two of them do, what they need and what there is.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "solver/clash.h"

namespace minewise {

// "no layout explains this position: the 3 at (0,0) cannot be right: it touches only 2 cells that
// may be mines"
std::string describe_clash(const Clash& clash, const PlacedView& placed);

}  // namespace minewise
