// The memory that a game takes, counted by the program's own operator new. Every block begins with
// sixteen bytes that say how large it is and which count it belongs to, so that whoever frees it,
// and when, need not know. A run of a few instructions a block; games in progress allocate few.
//
// Linking this room replaces operator new and delete of the whole program: the rooms that other
// programs embed do not link it. Blocks with more than the usual alignment go uncounted; no engine
// asks for any. Under sanitizers it counts just the same, with their malloc beneath.
#pragma once

#include "study/run.h"

namespace minewise {

const MemoryGauge& memory_gauge();

}  // namespace minewise
