// Toss-ups: covered cells that nothing can ever tell apart, with a known number of mines among
// them. Whoever wins has to guess there, now or at the end.
//
//     F a b F ? ?     One of a and b is a mine. No clue will ever touch one of them alone, since
//     F 3 3 F ? ?     everything around them is open or a mine.
//
// So the guess is free: it costs what it would cost later, and shows now what the opened cell
// shows. That holds for a set of cells if one clue touches them and no other unknown cell; if every
// other unknown cell that touches one of them touches all; and, for more than two, if they all
// touch each other, so that none of them tells the others apart. Sets that take more than one clue
// to find are left for later: they cost no more then.
#pragma once

#include <optional>

#include "solver/knowledge.h"

namespace minewise {

// A cell of a toss-up, the same for the same view; nothing if there is none. REQUIRES: some layout
// explains the view.
std::optional<Cell> find_toss_up(const Knowledge& known);

}  // namespace minewise
