// What the rules have to say about a decision before the move is made, whoever made it: a player of
// another program, or whoever wrote a transcript.
#pragma once

#include "core/result.h"
#include "core/view.h"
#include "solver/decision.h"

namespace minewise {

// An Error unless the move may be made and its reason can be meant: "a move at 0,0, which is no
// longer covered". Whether the reason is true is not asked. REQUIRES: the cells of the decision are
// on the board.
Result<void> check_legal(const Decision& decision, const View& view);

}  // namespace minewise
