// A problem is a question about best play: a board under rules, or a position to be finished. It is
// made from the words of front ends.
#pragma once

#include <optional>
#include <string>

#include "core/view.h"
#include "formats/moment.h"

namespace minewise {

struct ProblemWords {
  std::optional<std::string> rules = {};  // as in a game ID [classic, or those of the game]
  std::optional<std::string> first = {};  // what is promised of the first cell: any, safe or zero

  // Whether the rules have this setting: "count=hidden".
  bool set(std::string_view setting) const {
    return rules && rules->find(setting) != std::string::npos;
  }
};

// What is asked: a view, and how to speak of it.
struct Problem {
  std::string name;  // "4x4/4 classic first=any"
  Shape shape;
  View view;
  std::optional<Cell> only = {};  // the first cell that the rules prescribe
  bool is_position = false;
  std::optional<GameId> id = {};  // of a board
};

// The player of a board is told the number of mines, or the density if the board has one.
Result<Problem> problem_of(const Board& board, const ProblemWords& words);

// The problem of a text that is a board on one line, alone or with rules: 4x4/4 first=safe. Nothing
// if it is no board. Nothing either if the words name a seed, an agent or a moment: these ask about
// a game.
Result<std::optional<Problem>> board_problem(std::string_view text, const ReadingWords& reading,
                                             ProblemWords words);

// The problem of any text: a board, or the position that it holds or leads to.
Result<Problem> find_problem(std::string_view text, const ReadingWords& reading,
                             const ProblemWords& words, Seed usual_seed);

// A position under the rules of its game, unless others are given. `name` is that of a position
// that is no moment of a game.
Result<Problem> problem_of(SeenMoment moment, const ProblemWords& words, std::string name);

}  // namespace minewise
