// Finds the premises that a deduction needs: from premises that suffice together it picks a set
// that still suffices, and of which none can be left out.
//
// Premises are removed from the last to the first, as long as the rest suffices. If the shallowest
// come first, the result is as shallow as possible: if the verdict follows from premises up to some
// depth, no deeper one is used. The same set is found with fewer tests by repeatedly looking for
// the shortest beginning of the list that suffices: its last premise is needed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/view.h"
#include "review/fitter.h"
#include "review/inference.h"

namespace minewise {

class Sieve {
 public:
  // Forgets everything and prepares for a view's board.
  void start(const View& view);

  // Keeps only the premises that the verdict on a cell needs. Returns false, and keeps them all, if
  // they do not suffice or if that takes too long to find out. REQUIRES: at most kMostClues clues;
  // if the number of mines is a premise, it is known.
  bool sift(const View& view, Cell cell, Verdict verdict, std::vector<Premise>& premises);
  static constexpr std::size_t kMostClues = Fitter::kMostSums - 1;

  // Whether the last sifting took too long.
  bool has_given_up() const { return steps_left_ == 0; }

 private:
  static constexpr std::int32_t kNone = -1;

  // A cell that counts for a clue among the premises, or shows one.
  struct Place {
    Cell cell;
    std::uint64_t sums = 0;        // the clues that it counts for
    std::int32_t clue = kNone;     // premises, by index: its own clue,
    std::int32_t verdict = kNone;  // and what is known of it
  };

  // Of the cells that count only for the number of mines: how many are known.
  struct Far {
    int mines = 0;
    int safe = 0;
  };

  void lay_out(const View& view, std::span<const Premise> premises);
  void add_sum(const Premise& premise, const View& view, std::int32_t index);
  Place& place_of(Cell cell);
  bool suffices(std::size_t beginning);
  void keep(std::size_t premise);
  bool holds(std::int32_t premise, std::size_t beginning) const {
    const auto i = static_cast<std::size_t>(premise);
    return premise != kNone && (i < beginning || kept_[i]);
  }
  std::size_t shortest_beginning(std::size_t enough);

  Cell target_;
  Verdict verdict_ = Verdict::Safe;
  std::span<const Premise> premises_;
  std::vector<SumRange> sums_;        // what the clues, and the number of mines, allow
  std::vector<std::int32_t> sum_of_;  // by premise: its sum, or kNone
  std::vector<Place> places_;
  std::vector<std::int32_t> index_;  // of a cell among the places
  int far_cells_ = 0;
  std::vector<Far> far_;                 // by premise: known by the premises before it
  Far far_kept_;                         // known by the premises kept
  std::uint64_t count_ = 0;              // the bit of the sum that is the number of mines
  std::vector<bool> kept_;               // by premise: kept for certain
  std::vector<std::uint64_t> renumber_;  // by sum: its bit in the present test
  int steps_left_ = 0;                   // of all searches of this sifting
  Fitter fitter_;
};

}  // namespace minewise
