// Draws an analysed position: probabilities as a heat map with numbers, a mark on certain cells,
// and a ring around the best cell. It also draws the reasoning behind the analysis.
#pragma once

#include <optional>
#include <string>

#include "core/view.h"
#include "game/advice.h"
#include "output/drawing/picture.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"

namespace minewise {

// If there are grounds, the caption gives the probability of their cell, or its proof with the
// clues marked. REQUIRES: some layout explains the view.
Panel picture_of(const PlacedView& placed, const Analysis& analysis,
                 const std::optional<Grounds>& why);

// Puts the ring around the cell that an agent would open, and its reason into the caption.
void show_advice(Panel& panel, const Advice& advice);

// The reasoning: the board with named cells, and below it the tables as they are in text.

Panel picture_of(const PlacedView& placed, const Reasoning& reasoning);

}  // namespace minewise
