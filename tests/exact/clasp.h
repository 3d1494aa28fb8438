// A model counter from elsewhere: clasp (Gebser, Kaufmann and Schaub; https://potassco.org/clasp)
// counts the solutions of pseudo-Boolean constraints one by one. It is given a position as one
// variable for each covered cell, one equation for each clue and one for the number of mines.
#pragma once

#include <cstdint>
#include <string>

#include "core/view.h"

namespace minewise {

// The position in the OPB format. REQUIRES: exact clues, or some withheld; a known number of mines.
std::string opb_of(const View& view);

// The number of solutions. Throws std::runtime_error when clasp cannot be run or does not finish.
std::uint64_t count_with_clasp(const std::string& opb);

}  // namespace minewise
