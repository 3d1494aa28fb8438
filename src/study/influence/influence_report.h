// All that there is to say of the influence in one game or position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ground/board/shape.h"
#include "study/influence/chain.h"
#include "study/influence/clue_influence.h"
#include "study/influence/influence.h"
#include "study/influence/position_reach.h"

namespace minewise {

struct InfluenceReport {
  std::string game;   // its ID; empty for a position
  std::string agent;  // who played it; likewise
  Shape shape;
  Influence influence;
  Chain chain;
  std::vector<ClueInfluence> clues;  // empty where the board is too large

  // If one was asked about: a clue, and the cells that would have been unknown without it.
  std::optional<Cell> without;
  std::vector<Cell> lost;

  std::optional<ReachFigures> reach;  // if it was asked for
};

// The influence and its longest chain; what else there is to say is added where it is asked for.
InfluenceReport report_on(const Shape& shape, Influence influence);

}  // namespace minewise
