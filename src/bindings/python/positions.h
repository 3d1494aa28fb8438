// A position as Python holds it: its text, and the view of it. A position never changes; an edit
// gives a new one.
#pragma once

#include <pybind11/pybind11.h>

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "api/analyze.h"
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

  // Asks the analysis, which is made once and kept. One thread asks at a time.
  // ImpossiblePosition: no layout explains the position.
  template <class Question>
  auto ask(const Question& question) {
    const std::lock_guard lock(asking_);
    if (!kept_) kept_.emplace(make_analysis());
    return question(*kept_);
  }

 private:
  KeptAnalysis make_analysis() const;

  std::mutex asking_;
  std::optional<KeptAnalysis> kept_;
};
using HeldPtr = std::shared_ptr<HeldPosition>;

HeldPtr hold(Position position, TopologyPtr topology);
HeldPtr hold(const View& view, const Shape& shape);

// A seed for games whose words name none.
Seed random_seed();

// What a text holds. A game ID without a seed gets one.
Input input_of(const std::string& text);

// What may be said of a position beside its text, as keyword arguments: mines, density,
// count_prior, clues and topology. TypeError: there is another, or one is of the wrong type.
PositionWords words_of(const pybind11::kwargs& said);

// Reads positions. It keeps the neighbour lists of the last few shapes, because making them takes
// five times as long as reading the text. Any thread may use it.
class PositionReader {
 public:
  // The position that a Position or a text stands for: anything that `minewise analyze` reads.
  // Games are played to their end by the usual agent. REQUIRES: the caller has the interpreter's
  // lock, which others may take meanwhile.
  HeldPtr read(const pybind11::object& what, const PositionWords& words);

 private:
  HeldPtr read_text(const std::string& text, const PositionWords& words);
  HeldPtr hold_adjusted(Position position, const PositionWords& words);
  TopologyPtr topology_of(const Shape& shape);

  std::mutex mutex_;
  std::deque<std::pair<Shape, TopologyPtr>> kept_;  // the newest first
};
using ReaderPtr = std::shared_ptr<PositionReader>;

}  // namespace minewise::python
