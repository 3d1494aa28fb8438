// Finds positions that show why two agents differ: from the same view one guesses, and the other
// moves elsewhere for another reason. The best exhibit is a guess that hit a mine where the other
// had a proof; then any guess where the other had a proof; then a guess that hit a mine where the
// other saw a smaller risk elsewhere.
#pragma once

#include <vector>

#include "game/play_game.h"
#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

struct Exhibit {
  enum class Kind { HitAndKnown, Known, HitAndWeighed };  // best first

  Kind kind = Kind::Known;
  std::string player, other;  // agents
  GameId id;
  int move = 0;         // number in the player's game, from 1
  View view;            // before that move
  Decision guess;       // the player's
  Decision better;      // the other's, asked for the same view
  bool is_hit = false;  // the guess stepped on a mine
};

// At most `most` exhibits, best first, of as many pairs of agents and as many kinds of reasons as
// possible. Agents next to each other in the experiment are examined first, the last ones before
// the others; with many agents, not every pair is. The games of a pair are those of the condition
// in which the two are furthest apart: the first few, and the one in which the better was furthest
// ahead. REQUIRES: if the experiment is on given layouts, they are loaded.
std::vector<Exhibit> find_exhibits(const Experiment& experiment, const Summary& summary,
                                   std::size_t most);

}  // namespace minewise
