// The full report on the influence in one game or position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/shape.h"
#include "review/chain.h"
#include "review/clue_influence.h"
#include "review/influence.h"
#include "review/position_reach.h"

namespace minewise {

struct InfluenceReport {
  std::string game;       // its ID; empty for a position
  bool is_given = false;  // it was played on a given layout
  std::string agent;      // who played it; empty for a position
  Shape shape;
  Influence influence;
  Chain chain;
  std::vector<ClueInfluence> clues;  // empty where the board is too large

  // If a clue was asked about: this clue, and the cells that would have been unknown without it.
  std::optional<Cell> without;
  std::vector<Cell> lost;

  std::optional<ReachFigures> reach;  // if it was asked for
};

// A report with the influence and its longest chain. The caller adds the other parts if asked for.
InfluenceReport report_on(const Shape& shape, Influence influence);
InfluenceReport report_on_game(const GameId& id, bool is_given, std::string agent,
                               Influence influence);

// What every clue is worth takes a good part of a game for each: up to so many cells.
inline constexpr int kMostInfluenceCells = 1024;

// Adds the clues and, on boards up to that, what each is worth.
void add_clues(InfluenceReport& report, const InfluenceProgress& progress = {});

}  // namespace minewise
