// A game that is over: its figures, every move with its reason, the layout, any of its moments.
#pragma once

#include <pybind11/pybind11.h>

namespace minewise::python {

void bind_played(pybind11::module_& module);

}  // namespace minewise::python
