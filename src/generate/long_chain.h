// Searches for boards with long chains of influence: layouts with a given number of mines on which
// the longest chain of deductions (review/reason_graph.h), from a given first cell that opens a
// zero, is as long as possible.
//
// Only boards that can be cleared by proof alone count. Then no guess starts a new chain, and
// everyone who reasons like the solver finds the same chain. The result on a board does not depend
// on chance, so each board is measured once. The cost of a search is the number of boards it
// measures, which is given.
//
// Board number i depends only on the request, the seed and i.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/layout.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/runner.h"
#include "core/shape.h"
#include "generate/board_trials.h"
#include "generate/difficulty.h"

namespace minewise {

struct LongChainRequest {
  Shape shape;
  int mines = 0;
  Place first;
  Solver solver = Solver::Exact;
  std::uint64_t boards = 100'000;  // measured, at most
  std::string version = {};  // of the program: processes that differ in it do not help each other
};

// What is wrong with a request, if anything: a first cell off the board, mines that do not fit
// beside the cells kept free.
Result<void> check_request(const LongChainRequest& request);

struct LongChainBoard {
  Layout layout;
  int length = 0;
  int travel = 0;
  std::uint64_t looked_at = 0;  // boards measured, by all runs
};

// The best board of several runs, which a runner spreads. Nothing if no run found a board that is
// cleared, or if `goes_on` returned false. REQUIRES: the request was checked.
std::optional<LongChainBoard> find_long_chain(const LongChainRequest& request, Seed seed,
                                              std::uint64_t number, const Runner& runner,
                                              const SearchGoesOn& goes_on);

// The boards of several numbers, searched for at once and passed to `take` in order: nothing where
// no run found a board that is cleared. `take` returns false to give up the rest. Returns whether
// all were taken.
using TakeLongChain = std::function<bool(const std::optional<LongChainBoard>& board)>;
bool find_long_chains(const LongChainRequest& request, Seed seed, const GameRange& numbers,
                      const Runner& runner, const SearchGoesOn& goes_on, const TakeLongChain& take);

// One of the runs of a search, from 0, by itself. find_long_chain() finds the first of the longest
// boards of all runs in order. `goes_on` is asked before every board.
inline constexpr std::uint64_t kLongChainRuns = 4;
struct LongChainRun {
  std::optional<LongChainBoard> best;
  std::uint64_t looked_at = 0;
};
LongChainRun run_long_chain(const LongChainRequest& request, Seed seed, std::uint64_t number,
                            std::uint64_t run, const std::function<bool()>& goes_on);

// Chains on random boards, for comparison: boards 0..boards-1 of the request, each played as far as
// the solver gets by proof, cleared or not.
struct RandomChains {
  std::uint64_t boards = 0;
  std::uint64_t cleared = 0;
  int longest = 0;          // on any board
  int longest_cleared = 0;  // on a board that was cleared
  std::uint64_t sum = 0;    // of the lengths on all boards

  double mean() const {
    return boards == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(boards);
  }
  void add(int length, bool is_cleared);
  void add(const RandomChains& more);
};
std::optional<RandomChains> longest_of_random(const LongChainRequest& request, Seed seed,
                                              const GameRange& boards, const Runner& runner,
                                              const SearchGoesOn& goes_on);

// The same on the calling thread. `goes_on` is asked before every look.
RandomChains look_at_random(const LongChainRequest& request, Seed seed, const GameRange& boards,
                            const std::function<bool()>& goes_on);

// The part of a process that helps another with any of these. Many threads call `goes_on`, before
// every board.
Answerer answer_long_chains(const LongChainRequest& request, Seed seed,
                            const std::function<bool()>& goes_on);

}  // namespace minewise
