// Best play from a view on, where the layouts that explain it are few enough for the whole game
// tree: what the game is worth, what each cell is worth, and which are best.
//
// An OptimalPlay keeps what it has searched, so that asking again later in the same game, or in
// another game on the same board, costs little.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ground/base/result.h"
#include "ground/view/view.h"
#include "reason/posterior/layouts.h"

namespace minewise {

struct SolverLimits {
  std::size_t most_layouts = 5'000'000;
  std::int64_t most_bytes = std::int64_t{4} << 30;  // of layouts and searched sets
  std::int64_t most_sets = 0;                       // searched in one solution; 0 for any number
  int threads = 1;  // of equally good cells, OneBest may find another one
};

struct Fraction {
  BigInt num = 0;
  BigInt den = 1;

  double decimal() const;
  Fraction reduced() const;
};

// What the game is worth if this cell is opened next.
struct CellWorth {
  Cell cell;
  Fraction value;
  Fraction mine;      // the probability that it is one; 0 under a promise
  bool exact = true;  // or the value is no better than this
};

struct Solution {
  // The chance to win (classic) or the expected number of mines still to be stepped on (survival).
  // Where layouts are equally likely, the denominator is their number: it is not reduced.
  Fraction value;

  std::vector<Cell> best;        // ascending; empty if nothing is left to open
  std::vector<CellWorth> cells;  // every covered cell that may be safe, ascending

  // False if a limit or the caller ended the search. The value is then that of the best cell that
  // was searched to the end, or if there is none, `best` is the safest cell and the value a bound.
  bool complete = true;
  bool was_memory_full = false;
  bool was_too_deep =
      false;  // guesses upon guesses beyond what the program's stack is sure to hold
};

enum class Wanted {
  OneBest,    // the value and one best cell
  AllBest,    // the value and all best cells; other cells' values may be bounds
  EveryCell,  // and every cell's value
};

class OptimalPlay {
 public:
  // Fails, naming the setting, where the rules are such that this search does not apply, and where
  // there are too many layouts. No layout at all is not a failure.
  static Result<OptimalPlay> make(const View& view, const SolverLimits& limits);

  // What make() says of a view's rules.
  static Result<void> check_rules(const View& view);

  OptimalPlay(OptimalPlay&&) noexcept;
  ~OptimalPlay();

  std::size_t layouts() const;

  // `goes_on`, if given, is told how much has been done, 0 to 1, by one thread at a time, and may
  // end the search by returning false. `only`: the one cell that the rules let be opened first.
  // REQUIRES: layouts() > 0.
  using GoesOn = std::function<bool(double done)>;
  Solution solve(Wanted wanted, const GoesOn& goes_on = {}, std::optional<Cell> only = {});

  // The same for a view that came of the one this was made for by opening cells, which may be none.
  // Without a best cell if no layout explains it.
  Solution solve_later(const View& view, Wanted wanted);

 private:
  struct Trunk;
  explicit OptimalPlay(std::unique_ptr<Trunk> trunk);

  std::unique_ptr<Trunk> trunk_;
};

}  // namespace minewise
