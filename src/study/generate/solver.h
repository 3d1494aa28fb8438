// How strong the player is for whom a board must need no guess.
#pragma once

#include <optional>
#include <string_view>

#include "reason/posterior/knowledge.h"

namespace minewise {

enum class Solver {
  Basic,   // one clue at a time
  Subset,  // clues one at a time, and one inside another
  Exact,   // whatever is certain from all that is seen, the number of mines included
};

// "basic", "subset", "exact", and back.
std::string_view solver_word(Solver solver);
std::optional<Solver> find_solver(std::string_view word);

// By what a solver deduces.
Means means_of(Solver solver);

}  // namespace minewise
