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

}  // namespace minewise
