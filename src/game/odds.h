// What a player had to choose from when it guessed: a number for each covered cell that it has one
// for. They are the player's own, if it is at hand and reckons with numbers, and otherwise the
// exact probabilities.
#pragma once

#include <vector>

#include "agents/agent.h"

namespace minewise {

struct CellOdds {
  Cell cell;
  double number = 0;
  bool is_estimate = false;  // the player's own, not a probability
};

// `agent` may be null. Empty if the rules chose the cell, or if no layout explains the view, which
// a wrong flag may bring about. REQUIRES: the decision is a guess in this view, the last that the
// agent made.
std::vector<CellOdds> odds_before(const View& view, const Decision& decision, Agent* agent);

}  // namespace minewise
