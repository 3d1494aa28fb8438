// Draws a chain of influence into a picture: each stop has the number of deductions up to it, and a
// line leads from each stop to the next.
#pragma once

#include "show/render/picture.h"
#include "study/influence/chain.h"

namespace minewise {

void mark_chain(const Chain& chain, Panel& panel);

}  // namespace minewise
