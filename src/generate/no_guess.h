// Makes boards that a solver of a chosen strength clears without a guess, from a given first cell
// that opens a zero. There are two ways:
//
// `uniform` deals boards until one needs no guess. Every such board is as likely as any other (for
// a density instead of a number of mines: in proportion to its chance of being dealt). That is fast
// where such boards are common, and hopeless where they are rare.
//
// `repair` repairs a dealt board (Repair). That is fast at any density at which such boards exist,
// but the boards are not uniformly distributed.
//
// Board number i depends only on the request, the seed and i.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/game_id.h"
#include "core/layout.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/runner.h"
#include "core/shape.h"
#include "generate/clearing.h"
#include "generate/difficulty.h"

namespace minewise {

// Repairs a board until it can be cleared without a guess, by hill climbing.
//
// When the solver is stuck, all layouts that fit its view look the same to it: to help, a clue that
// it sees must change. So a cell next to a visible clue changes, from mine to free or back; usually
// one that leaves the clue with no mine, or only mines, among its unknown cells. In exchange
// another cell changes the other way, so the number of mines stays the same. The board is then
// cleared again, and the change stays unless more cells are left unsettled than before. A clearing
// takes over what the one before proved from clues that did not change (clearing.h), so it is a
// proof from the first cell on.
//
// The exchange is usually with a cell that the solver had settled already. That may undo some
// progress. But exchanges among unsettled cells alone collect mines, or free cells, where the
// solver has not yet been, and fail at high densities. Clearings per board on 30x16 from the
// corner, by kTipping and kSettled (500, 200 and 8 boards of seed 1, at most 20,000 clearings):
//
//     settles a clue   exchange with a settled cell   99 mines   130    200
//     by chance        1 in 10                        13.4       114    over 10,000
//     by chance        8 in 10                         9.6        59    2,900
//     9 in 10          1 in 10                         7.4       126    over 11,000
//     9 in 10          8 in 10                         6.7        36    1,500
//
// Boards made this way are not uniformly distributed: where a guess would have been needed, clues
// that settle their neighbours are more frequent than on random boards.
class Repair {
 public:
  // Cells in `free` (ascending) never get a mine.
  Repair(const TopologyPtr& topology, const std::vector<Cell>& free, Solver solver);

  // Repairs a layout until the solver clears it from the first cell. Each clearing takes one from
  // `attempts`. Returns false if the attempts are used up, if too many clearings in a row brought
  // no progress, or if `goes_on` returned false. REQUIRES: the free cells hold no mine.
  bool mend(Layout& layout, Cell first, std::uint64_t& attempts, Rng& rng,
            const std::function<bool()>& goes_on);

 private:
  void take_stock(const Layout& layout);
  bool is_tipped(Cell clue, bool is_mine) const;
  bool exchange(Layout& layout, Rng& rng);
  const std::vector<Cell>& partners(Rng& rng) const;

  std::unique_ptr<Clearing> now_;     // of the layout as it stands
  std::unique_ptr<Clearing> trial_;   // of the layout after an exchange
  std::vector<Cell> may_hold_mines_;  // all but the free ones

  // The cells that may change, in the position in which the solver was stuck.
  std::vector<Cell> tipping_;   // unknown, next to a clue that would then settle its cells
  std::vector<Cell> frontier_;  // unknown, next to a clue
  std::vector<Cell> unknown_;   // all unknown ones
  std::vector<Cell> settled_;

  Cell changed_;  // by the last exchange
  Cell partner_;
};

enum class NoGuessMode { Uniform, Repair };

struct NoGuessRequest {
  Shape shape;
  MineLaw mines;
  Place first;
  Solver solver = Solver::Exact;
  NoGuessMode mode = NoGuessMode::Uniform;
  std::optional<Grade> grade = {};   // boards of this grade only
  std::uint64_t attempts = 100'000;  // boards tried for one board found
};

// What is wrong with a request, if anything: a first cell off the board, mines that do not fit
// beside the cells kept free, a grade that is too hard for the solver.
Result<void> check_request(const NoGuessRequest& request);

struct NoGuessBoard {
  Layout layout;
  std::uint64_t attempts = 0;  // spent on it
};

class NoGuessMaker {
 public:
  // REQUIRES: the request was checked.
  explicit NoGuessMaker(const NoGuessRequest& request);

  // Board `number`. Nothing if none was found within the attempts, or if `goes_on` returned false.
  std::optional<NoGuessBoard> make(Seed seed, std::uint64_t number,
                                   const std::function<bool()>& goes_on);

 private:
  void deal(Rng& rng, Layout& layout);
  bool try_once(Layout& layout, std::uint64_t& attempts, Rng& rng,
                const std::function<bool()>& goes_on);

  NoGuessRequest request_;
  TopologyPtr topology_;
  Cell first_;
  std::vector<Cell> open_to_mines_;   // in any order
  std::optional<Clearing> clearing_;  // in mode Uniform
  std::optional<Repair> repair_;      // in mode Repair
  std::optional<Grader> grader_;
};

// Boards 0..count-1 of a request, made on the lanes of a runner; they are the same with any runner.
// An Error says what is wrong with the request, or how many boards were found before the attempts
// were used up or `goes_on` returned false. Every lane calls `goes_on` with the number of boards
// made so far.
Result<LayoutSet> make_no_guess_boards(
    const NoGuessRequest& request, Seed seed, std::uint64_t count,
    const Runner& runner = serial_runner(),
    const std::function<bool(std::uint64_t made)>& goes_on = [](std::uint64_t) { return true; });

}  // namespace minewise
