// minewise._core: what Python sees of the library. This file only lists the parts.
#include "bindings/python/bindings.h"

PYBIND11_MODULE(_core, module) {
  namespace python = minewise::python;
  module.doc() = "The compiled part of the package minewise: use the names of minewise itself.";
  module.attr("__version__") = MINEWISE_VERSION;
  const auto reader = std::make_shared<python::PositionReader>();
  python::bind_errors(module);
  python::bind_positions(module, reader);
  python::bind_analyses(module, reader);
  python::bind_questions(module);
  python::bind_players(module);
  python::bind_games(module);
  python::bind_comparisons(module);
  python::bind_boards(module);
  python::bind_best_play(module, reader);
  python::bind_influences(module);
  python::bind_environment(module);
  python::require_init(module);  // after all classes
}
