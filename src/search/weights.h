// The weights of layouts, in whole numbers. Layouts with the same number of mines are equally
// likely. The weights of layouts with different numbers come from the count prior (count_prior.h):
//
//     known        1 each
//     density P    P^k (1-P)^(N-k), with P the decimal that was written
//     unknown      1 / C(N, k), each number of mines being as likely as any other
//
// for k mines on N cells that are not promised free, times a factor that makes all of them whole
// numbers.
#pragma once

#include <vector>

#include "core/view.h"
#include "core/whole.h"

namespace minewise {

// The weight of a layout by its number of mines, 0..cells, if this many cells may hold a mine.
std::vector<Whole> layout_weights(const MineCount& count, int cells);

}  // namespace minewise
