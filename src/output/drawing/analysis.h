// Draws an analysed position: probabilities as a heat map with numbers, a mark on certain cells,
// and a ring around the best cell.
#pragma once

#include <optional>
#include <string>

#include "core/view.h"
#include "game/advice.h"
#include "output/drawing/picture.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"

namespace minewise {

// If `why` is a cell, the caption gives its probability, or its proof with the clues marked.
// REQUIRES: some layout explains the view; that cell is covered.
Panel picture_of(const PlacedView& placed, const Analysis& analysis, std::optional<Cell> why);

// Puts the ring around the cell that an agent would open, and its reason into the caption.
void show_advice(Panel& panel, const Advice& advice);

// Draws the reasoning behind an analysis: the board with named cells, and below it the tables as
// they are in text.

Panel picture_of(const PlacedView& placed, const Reasoning& reasoning);

}  // namespace minewise
