// A position as Python holds it: its text, and the view of it. A position never changes; an edit
// gives a new one.
#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <string>

#include "ground/view/placed_view.h"
#include "ground/view/position.h"
#include "play/input/input.h"

namespace minewise::python {

struct HeldPosition {
  Position position;
  View view;  // of a game in progress it knows more than its text: what the rules promised

  const Shape& shape() const { return position.shape; }
  PlacedView placed() const { return {view, position.shape}; }
};
using HeldPtr = std::shared_ptr<HeldPosition>;

HeldPtr hold(Position position);
HeldPtr hold(const View& view, const Shape& shape);

// A seed for games whose words name none.
Seed random_seed();

// What a text holds. A game ID without a seed gets one.
Input input_of(const std::string& text);

// What may be said of a position beside its text: None, or a number or word.
struct SaidOfPosition {
  pybind11::object mines, density, clues, topology;
};

// The position that a Position or a text stands for: anything that `minewise analyze` reads. Games
// are played to their end by the usual agent.
HeldPtr position_from(const pybind11::object& what, const SaidOfPosition& said);

}  // namespace minewise::python
