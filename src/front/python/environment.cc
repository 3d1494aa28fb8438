// Many games at once, for programs that learn by playing.
#include "front/python/bindings.h"

namespace minewise::python {

void bind_environment(pybind11::module_&) {}

}  // namespace minewise::python
