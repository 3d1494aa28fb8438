#include "bindings/python/module.h"

#include <pybind11/pybind11.h>

#include <atomic>
#include <future>

#include "core/contract.h"

namespace minewise::python {

namespace {

void raise_broken_contract(const char* condition, const char* file, int line) {
  throw std::runtime_error(std::string("minewise: internal error: ") + condition + " (" + file +
                           ":" + std::to_string(line) + ")");
}

// What casts inside a call throw. All that remains are texts with characters that UTF-8 has not:
// other types are told apart before.
void translate_cast_error(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const pybind11::cast_error&) {
    PyErr_SetString(PyExc_ValueError, "the text has invalid characters");
  }
}

// pybind11 gives an object whose __init__ has not run memory without a value, when the object is
// first used: after Class.__new__(Class), or in a subclass before super().__init__(). It takes that
// memory from here.
void* refuse_unmade(std::size_t) {
  throw pybind11::type_error("this object is not initialised: its __init__ has not been called");
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
      "No layout explains a position; the message names the clues that contradict each other.";
}

namespace py = pybind11;

namespace {

constexpr std::chrono::milliseconds kPatience(50);

}  // namespace

void check_signals() {
  const py::gil_scoped_acquire lock;
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

void SignalClock::check() {
  const auto now = std::chrono::steady_clock::now();
  if (now - checked_ < kPatience) return;
  checked_ = now;
  check_signals();
}

void run_long(const std::function<void(const GoesOn& goes_on)>& work) {
  const py::gil_scoped_release others_run;
  std::atomic<bool> stopped = false;
  auto done = std::async(std::launch::async, [&] { work([&] { return !stopped.load(); }); });
  try {
    while (done.wait_for(kPatience) != std::future_status::ready) check_signals();
  } catch (...) {
    stopped = true;
    done.wait();
    throw;
  }
  done.get();
}

}  // namespace minewise::python

// minewise._core: what Python sees of the library. Here the parts are only listed.

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
