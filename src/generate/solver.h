// The strength of the solver that must be able to clear a board without a guess.
#pragma once

#include <optional>
#include <string_view>

#include "solver/knowledge.h"

namespace minewise {

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

}  // namespace minewise
