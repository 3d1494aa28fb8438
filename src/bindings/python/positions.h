// A position as Python holds it: its text, and the view of it. A position never changes; an edit
// gives a new one.
#pragma once

#include <pybind11/pybind11.h>

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "core/position.h"
#include "core/view.h"
#include "formats/input.h"
#include "formats/position_words.h"

namespace minewise::python {

struct HeldPosition : std::enable_shared_from_this<HeldPosition> {
  HeldPosition(Position said, View seen) : position(std::move(said)), view(std::move(seen)) {}

  Position position;
  View view;  // of a game in progress it knows more than its text: what the rules promised

  const Shape& shape() const { return position.shape; }
  PlacedView placed() const { return {view, position.shape}; }
};
using HeldPtr = std::shared_ptr<HeldPosition>;

HeldPtr hold(Position position, TopologyPtr topology);
HeldPtr hold(const View& view, const Shape& shape);

// A seed for games whose words name none.
Seed random_seed();

// What a text holds. A game ID without a seed gets one.
Input input_of(const std::string& text);

// What may be said of a position beside its text: None, or a number or word.
struct SaidOfPosition {
  pybind11::object mines, density, clues, topology;
};

// Reads positions. It keeps the neighbour lists of the last few shapes, because making them takes
// five times as long as reading the text. Any thread may use it.
class PositionReader {
 public:
  // The position that a Position or a text stands for: anything that `minewise analyze` reads.
  // Games are played to their end by the usual agent. REQUIRES: the caller has the interpreter's
  // lock, which others may take meanwhile.
  HeldPtr read(const pybind11::object& what, const SaidOfPosition& said);

 private:
  HeldPtr read_text(const std::string& text, const PositionWords& words);
  HeldPtr hold_adjusted(Position position, const PositionWords& words);
  TopologyPtr topology_of(const Shape& shape);

  std::mutex mutex_;
  std::deque<std::pair<Shape, TopologyPtr>> kept_;  // the newest first
};
using ReaderPtr = std::shared_ptr<PositionReader>;

}  // namespace minewise::python
