// Makes boards that a solver of a chosen strength clears without a guess, from a given first cell
// that opens a zero.
//
// Two ways to make them. `uniform` deals boards until one needs no guess: every such board is as
// likely as any other (for a density instead of a number of mines: in proportion to its chance of
// being dealt). That is fast where such boards are common, and hopeless where they are rare.
// `repair` repairs a dealt board (repair.h): fast at any density at which such boards exist, but
// they are not uniformly distributed.
//
// Board number i depends only on the request, the seed and i.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/game_id.h"
#include "core/layout_set.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/runner.h"
#include "core/shape.h"
#include "generate/difficulty.h"
#include "generate/repair.h"
#include "generate/solver.h"

namespace minewise {

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

// Boards 0..count-1 of a request, made on the lanes of a runner: the same with any. An Error says
// what is wrong with the request, or how many boards were found within the attempts, or before
// `goes_on`, which every lane calls with the number of boards made so far, returned false.
Result<LayoutSet> make_no_guess_boards(
    const NoGuessRequest& request, Seed seed, std::uint64_t count,
    const Runner& runner = serial_runner(),
    const std::function<bool(std::uint64_t made)>& goes_on = [](std::uint64_t) { return true; });

}  // namespace minewise
