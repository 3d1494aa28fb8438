// Best play: what a board or a position is worth, as an exact fraction.
#include <pybind11/stl.h>

#include "api/optimal.h"
#include "bindings/python/module.h"
#include "bindings/python/positions.h"
#include "output/json/boards_json.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The question about a text, a position or a board.
Problem problem_of(const py::object& what, const ProblemWords& words, const PositionWords& said,
                   PositionReader& reader) {
  if (py::isinstance<py::str>(what)) {
    return or_raise(
        find_problem(what.cast<std::string>(), {.position = said}, words, random_seed()));
  }
  const HeldPtr held = reader.read(what, said);
  return or_raise(problem_of({held->position, held->view, {}, false}, words, "position"));
}

// The answer as JSON.
std::string optimal(const Problem& problem, bool cells, std::uint64_t memory, int jobs) {
  std::string json;
  run_long([&](const GoesOn& goes_on) {
    OptimalRequest request{.every_cell = cells};
    request.limits.most_bytes = static_cast<std::int64_t>(memory) << 20;
    request.limits.threads = Threads(jobs).jobs();
    request.goes_on = [&](const SearchProgress&) { return goes_on(); };
    json = optimal_json(or_raise(find_optimal(problem, request)));
  });
  return json;
}

}  // namespace

void bind_best_play(py::module_& module, const ReaderPtr& reader) {
  module.def(
      "optimal_json",
      [reader](const py::object& what, const std::optional<std::string>& rules,
               const std::optional<std::string>& first, bool cells, std::uint64_t memory, int jobs,
               const py::kwargs& said) {
        return optimal(problem_of(what, {rules, first}, words_of(said), *reader), cells, memory,
                       jobs);
      },
      py::arg("what"), py::arg("rules"), py::arg("first"), py::arg("cells"), py::arg("memory"),
      py::arg("jobs"), "The value of a board or a position under best play, as JSON.");
}

}  // namespace minewise::python
