// minewise._core: what Python sees of the library. This file only lists the parts.
#include "front/python/bindings.h"

PYBIND11_MODULE(_core, module) {
  namespace python = minewise::python;
  module.doc() = "The compiled part of the package minewise: use the names of minewise itself.";
  module.attr("__version__") = MINEWISE_VERSION;
  python::bind_errors(module);
  python::bind_environment(module);
}
