// How difficult a board is to clear without a guess: which strength of solver can do it (Solver),
// and the demands of the board (Grade, Demands), which are the number of clicks and the kind of
// reasoning. BoardMetrics has all numbers of a board.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "game/metrics.h"
#include "game/zini.h"
#include "generate/clearing.h"
#include "solver/knowledge.h"

namespace minewise {

// The strength of the solver that must be able to clear a board without a guess.
enum class Solver {
  Basic,   // one clue at a time
  Subset,  // one clue at a time, and one clue inside another
  Exact,   // everything that is certain, with the number of mines
};

// "basic", "subset", "exact", and back.
std::string_view solver_word(Solver solver);
std::optional<Solver> find_solver(std::string_view word);

// The means by which a solver deduces.
Means means_of(Solver solver);

// The demands of a board. The number of clicks is its 3BV (game/metrics.h). The reasoning is found
// in two ways: by trying more and more engines until the board is cleared, and by noting which rule
// proved each cell when all engines are used, cheapest first.

// The weakest reasoning by which a board can be cleared.
enum class Grade {
  Easy,    // one clue at a time
  Medium,  // one clue inside another
  Hard,    // elimination, contradiction, or all arrangements of a group
  Expert,  // the number of mines
};

// "easy", "medium", "hard", "expert", and back.
std::string_view grade_word(Grade grade);
std::optional<Grade> find_grade(std::string_view word);

struct Demands {
  Grade grade = Grade::Easy;
  int openings = 0;                      // the 3BV
  std::array<int, kRules> deductions{};  // by Rule: cells settled by it and by no cheaper rule
  int longest_proof = 0;                 // the most clues that one deduction names
};

// Finds the demands of boards of a topology, one after another.
class Grader {
 public:
  explicit Grader(const TopologyPtr& topology);

  // The grade of a board; nothing if it cannot be cleared without a guess.
  std::optional<Grade> grade(const Layout& layout, Cell first);

  // All demands of a board; nothing if it cannot be cleared without a guess.
  std::optional<Demands> demands(const Layout& layout, Cell first);

 private:
  TopologyPtr topology_;
  std::array<Clearing, 4> by_grade_;
};

// The numbers of a board: its metrics, and its grade from a first cell.
struct BoardMetrics {
  Shape shape;
  int mines = 0;
  BoardValue value;
  Zini zini;
  std::optional<Place> first = {};  // the cell from which it was graded
  std::optional<Grade> grade = {};  // nothing if it takes a guess from there
};

BoardMetrics measure_board(const Shape& shape, const Layout& layout, std::optional<Place> first);

}  // namespace minewise
