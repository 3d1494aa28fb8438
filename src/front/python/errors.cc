#include "front/python/errors.h"

#include "front/python/bindings.h"
#include "ground/base/contract.h"

namespace minewise::python {
namespace {

void raise_broken_contract(const char* condition, const char* file, int line) {
  throw std::runtime_error(std::string("minewise: a contract does not hold: ") + condition + " (" +
                           file + ":" + std::to_string(line) + ")");
}

}  // namespace

void bind_errors(pybind11::module_& module) {
  set_contract_handler(raise_broken_contract);
  pybind11::register_exception<ImpossiblePosition>(module, "ImpossiblePosition", PyExc_ValueError)
      .attr("__doc__") =
      "No layout of mines explains a position; the message names clues that clash.";
}

}  // namespace minewise::python
