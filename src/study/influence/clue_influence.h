// What each clue of a game or position was good for: how many deductions rest on it, directly or
// over others, and what could not have been proved without it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "study/influence/influence.h"

namespace minewise {

struct ClueInfluence {
  Cell clue;
  int direct = 0;           // deductions of which it is a premise
  int total = 0;            // deductions that rest on it, directly or over others
  std::optional<int> lost;  // proved cells that would have been unknown; none if nobody asked
};

// Which deductions rest on which clues, over any number of steps. A cell that a cascade opened
// rests on the clue that set the cascade off. An incomplete inference may rest on any clue; it is
// counted for none, but may_rest_on() allows for it.
class Ancestry {
 public:
  // A table of all pairs: boards of more cells have none.
  static constexpr int kMostCells = 16384;

  // REQUIRES: the board has not more than kMostCells cells.
  explicit Ancestry(const Influence& influence);

  bool rests_on(std::int32_t inference, Cell clue) const;
  bool may_rest_on(std::int32_t inference, Cell clue) const;

 private:
  std::size_t words_;                // of a row
  std::vector<std::uint64_t> rows_;  // by inference: its clues, a bit each
  std::vector<bool> is_incomplete_;  // by inference: it, or one that it rests on
};

// One entry for each clue that is shown, in the order in which they were; the lost cells are not
// looked for. Empty on boards of more than Ancestry::kMostCells cells.
std::vector<ClueInfluence> count_influence(const Influence& influence);

// The proved cells that could not have been proved without a clue: with its number withheld, and
// all else as it was shown at that moment, no layout count and no simpler engine settles them. The
// cell of the clue stays open. Where a count is too large to be exact, "could not" means that no
// engine would have. `progress` is told which share of the proved cells is done.
std::vector<Cell> lost_without(const Influence& influence, Cell clue,
                               const InfluenceProgress& progress = {});

// Looks for the lost cells of every clue. Each takes up to a game's worth of reasoning. `progress`
// is told after each which share is done. REQUIRES: as for Ancestry.
void count_lost(const Influence& influence, std::vector<ClueInfluence>& clues,
                const InfluenceProgress& progress = {});

}  // namespace minewise
