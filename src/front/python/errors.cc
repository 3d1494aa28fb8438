#include "front/python/errors.h"

#include "front/python/bindings.h"
#include "ground/base/contract.h"

namespace minewise::python {
namespace {

void raise_broken_contract(const char* condition, const char* file, int line) {
  throw std::runtime_error(std::string("minewise: a contract does not hold: ") + condition + " (" +
                           file + ":" + std::to_string(line) + ")");
}

// What casts inside a call throw. All that remains are texts with characters that UTF-8 has not:
// other types are told apart before.
void translate_cast_error(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const pybind11::cast_error&) {
    PyErr_SetString(PyExc_ValueError, "the text has characters that are none");
  }
}

}  // namespace

void bind_errors(pybind11::module_& module) {
  pybind11::register_local_exception_translator(translate_cast_error);
  set_contract_handler(raise_broken_contract);
  pybind11::register_exception<ImpossiblePosition>(module, "ImpossiblePosition", PyExc_ValueError)
      .attr("__doc__") =
      "No layout of mines explains a position; the message names clues that clash.";
}

}  // namespace minewise::python
