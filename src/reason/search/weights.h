// What layouts weigh, in whole numbers. Layouts of one number of mines are equally likely; how
// those of unlike numbers compare is what is known of the number of mines (count_prior.h):
//
//     known        1 each
//     density P    P^k (1-P)^(N-k), with P the decimal that was written
//     unknown      1 / C(N, k), each number of mines being as likely as any other
//
// for k mines on N cells that are not promised free, times whatever makes them all whole.
#pragma once

#include <vector>

#include "ground/view/view.h"
#include "reason/posterior/layouts.h"

namespace minewise {

// The weight of a layout by its number of mines, 0..N, where N cells may hold one.
std::vector<BigInt> layout_weights(const MineCount& count, int cells);

}  // namespace minewise
