// A constraint: what one clue, or one promise of the rules, says about the cells that are still
// unknown. Between `least` and `most` of them are mines; known mines are already subtracted.
#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

struct Constraint {
  boost::container::small_vector<Cell, kMaxDegree> cells;  // unknown, ascending
  int least = 0;
  int most = 0;

  int size() const { return static_cast<int>(cells.size()); }
};

// The constraint of an open cell. REQUIRES: view.is_open(clue).
Constraint constraint_around(const View& view, const Facts& facts, Cell clue);

// The verdict that a constraint forces on all its cells at once, if any:
//
//     no mines left to place:             1 ?      with the 1's mine found next to it, ? is safe
//     as many mines left as cells:        2 ?      with two ? and no mine found, both are mines
//                                           ?
//
// A constraint that cannot be satisfied forces nothing: engines never reason from a contradiction.
std::optional<Verdict> forced_verdict(const Constraint& constraint);
inline std::optional<Verdict> forced_verdict(int cells, int least, int most) {
  const bool satisfiable = least <= most && most >= 0 && least <= cells;
  if (!satisfiable) return std::nullopt;
  if (most == 0) return Verdict::Safe;
  if (least == cells) return Verdict::Mine;
  return std::nullopt;
}

}  // namespace minewise
