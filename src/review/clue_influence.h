// The influence of each clue of a game or position: how many deductions follow from it, directly or
// through other deductions, and what could not have been proved without it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "review/influence.h"

namespace minewise {

struct ClueInfluence {
  Cell clue;
  int direct = 0;           // deductions of which it is a premise
  int total = 0;            // deductions that follow from it, directly or through others
  std::optional<int> lost;  // proved cells that would be unknown without it; if asked for
};

// Which deductions follow from which clues, through any number of steps. A cell that a cascade
// opened depends on the clue that started the cascade. An incomplete inference may depend on any
// clue: it is counted for no clue, but may_rest_on() is true for all.
class Ancestry {
 public:
  // It is a table of all pairs, so larger boards have none.
  static constexpr int kMostCells = 16384;

  // REQUIRES: the board has at most kMostCells cells.
  explicit Ancestry(const Influence& influence);

  bool rests_on(std::int32_t inference, Cell clue) const;
  bool may_rest_on(std::int32_t inference, Cell clue) const;

 private:
  std::size_t words_;                // of a row
  std::vector<std::uint64_t> rows_;  // by inference: its clues, a bit each
  std::vector<bool> is_incomplete_;  // by inference: it, or one that it depends on
};

// One entry for each clue that is shown, oldest first; the lost cells are not looked for. Empty on
// boards of more than Ancestry::kMostCells cells.
std::vector<ClueInfluence> count_influence(const Influence& influence);

// The proved cells that could not have been proved without a clue: if its number is withheld, and
// all else is as shown at that moment, neither the count of layouts nor a simpler engine settles
// them. The cell of the clue stays open. Where a count is too large to be exact, it means that no
// engine settles them. `progress` is called with the share of proved cells that is done.
std::vector<Cell> lost_without(const Influence& influence, Cell clue,
                               const InfluenceProgress& progress = {});

// Finds the lost cells of every clue. A clue may take as long as the reasoning for a whole game.
// `progress` is called after each clue with the share that is done. REQUIRES: as for Ancestry.
void count_lost(const Influence& influence, std::vector<ClueInfluence>& clues,
                const InfluenceProgress& progress = {});

}  // namespace minewise
