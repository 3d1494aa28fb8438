// Transcripts: games written down as plain text, each move with its reason. The ID and the moves
// determine all the rest, so a transcript can be checked by playing it again. The protocol of
// players in other programs (docs/library.md) uses the same words for reasons.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/shape.h"
#include "core/words.h"
#include "game/game.h"
#include "solver/decision.h"

namespace minewise {

// Why a move was made, in words:
//
//     proof single-point 0,1 | promise | forced | random
//     probability 0.25 share least tied 4 most-clues
//     probability 0.1 share batch 6 under 0.125
//     probability 0.27 exact search above 0.03 value 0.41
void append_why(std::string& text, const Decision& decision, const Shape& shape);

// Takes all words that are left, and fills in everything of the decision but its move.
Result<void> take_why(LineWords& words, const Shape& shape, Decision& decision);

// A transcript says which game it was, who played, every move with its answer and its reason, and
// at the end the true layout and the figures, one move per line:
//
//     minewise transcript 1
//     game 3x2/2 survival seed=7 game=0
//     agent basic
//     open 0,0 -> 1 : random
//     open 1,1 -> mine : random
//     open 1,0 -> 2 : proof single-point 0,0
//     flag 0,1 : proof single-point 1,0
//     ...
//     layout
//     . * .
//     . * .
//     result score 0.5 won 0 stepped 1 guesses 2 moves 6 wrong_flags 0
//
// `-> 0 +8` is a clue that opened 8 more cells, `-> _` a withheld one, `-> mine` a mine stepped on.
// A guess by numbers gives its number, and may say what that is and why the cell was taken. For a
// game on a given layout the word is `layout given` instead of `layout`.

struct Step {
  Decision decision;
  Outcome outcome;
  int line = 0;  // of the text it was read from, from 1; 0 when not read
};

struct Transcript {
  GameId id;
  std::string agent;
  std::vector<Step> steps;
  Layout layout;
  bool is_given = false;
  Trial result;

  // The lines of layout and result in the text they were read from; 0 when not read.
  int layout_line = 0;
  int result_line = 0;
};

Result<Transcript> parse_transcript(std::string_view text);
std::string format_transcript(const Transcript& transcript);

// The game of a transcript before its first move.
Game game_of(const Transcript& transcript, TopologyPtr topology);

// Plays every move again and compares the game's answers, layout and figures with the text; an
// Error names the first line that differs. `after_move` is called after each step.
using AfterMove = std::function<void(const Game& game, const Step& step)>;
Result<void> replay(const Transcript& transcript, const AfterMove& after_move = {});

}  // namespace minewise
