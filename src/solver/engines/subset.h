// An engine that compares two clues when one lies inside the other: their difference is an equation
// about fewer cells. The method is that of report 000 (its question 2) and report 002 (reduceEq and
// reduceKB). A listener may hear every step, for code that shows the equations to people.
#pragma once

#include <boost/container/small_vector.hpp>

#include <cstdint>
#include <vector>

#include "core/topology.h"
#include "solver/engines/engine.h"
#include "solver/facts.h"

namespace minewise {

// A bound on the mines among some cells. A bound that holds for any cells comes from no clue.
struct SubsetBound {
  int mines = 0;
  decltype(Reason::because) from;  // clues, ascending
};

struct SubsetEquation {
  boost::container::small_vector<Cell, kMaxDegree> cells;  // unknown, ascending; empty: unused
  SubsetBound least, most;
  bool waiting = false;

  int size() const { return static_cast<int>(cells.size()); }
};

// Listens to the subset engine. It hears how an equation comes about (it is read, subtracted or
// substituted) and then, if the engine keeps it, that it is held or meets another about the same
// cells. The engine is compiled once for each kind of listener, so games, which have none, pay
// nothing for being watched.
class SubsetListener {
 public:
  virtual ~SubsetListener() = default;

  virtual void reads(Cell clue) = 0;
  virtual void subtracts(const SubsetEquation& inner, const SubsetEquation& outer) = 0;
  virtual void substitutes(const SubsetEquation& equation, Cell known, Verdict verdict) = 0;

  virtual void holds(const SubsetEquation& equation) = 0;
  // `equation` is the one that was there, with both bounds where these became tighter.
  virtual void meets(const SubsetEquation& equation, bool tighter) = 0;

  virtual void settles(const SubsetEquation& equation, Verdict verdict) = 0;
};

struct NoListener {
  void reads(Cell) {}
  void subtracts(const SubsetEquation&, const SubsetEquation&) {}
  void substitutes(const SubsetEquation&, Cell, Verdict) {}
  void holds(const SubsetEquation&) {}
  void meets(const SubsetEquation&, bool) {}
  void settles(const SubsetEquation&, Verdict) {}
};

struct SubsetHeard {
  SubsetListener* by = nullptr;

  void reads(Cell clue) { by->reads(clue); }
  void subtracts(const SubsetEquation& inner, const SubsetEquation& outer) {
    by->subtracts(inner, outer);
  }
  void substitutes(const SubsetEquation& equation, Cell known, Verdict verdict) {
    by->substitutes(equation, known, verdict);
  }
  void holds(const SubsetEquation& equation) { by->holds(equation); }
  void meets(const SubsetEquation& equation, bool tighter) { by->meets(equation, tighter); }
  void settles(const SubsetEquation& equation, Verdict verdict) { by->settles(equation, verdict); }
};

// A clue is an equation: its unknown cells hold least..most mines. If all cells of A lie in B, then
// B without A holds B's mines minus A's mines: an equation about fewer cells. If it leaves no mine,
// or only mines, its cells are settled.
//
//     1 2 1     The 1 says a + b = 1 and lies inside the 2, a + b + c = 2. So c = 1, and from the
//     a b c     other side a = 1.
//
// Both reports replace the larger equation by the difference, so what they find depends on the
// order of the moves; here the larger equation stays, and all differences are found. Both compare
// every pair; here an equation is compared only with those that share a cell with it, as report 000
// suggests. Equations without cells, equations about the same cells as another, and equations that
// say nothing are dropped (002's thinKB).
//
// Each bound keeps the clues it came from, so a verdict names only the clues that matter.
//
// It misses proofs that need equations which only overlap, or the number of mines. A difference
// whose first cell is in kMostEquations equations already is not made, and what it would have
// proved is missed. In 126 survival games on boards of 300x300, at all densities and under all clue
// models, no cell was in more than 23.

// `Listener` hears of every step: NoListener or SubsetHeard.
template <class Listener>
class SubsetWith : public Engine {
 public:
  explicit SubsetWith(Listener listener = {}) : listener_(listener) {}

  Rule rule() const override { return Rule::Subset; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

 private:
  static constexpr std::size_t kMostEquations = 64;

  using Bound = SubsetBound;
  using Equation = SubsetEquation;

  void take_in(const View& view, Facts& facts);
  void add_clue(Cell clue, const View& view, const Facts& facts);
  void substitute(Cell cell, const Facts& facts);
  void look_at(int index, Facts& facts);
  void compare(int index);
  void subtract(int inner, int outer);
  void place(Equation equation);
  bool tighten(Equation& equation, Bound& least, Bound& most);
  int find(const Equation& equation) const;
  void drop(int index);
  void wake(int index);

  Equation& at(int index) { return equations_[index]; }
  const Equation& at(int index) const { return equations_[index]; }

  std::vector<Equation> equations_;
  std::vector<int> unused_;
  std::vector<std::vector<int>> with_;  // by cell, the equations it is in
  std::vector<int> waiting_;            // equations to look at, a queue that starts at next_
  std::size_t next_ = 0;
  std::vector<int> met_;         // scratch
  std::size_t opened_seen_ = 0;  // how much of View::uncovered() has been taken in
  std::size_t known_seen_ = 0;   // how much of Facts::known() has been taken in
  [[no_unique_address]] Listener listener_;
};

class Subset final : public SubsetWith<NoListener> {};
using HeardSubset = SubsetWith<SubsetHeard>;

}  // namespace minewise
