// Positions to measure on, all of them made from seeds.
#pragma once

#include <vector>

#include "core/view.h"

namespace minewise {

// Positions of 30x16/99 games by `exact` in which it had to guess, at least `opened` cells open.
std::vector<View> guess_positions(int games, std::size_t opened);

// Safe cells opened at random with probability `share`, the number of mines known.
View scattered_position(int width, int height, double density, double share, std::uint64_t seed);

// A board in play: `basic` plays from the middle outwards until so many cells are open.
View board_in_play(int side, double density, std::size_t opened, std::uint64_t seed);

// A clue in every second cell of every second row, each half its neighbours: as ambiguous as can
// be.
View lattice_position(int width, int height);

}  // namespace minewise
