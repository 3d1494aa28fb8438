// The Python module, one file per idea. Each adds its classes and functions to `minewise._core`;
// the package in minewise/ gives them their public names and adds what is easier said in Python.
#pragma once

#include <pybind11/pybind11.h>

#include "bindings/python/positions.h"

namespace minewise::python {

void bind_errors(pybind11::module_& module);

// Makes it a TypeError to use an object of any class of the module before its __init__ has run.
// REQUIRES: functions take such objects by reference; those that take a shared_ptr are not covered.
void require_init(const pybind11::module_& module);

void bind_positions(pybind11::module_& module, const ReaderPtr& reader);
void bind_analyses(pybind11::module_& module, const ReaderPtr& reader);
void bind_questions(pybind11::module_& module);
void bind_players(pybind11::module_& module);
void bind_games(pybind11::module_& module);
void bind_comparisons(pybind11::module_& module);
void bind_boards(pybind11::module_& module);
void bind_best_play(pybind11::module_& module, const ReaderPtr& reader);
void bind_influences(pybind11::module_& module);
void bind_environment(pybind11::module_& module);

}  // namespace minewise::python
