#include "solver/constraint.h"

namespace minewise {

Constraint constraint_around(const View& view, const Facts& facts, Cell clue) {
  Constraint constraint;
  int mines = 0;
  for (const Cell cell : view.topology().neighbours(clue)) {
    if (!facts.is_known(cell)) {
      constraint.cells.push_back(cell);
    } else if (facts.is_mine(cell)) {
      ++mines;
    }
  }
  const SumRange allowed = view.allowed_mines(clue);
  constraint.least = allowed.least - mines;
  constraint.most = allowed.most - mines;
  return constraint;
}

std::optional<Verdict> forced_verdict(const Constraint& constraint) {
  return forced_verdict(constraint.size(), constraint.least, constraint.most);
}

}  // namespace minewise
