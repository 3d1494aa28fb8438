// Estimates the probability of a mine in every cell next to a clue, for boards full of noisy clues
// that are too many to count, by loopy belief propagation (Pearl 1988). Every clue tells each of
// its cells how much likelier a mine there makes what is shown, from what the other clues tell its
// other cells, until nothing changes. Without cycles that is exact. Noisy clues say little each, so
// what goes round a cycle has faded: tests/exact/budget_test.cc compares it with the truth and with
// a beam.
//
// It follows a game, cell by cell and without components: what was told before stays, and only
// clues around what changed are looked at again. A move costs what it changes, however large the
// board is.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/least_tree.h"
#include "core/view.h"
#include "solver/count/frontier.h"
#include "solver/facts.h"

namespace minewise {

class Propagation {
 public:
  // Forgets everything and prepares for a view's game. `density` is that of mines before any clue
  // is seen.
  void start(const View& view, double density);

  // Takes in what is new. REQUIRES: the facts have observed the view, and are the same object since
  // start().
  void update(const View& view, const Facts& facts);

  // The same with another density, for which all clues have to be heard again.
  void update(const View& view, const Facts& facts, double density);

  // How many clues say anything about an unknown cell; and the probability where some do.
  int clues_around(Cell cell) const { return clues_[cell.at()]; }
  double mine_probability(Cell cell) const { return probability_[cell.at()]; }

  // The unknown cells about which some clue says something, and the mines expected among them.
  int cells() const { return cells_; }
  double mines() const { return mines_; }

  // The least probability of these cells; and those that have at most so much, in order.
  double least() const { return least_.least(); }
  std::vector<Cell> up_to(double most) const;

  // Whether no layout explains what a clue shows.
  bool is_refuted() const { return refuted_; }

 private:
  // One clue and its unknown cells.
  struct Around {
    std::array<Cell, kMaxDegree> cell{};
    std::array<double*, kMaxDegree> told{};  // by the clue
    std::array<double, kMaxDegree> mine{};   // the probability, by what the other clues tell
    int count = 0;
  };

  void hear(Cell clue, const View& view, const Facts& facts);
  void forget(Cell cell, const View& view);
  void queue(Cell clue);
  void settle(const View& view, const Facts& facts);
  void tell(Cell clue, const View& view, const Facts& facts);
  void look_around(Cell clue, const View& view, const Facts& facts, Around& around);
  void set(double& told, double ratio, Cell clue, Cell cell, const View& view);
  void note_changed(Cell cell);
  void take_changed();

  double odds_before_ = 0;             // of a mine, before any clue is seen
  std::vector<double> told_;           // by clue and its neighbours: the ratio told
  std::vector<double> odds_;           // by cell, with all that is told
  std::vector<double> probability_;    // by cell
  std::vector<std::int8_t> clues_;     // by cell; 0 once it is known
  std::vector<std::int8_t> is_heard_;  // by clue: whether it says anything
  LeastTree least_;
  int cells_ = 0;
  double mines_ = 0;
  bool refuted_ = false;
  std::size_t opened_seen_ = 0, known_seen_ = 0;

  // While an update is made:
  std::vector<Cell> queue_;
  std::vector<std::int16_t> rounds_;  // by clue: how often it has told something
  std::vector<std::int8_t> is_queued_, is_changed_;
  std::vector<Cell> changed_;
};

}  // namespace minewise
