// 3BV, the least left clicks that open a board without flags: one for each opening, one for each
// number that touches none.
#pragma once

#include "ground/board/layout.h"

namespace minewise {

int bbbv_of(const Layout& layout, const Topology& topology);

}  // namespace minewise
