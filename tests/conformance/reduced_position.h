// What the oracle is asked: a view as it stands, and a view reduced to the premises of one
// deduction. The latter is how a Reason is held to its word: with every other clue withheld, the
// verdict must still be the only one possible.
#pragma once

#include <span>

#include "core/shape.h"
#include "core/view.h"
#include "oracle/brute_force.h"
#include "solver/facts.h"

namespace minewise {

oracle::Position whole_position(const View& view, const Shape& shape);

// The clues that the deduction names, the cells uncovered, what was deduced before, and what the
// rules promised; the number of mines only for the rules that reason with it.
oracle::Position reduced_position(const Deduction& deduction, std::span<const Deduction> before,
                                  const View& view, const Shape& shape);

}  // namespace minewise
