// A position with all that is known of it, as a picture: the probabilities as a heat map with their
// numbers, certain cells marked, the best cell ringed.
#pragma once

#include <optional>
#include <string>

#include "reason/analyze/analyze.h"
#include "show/render/picture.h"

namespace minewise {

// If a cell is asked about, the caption tells its probability, or the proof with its clues marked.
// REQUIRES: some layout explains the view; that cell is covered.
Panel picture_of(const View& view, const Shape& shape, const Analysis& analysis,
                 std::optional<Cell> why);

// How far probabilities may be off. REQUIRES: the analysis is not exact.
std::string describe_error(const Analysis& analysis);

// "best: (0,2), a mine with probability 0.25"
std::string describe_best(const Analysis& analysis, const Shape& shape);

// What a heading says of a board: "5x4/5 topology=hex", "5x4, any number of mines".
std::string describe_board(const View& view, const Shape& shape);

}  // namespace minewise
