// What an agent written in Python sees: the view of a game, for as long as it is asked. The symbols
// of the board are one array a game, brought up to date before each move.
#pragma once

#include <pybind11/numpy.h>

#include <cstdint>

#include "core/rng.h"
#include "core/shape.h"
#include "core/view.h"

namespace minewise::python {

// The symbols of a game's board as an array. REQUIRES: all use has the interpreter's lock.
class SymbolBoard {
 public:
  explicit SymbolBoard(const Shape& shape);

  // Takes in what the view shows since the last time.
  void update(const View& view);

  // The array as players get it: shared and read-only.
  pybind11::array array() const;

 private:
  pybind11::array_t<std::uint8_t> codes_;
  std::size_t known_ = 0;  // of the uncovered cells
};

// A view that is shown to a player, and the Python object by which it sees it. When the time is
// over, an object that was kept answers with an error.
class ShownView {
 public:
  // `rng` may be null. All outlive this.
  ShownView(const View& view, Rng* rng, SymbolBoard& symbols);
  ShownView(const ShownView&) = delete;
  ShownView& operator=(const ShownView&) = delete;
  ~ShownView();

  const pybind11::object& object() const { return object_; }

 private:
  pybind11::object object_;
};

void bind_player_view(pybind11::module_& module);

}  // namespace minewise::python
