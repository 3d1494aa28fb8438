// Players for games and experiments: agents by name, and agents written in Python.
//
// An agent in Python is an object with a method decide(view) that returns a move, and perhaps
// start(view). For experiments it is an agent like any other: an entry whose `make` wraps the
// object. Only the thread that has the interpreter's lock may talk to it, so games with such an
// agent are played one at a time, on the thread that asked for them.
#pragma once

#include <pybind11/pybind11.h>

#include <deque>
#include <vector>

#include "agents/registry.h"

namespace minewise::python {

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
