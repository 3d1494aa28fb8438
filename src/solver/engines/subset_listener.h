// Who listens to the subset engine: nobody in games, and code that shows its equations to people.
// The engine is compiled once for each, so that games pay nothing for being watched.
//
// A listener hears how an equation comes about (it is read, subtracted or substituted) and then, if
// the engine keeps it, that it is held or meets another about the same cells.
#pragma once

#include <boost/container/small_vector.hpp>

#include "core/topology.h"
#include "solver/deduction.h"

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

}  // namespace minewise
