// Finds best play from a view on, if few enough layouts explain it to search the whole game tree:
// the value of the game, the value of each cell, and the best cells.
//
// An OptimalPlay keeps its results, so a later question in the same game, or in another game on the
// same board, costs little.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/big_int.h"
#include "core/result.h"
#include "core/view.h"
#include "solver/layouts.h"

namespace minewise {

struct SolverLimits {
  std::size_t most_layouts = 5'000'000;
  std::int64_t most_bytes = std::int64_t{4} << 30;  // of layouts and searched sets
  std::int64_t most_sets = 0;                       // searched for one solution; 0: no limit
  int threads = 1;  // with several, OneBest may find another of equally good cells
};

// The value of the game if this cell is opened next.
struct CellWorth {
  Cell cell;
  Fraction value;
  Fraction mine;      // the probability that the cell is a mine; 0 under a promise
  bool exact = true;  // false: the value is at best this
};

struct Solution {
  // The chance to win (classic) or the expected number of mines still to be stepped on (survival).
  // Where layouts are equally likely, the denominator is their number: the fraction is not reduced.
  Fraction value;

  std::vector<Cell> best;        // ascending; empty if nothing is left to open
  std::vector<CellWorth> cells;  // every covered cell that may be safe, ascending

  // False if a limit or the caller ended the search. The value is then that of the best cell that
  // was searched completely. If there is none, `best` is the safest cell and the value a bound.
  bool complete = true;
  bool was_memory_full = false;
  bool was_too_deep = false;  // more guesses in a row than the stack is sure to hold
};

enum class Wanted {
  OneBest,    // the value and one best cell
  AllBest,    // the value and all best cells; other cells' values may be bounds
  EveryCell,  // and every cell's value
};

// How far a search has come.
struct SearchProgress {
  double share = 0;       // of the answers to the first move that are settled, 0 to 1
  std::int64_t sets = 0;  // searched so far
};

class OptimalPlay {
 public:
  // An Error if the search does not support the rules (it names the setting), or if there are too
  // many layouts, or if `goes_on`, which is asked at once and then now and then, returns false. No
  // layout at all is not an Error.
  static Result<OptimalPlay> make(const View& view, const SolverLimits& limits,
                                  const std::function<bool()>& goes_on = {});

  // The check of a view's rules that make() does.
  static Result<void> check_rules(const View& view);

  OptimalPlay(OptimalPlay&&) noexcept;
  ~OptimalPlay();

  std::size_t layouts() const;

  // `goes_on`, if given, is called by one thread at a time now and then; it may return false to end
  // the search. `only`: the first cell, if the rules prescribe it. REQUIRES: layouts() > 0.
  using GoesOn = std::function<bool(const SearchProgress& progress)>;
  Solution solve(Wanted wanted, const GoesOn& goes_on = {}, std::optional<Cell> only = {});

  // The values of these cells alone. The best cell is the best of them. REQUIRES: layouts() > 0;
  // the cells are covered.
  Solution solve_for(std::span<const Cell> cells);

  // The same for a later view of the same game: the first view, with any number of further cells
  // opened. There is no best cell if no layout explains it.
  Solution solve_later(const View& view, Wanted wanted);

 private:
  struct Trunk;
  explicit OptimalPlay(std::unique_ptr<Trunk> trunk);

  std::unique_ptr<Trunk> trunk_;
};

}  // namespace minewise
