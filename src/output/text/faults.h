// What is told of the games that agents gave up.
#pragma once

#include <string>

#include "study/summary.h"

namespace minewise {

// "3 of 100 games of cmd:./player were given up, 1 of them by the clock: another run may end
// otherwise. The first is game 7, at move 12: ...", a line for every agent that gave up; empty if
// none did.
std::string describe_faults(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
