// Why a move was made, in the words of transcripts. The protocol of players in other programs
// (docs/protocol.md) uses the same words.
//
//     proof single-point 0,1 | promise | forced | random
//     probability 0.25 share least tied 4 most-clues
//     probability 0.1 share batch 6 under 0.125
//     probability 0.27 exact search above 0.03 value 0.41
#pragma once

#include <string>

#include "core/line_words.h"
#include "core/result.h"
#include "core/shape.h"
#include "solver/decision.h"

namespace minewise {

void append_why(std::string& text, const Decision& decision, const Shape& shape);

// Takes all words that are left, and fills in everything of the decision but its move.
Result<void> take_why(LineWords& words, const Shape& shape, Decision& decision);

}  // namespace minewise
