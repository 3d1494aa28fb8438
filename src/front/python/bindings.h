// The Python module, one file per idea. Each adds its classes and functions to `minewise._core`;
// the package in minewise/ gives them their public names and adds what is easier said in Python.
#pragma once

#include <pybind11/pybind11.h>

namespace minewise::python {

void bind_errors(pybind11::module_& module);
void bind_positions(pybind11::module_& module);
void bind_analyses(pybind11::module_& module);
void bind_questions(pybind11::module_& module);
void bind_players(pybind11::module_& module);
void bind_games(pybind11::module_& module);
void bind_comparisons(pybind11::module_& module);
void bind_boards(pybind11::module_& module);
void bind_best_play(pybind11::module_& module);
void bind_influences(pybind11::module_& module);
void bind_environment(pybind11::module_& module);

}  // namespace minewise::python
