#include "knowledge/constraint.h"

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
  const auto& [cells, least, most] = constraint;
  const bool satisfiable = least <= most && most >= 0 && least <= constraint.size();
  if (!satisfiable) return std::nullopt;
  if (most == 0) return Verdict::Safe;
  if (least == constraint.size()) return Verdict::Mine;
  return std::nullopt;
}

}  // namespace minewise
