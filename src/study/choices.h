// Compares two agents choice by choice: where they would open different cells at the same guess,
// which cell is worth more? Whole games differ in few guesses, and by little; here each such guess
// is weighed by itself, many times.
//
// The positions come from plain games of the first agent. From each game comes the first guess at
// which the second agent would guess another cell, so positions are independent of each other. From
// there a third player plays out both choices on the same layouts, drawn from the posterior, and
// luckless (game/luckless.h). What is left is the difference that the cells make.
//
// To pick the positions where a difference looks large is to pick those where chance made it look
// large. So the selection uses its own play-outs, and the figure uses others.
//
// Limits: a choice has the value that it has to the player of the play-outs, not to the agent that
// made it. Agents must play by position alone, since they are asked in the middle of games.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "agents/registry.h"
#include "core/result.h"
#include "core/runner.h"
#include "core/statistics.h"
#include "game/game.h"
#include "solver/decision.h"

namespace minewise {

// A guess, and what each of two agents would open.
struct ChoicePosition {
  Game game;  // at that moment
  Decision first, second;
  int moves = 0;  // before it
};

// Asked now and then with the share that is done; false ends the work.
using ChoicesGoOn = std::function<bool(double done)>;

// Goes through `games` games of the ID, from its own number on. An Error names an agent that does
// not play by position alone, or that the board is not fit for. With any runner the result is the
// same; nothing is missing from it unless the work was ended.
Result<std::vector<ChoicePosition>> find_choices(const AgentSpec& first, const AgentSpec& second,
                                                 const GameId& id, std::uint64_t games,
                                                 const Runner& runner = serial_runner(),
                                                 const ChoicesGoOn& goes_on = {});

struct PlayOuts {
  AgentSpec player;             // `exact` is the usual one; it plays by position alone
  int evaluating = 100;         // play-outs of each choice, at least 1
  int selecting = 0;            // others, by which positions are selected; 0: all of them are
  double least_difference = 0;  // a position is selected if its choices differ by more than this
};

// The play-outs of one position: first less second.
struct PlayedOut {
  Mean selecting, evaluating;  // no play-outs where there were none, or no layout can be drawn
  bool is_selected = true;
};

struct ChoiceComparison {
  std::uint64_t positions = 0;  // that were looked at
  Mean selecting;               // of those selected, by the play-outs that selected them
  Mean difference;              // of those selected, first less second, by the other play-outs
  std::vector<PlayedOut> played_out;  // each position, in their order
};

// Over positions: the mean difference of what their choices are worth, a chance to win or a score.
// It depends on nothing but positions and play-outs, unless the work was ended. REQUIRES: the
// positions' rules and number of mines allow the estimate; the player plays by position alone.
ChoiceComparison compare_choices(const std::vector<ChoicePosition>& positions,
                                 const PlayOuts& play_outs, const Runner& runner = serial_runner(),
                                 const ChoicesGoOn& goes_on = {});

}  // namespace minewise
