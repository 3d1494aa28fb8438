// Positions that tell agents apart: where one guessed and stepped on a mine, and another, shown the
// same position, knew better.
#pragma once

#include <vector>

#include "play/loop/play_game.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

struct Exhibit {
  std::string guesser, knower;  // agents
  GameId id;
  int move = 0;     // of the guesser's game, from 1
  View view;        // before it
  Decision guess;   // which hit a mine
  Decision better;  // what the other agent does instead, with proof
};

// At most `most` exhibits, one a pair of agents next to each other in the experiment, the last
// pairs if there are more: from the game in which the second was furthest ahead, under the
// condition where it is furthest ahead on average. REQUIRES: the layouts, if there are any, are at
// hand.
std::vector<Exhibit> find_exhibits(const Experiment& experiment, const Summary& summary,
                                   std::size_t most);

}  // namespace minewise
