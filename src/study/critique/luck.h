// Luck: what chance made of the risks that a player took.
//
// A player who opens cells at risks p1, p2, ... steps on p1 + p2 + ... mines on average. The risks
// say how well the cells were chosen; the difference from what happened says how kind chance was,
// and nothing about the choices. It is measured in two ways: in standard deviations, and as the
// share of games with the same risks that end worse.
//
// "The same risks" means independent ones of the same size. Where a mine ends the game, a game ends
// worse than another if it ends earlier; where play goes on, if more mines are stepped on, whose
// number then has the Poisson binomial distribution. Games that end equally well count half.
#pragma once

#include <optional>
#include <span>

#include "ground/view/rules.h"

namespace minewise {

// One cell opened at a risk.
struct Risk {
  double faced = 0;  // the probability of a mine in the cell that was opened
  double least = 0;  // what it would have been in the best cell at that moment
  bool is_mine = false;
};

struct Luck {
  int stepped = 0;            // mines stepped on
  double expected = 0;        // mines to be expected with the risks faced
  double least_expected = 0;  // and with the least risks
  double deviation = 0;       // the standard deviation of their number

  // The chance that none of the cells was a mine, with the risks faced and with the least ones.
  double survival = 1;
  double best_survival = 1;

  // (expected - stepped) / deviation: above 0 is lucky. None where nothing was left to chance.
  std::optional<double> figure;

  // The share, from 0 to 1, of games with the same risks that end worse, ties counted half. None
  // where nothing was left to chance.
  std::optional<double> luckier_than;

  // The share of the risk that need not have been taken. None where there was no risk.
  std::optional<double> needless;
};

// Takes time in proportion to the number of risks and to the spread of the number of mines.
// REQUIRES: where a mine ends the game, none but the last is one.
Luck find_luck(std::span<const Risk> risks, OnMine on_mine);

}  // namespace minewise
