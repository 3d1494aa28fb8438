// Boards made to order, as layout sets: dealt, without a guess, hard for an agent. The boards are
// those of `minewise generate` with the same words and seed.
#include "bindings/python/boards.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "api/generate.h"
#include "api/given.h"
#include "bindings/python/module.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// (mines [board, row, column], the cell to open first or None, topology)
py::tuple read_layouts(const std::string& text) {
  const LayoutSet set = layouts_from(text);
  const Shape& shape = set.shape();
  py::array_t<bool> layouts(
      std::vector<py::ssize_t>{static_cast<py::ssize_t>(set.size()), shape.height, shape.width});
  bool* mine = layouts.mutable_data();
  for (std::size_t i = 0; i < set.size(); ++i) {
    for (const char symbol : set.row(i)) *mine++ = symbol == '1';
  }
  const auto& first = set.first();
  const py::object cell = first ? py::object(py::make_tuple(first->row, first->col)) : py::none();
  return py::make_tuple(layouts, cell, std::string(grid_word(shape.grid)));
}

// Makes the boards of a request, as a layout set.
template <class Make>
std::string made(const Make& make) {
  std::string text;
  run_long([&](const GoesOn& goes_on) {
    text = format_layout_set(or_raise(make([&](std::uint64_t) { return goes_on(); })));
  });
  return text;
}

std::string random_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                          const std::string& first, const std::string& topology) {
  BoardsRequest request{.board = board, .topology = topology, .first = first};
  request.count = count;
  request.seed = seed;
  return made([&](const BoardsGoOn& goes_on) { return make_random(request, goes_on); });
}

std::string no_guess_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                            const std::string& first, const std::optional<std::string>& solver,
                            const std::string& mode, const std::optional<std::string>& difficulty,
                            std::uint64_t attempts, const std::string& topology, int jobs) {
  BoardsRequest request{.board = board,
                        .topology = topology,
                        .first = first,
                        .solver = solver,
                        .mode = mode,
                        .difficulty = difficulty,
                        .attempts = attempts};
  request.count = count;
  request.seed = seed;
  return made(
      [&](const BoardsGoOn& goes_on) { return make_no_guess(request, Threads(jobs), goes_on); });
}

std::string hard_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                        const std::string& against, const std::string& objective,
                        const std::string& rules, std::optional<int> max_moves, std::uint64_t games,
                        int jobs) {
  BoardsRequest request{.board = board, .against = against, .objective = objective, .rules = rules};
  request.max_moves = max_moves;
  request.games = games;
  request.check_games = 2;
  request.count = count;
  request.seed = seed;
  return made(
      [&](const BoardsGoOn& goes_on) { return make_hard(request, Threads(jobs), goes_on); });
}

}  // namespace

LayoutSet layouts_from(const std::string& text) {
  return or_raise(layouts_in_text(text));
}

void bind_boards(py::module_& module) {
  module.def("read_layouts", read_layouts, py::arg("text"),
             "The layouts of a text: truth values, the first cell, the topology.");
  module.def("random_boards", random_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("first"), py::arg("topology"), "Random boards as a layout set.");
  module.def("no_guess_boards", no_guess_boards, py::arg("board"), py::arg("count"),
             py::arg("seed"), py::arg("first"), py::arg("solver"), py::arg("mode"),
             py::arg("difficulty"), py::arg("attempts"), py::arg("topology"), py::arg("jobs"),
             "Boards without guesses, as a layout set.");
  module.def("hard_boards", hard_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("against"), py::arg("objective"), py::arg("rules"), py::arg("max_moves"),
             py::arg("games"), py::arg("jobs"), "Boards that are hard for an agent.");
}

}  // namespace minewise::python
