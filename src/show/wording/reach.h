// How far the influence of the cells of a position travels, as a table.
#pragma once

#include <string>

#include "study/influence/position_reach.h"

namespace minewise {

std::string reach_text(const ReachFigures& figures);

}  // namespace minewise
