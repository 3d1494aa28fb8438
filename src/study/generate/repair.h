// Mends a board until it can be cleared without a guess, by hill climbing.
//
// Where the solver is stuck, all layouts that fit what it sees look the same to it: to help, a clue
// that it sees must change. So a cell next to the stuck solver's clues changes, from mine to free
// or back, most often one that leaves a clue with no mine or nothing but mines among its unknown
// cells; and in exchange some other cell changes the other way, so that the number of mines stays.
// The board is then cleared afresh, and the change stays unless more cells are left unsettled than
// before. Nothing is carried over from one clearing to the next, so the last clearing is a proof.
//
// The exchange is most often with a cell that the solver had settled already. That may undo what
// was reached, but an exchange among unsettled cells alone heaps up mines, or their absence, where
// the solver has not yet been, and at high densities leads nowhere. Clearings a board on 30x16 from
// the corner, by kTipping and kSettled (500, 200 and 8 boards of seed 1, at most 20,000 clearings):
//
//     settles a clue   exchange with a settled cell   99 mines   130    200
//     by chance        1 in 10                        13.4       114    over 10,000
//     by chance        8 in 10                         9.6        59    2,900
//     9 in 10          1 in 10                         7.4       126    over 11,000
//     9 in 10          8 in 10                         6.7        36    1,500
//
// Boards made this way are not uniformly distributed: where a guess would have been needed, clues
// that settle their neighbours are more frequent than chance would have them.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ground/base/rng.h"
#include "study/generate/clearing.h"

namespace minewise {

class Repair {
 public:
  // Cells in `free` (ascending) never get a mine.
  Repair(const Topology& topology, const std::vector<Cell>& free);

  // Mends a layout until `clearing` clears it from the first cell. Returns whether that was reached
  // before `attempts`, from which every clearing takes one, came to nothing, before too many
  // clearings in a row gained nothing, and before `goes_on` put an end to it.
  // REQUIRES: the free cells hold no mine.
  bool mend(Layout& layout, Clearing& clearing, Cell first, std::uint64_t& attempts, Rng& rng,
            const std::function<bool()>& goes_on);

 private:
  void take_stock(const Layout& layout, const Clearing& clearing);
  bool tips_a_clue(Cell cell, const Layout& layout, const Clearing& clearing) const;
  bool exchange(Layout& layout, Rng& rng);
  const std::vector<Cell>& partners(Rng& rng) const;

  const Topology* topology_;
  std::vector<bool> is_free_;

  // Of the position in which the solver was stuck, the cells that may change.
  std::vector<Cell> tipping_;   // unknown, next to a clue that would then settle its cells
  std::vector<Cell> frontier_;  // unknown, next to a clue
  std::vector<Cell> unknown_;   // all unknown ones
  std::vector<Cell> settled_;

  Cell changed_;  // by the last exchange
  Cell partner_;
};

}  // namespace minewise
