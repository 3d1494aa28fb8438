// The memory that a game takes, counted by the program's own operator new. Every block begins with
// sixteen bytes that hold its size and the count it belongs to, so any thread may free it at any
// time. This costs a few instructions a block; games in progress allocate few.
//
// Linking this module replaces operator new and delete of the whole program, so modules that other
// programs embed do not link it. Blocks with more than the usual alignment are not counted; no
// engine asks for any. It also works under sanitizers, with their malloc beneath.
#pragma once

#include "study/run.h"

namespace minewise {

const MemoryGauge& memory_gauge();

}  // namespace minewise
