// Luck: how the risks that a player took turned out, compared with the average.
//
// A player who opens cells at risks p1, p2, ... steps on p1 + p2 + ... mines on average. The risks
// say how well the cells were chosen. The difference between this average and what happened is
// luck, and says nothing about the choices. It is measured in two ways: in standard deviations, and
// as the share of games with the same risks that end worse.
//
// "The same risks" means independent ones of the same size. If a mine ends the game, a game is
// worse than another if it ends earlier. If play goes on, it is worse if more mines are stepped on;
// their number has the Poisson binomial distribution. Games that end equally well count half.
#pragma once

#include <optional>
#include <span>

#include "core/rules.h"

namespace minewise {

// One cell opened at a risk.
struct Risk {
  double faced = 0;  // the probability of a mine in the cell that was opened
  double least = 0;  // the probability in the best cell at that moment
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

  // (expected - stepped) / deviation: above 0 is lucky. None if nothing was left to chance.
  std::optional<double> figure;

  // The share, from 0 to 1, of games with the same risks that end worse; equal ones count half.
  // None if nothing was left to chance.
  std::optional<double> luckier_than;

  // The share of the risk that could have been avoided. None if there was no risk.
  std::optional<double> needless;
};

// Takes time in proportion to the number of risks and to the spread of the number of mines.
// REQUIRES: if a mine ends the game, only the last risk may be a mine.
Luck find_luck(std::span<const Risk> risks, OnMine on_mine);

}  // namespace minewise
