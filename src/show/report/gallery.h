// Finds positions that show the difference between two agents: one guessed and stepped on a mine;
// the other, given the same position, proves a better move.
#pragma once

#include <vector>

#include "play/loop/play_game.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

struct Exhibit {
  std::string guesser, knower;  // agents
  GameId id;
  int move = 0;     // number in the guesser's game, from 1
  View view;        // before that move
  Decision guess;   // it hit a mine
  Decision better;  // the other agent's move, with proof
};

// At most `most` exhibits, one for each pair of agents next to each other in the experiment; if
// there are too many pairs, for the last ones. Each comes from the condition in which the second
// agent is furthest ahead on average, and there from the game in which it was furthest ahead.
// REQUIRES: if the experiment is on given layouts, they are loaded.
std::vector<Exhibit> find_exhibits(const Experiment& experiment, const Summary& summary,
                                   std::size_t most);

}  // namespace minewise
