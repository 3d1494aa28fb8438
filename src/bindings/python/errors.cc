#include "bindings/python/errors.h"

#include "bindings/python/bindings.h"
#include "core/contract.h"

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

// pybind11 gives an object whose __init__ has not run memory without a value, when the object is
// first used: after Class.__new__(Class), or in a subclass before super().__init__(). It takes that
// memory from here.
void* refuse_unmade(std::size_t) {
  throw pybind11::type_error("this object was not made: its __init__ has not been called");
}

}  // namespace

void require_init(const pybind11::module_& module) {
  for (const auto& [name, member] : pybind11::dict(module.attr("__dict__"))) {
    if (!PyType_Check(member.ptr())) continue;
    auto* type = reinterpret_cast<PyTypeObject*>(member.ptr());
    if (auto* bound = pybind11::detail::get_type_info(type)) bound->operator_new = refuse_unmade;
  }
}

void bind_errors(pybind11::module_& module) {
  pybind11::register_local_exception_translator(translate_cast_error);
  set_contract_handler(raise_broken_contract);
  pybind11::register_exception<ImpossiblePosition>(module, "ImpossiblePosition", PyExc_ValueError)
      .attr("__doc__") =
      "No layout of mines explains a position; the message names clues that clash.";
}

}  // namespace minewise::python
