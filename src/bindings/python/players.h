// Players for games and experiments: agents by name, and agents written in Python.
//
// An agent in Python is an object with a method decide(view) that returns a move, and perhaps
// start(view). For experiments it is an agent like any other: an entry whose `make` wraps the
// object. Only the thread that has the interpreter's lock may talk to it, so games with such an
// agent are played one at a time, on the thread that asked for them.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <cstdint>
#include <deque>
#include <vector>

#include "agents/registry.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/view.h"

namespace minewise::python {

// The symbols of a game's board as one array, brought up to date before each move. REQUIRES: all
// use has the interpreter's lock.
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

// A view that is shown to a player while it decides, and the Python object that stands for it. If
// the player keeps that object, it answers with an error afterwards.
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

// The players of a call.
class Players {
 public:
  // Adds the agents of a text ("exact,basic", "all"), or an agent written in Python, which outlives
  // this. ValueError: there is no such agent.
  void add(pybind11::handle agent);

  const std::vector<AgentSpec>& specs() const { return specs_; }
  bool has_python() const { return !own_.empty(); }
  bool is_all() const { return is_all_; }

 private:
  std::vector<AgentSpec> specs_;
  std::deque<AgentEntry> own_;  // written in Python; they stay where they are
  bool is_all_ = false;
};

}  // namespace minewise::python
