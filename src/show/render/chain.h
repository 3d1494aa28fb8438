// Chains of influence in pictures: the stops numbered by the deductions up to them, and a line from
// each to the next.
#pragma once

#include "show/render/picture.h"
#include "study/influence/chain.h"

namespace minewise {

void mark_chain(const Chain& chain, Panel& panel);

}  // namespace minewise
