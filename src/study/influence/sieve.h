// Sifts what a deduction needs from what was known: from premises that suffice together, a set of
// them that suffices and of which none can be left out.
//
// Premises are left out from the last to the first as long as the rest suffices. Given the
// shallowest first, what remains is as shallow as it can be: if the verdict follows from premises
// up to some depth, it takes none beyond. The same set is found with fewer questions by asking for
// the shortest beginning that suffices, again and again: the last of that beginning is needed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ground/view/view.h"
#include "study/influence/fitter.h"
#include "study/influence/inference.h"

namespace minewise {

class Sieve {
 public:
  // Forgets everything and prepares for a view's board.
  void start(const View& view);

  // Leaves of the premises only what the verdict on a cell needs. Returns false, with all of them
  // left, where they do not suffice or it takes too long to tell. A premise of the number of mines
  // is taken to mean a number that is known. REQUIRES: not more clues than kMostClues.
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

  // Of cells that count for nothing but the number of mines: how many are known.
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
  std::vector<SumRange> sums_;        // by premise that is one: what it allows
  std::vector<std::int32_t> sum_of_;  // by premise: its sum, or none
  std::vector<Place> places_;
  std::vector<std::int32_t> index_;  // of a cell among the places
  int far_cells_ = 0;
  std::vector<Far> far_;                 // by premise: among those before it
  Far far_kept_;                         // among those kept
  std::uint64_t count_ = 0;              // the sum that is the number of mines, as a bit
  std::vector<bool> kept_;               // by premise, beyond the beginning
  std::vector<std::uint64_t> renumber_;  // by sum: its bit in the question asked
  int steps_left_ = 0;                   // of all searches of this sifting
  Fitter fitter_;
};

}  // namespace minewise
