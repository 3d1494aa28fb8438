// A table of how far the influence of the cells of a position goes.
#pragma once

#include <string>

#include "review/position_reach.h"

namespace minewise {

std::string reach_text(const ReachFigures& figures);

}  // namespace minewise
