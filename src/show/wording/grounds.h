// Why a cell is as likely a mine as it is, told in words: the proof where there is one; otherwise
// the layouts either way, the clues that matter, what opening it may show and settle, and how the
// other candidates compare.
#pragma once

#include <string>

#include "ground/board/shape.h"
#include "ground/view/view.h"
#include "reason/analyze/analyze.h"

namespace minewise {

std::string describe_grounds(const Grounds& grounds, Cell cell, const View& view,
                             const Shape& shape);

// Why no layout explains a position: "no layout explains this position: the 1 at (0,0) and ..."
std::string describe_clash(const Clash& clash, const View& view, const Shape& shape);

}  // namespace minewise
