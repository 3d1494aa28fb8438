// A quick guess at how likely a cell is a mine, from each clue next to it by itself: a clue that
// lacks a mines among b unknown cells gives each of them the ratio a/b (report 003, "probability
// algorithm"). A cell next to several clues takes the mean of their ratios, to the nearest 1/840.
//
//     ? 1 ? ?     The ratio of the 1 is 1/5, that of the 2 is 2/3. The two cells next to both get
//     ? ? ? 2     the mean, 13/30.
//
// Cells next to no clue get the share of mines among all unknown cells. It comes from the mines
// left of a known number, from the density, or, if neither is known, from Laplace's rule on the
// known cells.
//
// These are guesses, not probabilities, and prove nothing. The number of a noisy clue is taken as
// true. A withheld clue gets a number when it is first looked at: the share of mines times its
// unknown neighbours, rounded down (report 003, bonus 5.1).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

class ClueRatios {
 public:
  void start(const View& view);

  // Takes in what is new. REQUIRES: the facts have observed the view, and are the same object since
  // start().
  void update(const View& view, const Facts& facts);

  double ratio(Cell cell) const;

  // The unknown cells whose ratio is least, and those next to no clue.
  std::span<const Cell> least() const;
  std::span<const Cell> next_to_no_clue() const { return groups_[kNoClue]; }

  // The share of mines among all unknown cells, as far as it is known.
  double share_of_mines() const { return share_of_mines_; }

 private:
  // Ratios are counted in parts of 1/840. Every a/b with b up to 8 is a whole number of them, so
  // equal ratios compare equal.
  static constexpr int kParts = 840;
  static constexpr int kNoClue = kParts + 1;

  void read_clue(Cell clue, const View& view, const Facts& facts);
  void weigh_clue(Cell clue, const Facts& facts);
  void weigh_cell(Cell cell, const View& view);
  void move_to(Cell cell, int group);

  std::vector<int> value_;       // by open cell: the number it shows or is taken to show
  std::vector<int> clue_ratio_;  // by open cell, in parts
  // Unknown cells by their ratio in parts, in no order; each knows its group and its place there.
  std::array<std::vector<Cell>, kNoClue + 1> groups_;
  std::vector<std::int32_t> group_, place_;
  double share_of_mines_ = 0;
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
};

}  // namespace minewise
