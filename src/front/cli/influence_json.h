// The JSON of minewise influence, whose fields others build on.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "front/cli/influence_reach.h"
#include "ground/board/shape.h"
#include "study/influence/chain.h"
#include "study/influence/clue_influence.h"
#include "study/influence/influence.h"

namespace minewise::cli {

// All that there is to say of one game or position.
struct InfluenceReport {
  std::string game;   // its ID; empty for a position
  std::string agent;  // who played it; likewise
  std::string note;   // what to say beside it
  Shape shape;
  Influence influence;
  Chain chain;
  std::vector<ClueInfluence> clues;  // empty where the board is too large

  // If one was asked about: a clue, and the cells that would have been unknown without it.
  std::optional<Cell> without;
  std::vector<Cell> lost;

  std::optional<ReachFigures> reach;  // if it was asked for
};

// Piece by piece: a million deductions would not fit into memory as one value.
void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink);

}  // namespace minewise::cli
