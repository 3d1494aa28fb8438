// Lays the mines of a game. The layout depends only on the seed, size, mines and number of the
// game, and on the cells promised free, not on the other rules. So the same boards can be played
// with the count shown or hidden, and with exact or noisy clues.
#pragma once

#include <span>
#include <vector>

#include "core/game_id.h"
#include "core/layout.h"
#include "core/topology.h"

namespace minewise {

// The cells that a promise keeps free when this one is opened first, ascending.
std::vector<Cell> kept_free(const Topology& topology, Cell first, Promise promise);

// Draws a layout in which the `free` cells hold no mine. With a fixed count all such layouts are
// equally likely; with a density each other cell is drawn independently. REQUIRES: `free` is
// ascending, and the mines fit.
Layout deal(const GameId& id, std::span<const Cell> free);

// The stream of random numbers of a purpose within a game.
Digest stream_of(const GameId& id, Digest purpose);

}  // namespace minewise
