// Lays the mines. The layout of a game is a pure function of its seed, size, mines and number (and
// of the cells promised free), not of the other rules: the same boards can be played with the count
// shown and hidden, with clues exact and noisy.
#pragma once

#include <span>
#include <vector>

#include "ground/board/layout.h"
#include "ground/board/topology.h"
#include "ground/view/game_id.h"

namespace minewise {

// The cells that a promise keeps free when this one is opened first, ascending.
std::vector<Cell> kept_free(const Topology& topology, Cell first, Promise promise);

// Draws a layout in which the `free` cells hold no mine, uniformly among those for a fixed count
// and each other cell by itself for a density. REQUIRES: `free` is ascending, and the mines fit.
Layout deal(const GameId& id, std::span<const Cell> free);

// The stream of random numbers of a purpose within a game.
Digest stream_of(const GameId& id, std::string_view purpose);

}  // namespace minewise
