// Boards made to order, as layout sets: dealt, without a guess, hard for an agent. The boards are
// those of `minewise generate` with the same words and seed.
#include "bindings/python/boards.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/module.h"
#include "formats/input.h"
#include "game/dealer.h"
#include "generate/board_filter.h"
#include "generate/hard_board.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The word of an option among those that `find` knows.
template <class Find>
auto known_word(std::string_view option, const std::string& word, const Find& find) {
  const auto found = find(word);
  if (!found) throw py::value_error(format_message("{}: '{}' is not known", option, word));
  return *found;
}

Shape shape_of(const Board& board, const std::string& topology) {
  return {board.width, board.height, known_word("topology", topology, find_grid)};
}

// What an option says, or a ValueError that names it.
template <class Value>
Value option_of(std::string_view option, Result<Value> result) {
  if (!result) {
    throw py::value_error(fmt::format("{}: {}", option, result.error().text()));
  }
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

// An order that can be carried out, or a ValueError.
template <class Order>
Order accepted(Asked<Order> asked) {
  if (!asked) throw py::value_error(asked.error().error.text());
  return *std::move(asked);
}

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

std::string random_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                          const std::string& first, const std::string& topology) {
  const Board planned = option_of("board", parse_board(board));
  DealtBoards dealt =
      accepted(boards_of({shape_of(planned, topology), planned.mines, first, Seed{seed}}));
  GameId& id = dealt.id;
  LayoutSet set(id.shape(), id.rules.first.cell);
  run_long([&](const GoesOn& goes_on) {
    for (id.game = 0; id.game < count && goes_on(); ++id.game) set.add(deal(id, dealt.free));
  });
  return format_layout_set(set);
}

NoGuessRequest no_guess_request(const std::string& board, const std::string& first,
                                const std::optional<std::string>& solver, const std::string& mode,
                                const std::optional<std::string>& difficulty,
                                std::uint64_t attempts, const std::string& topology) {
  const Board planned = option_of("board", parse_board(board));
  if (difficulty) known_word("difficulty", *difficulty, find_grade);
  if (solver) known_word("solver", *solver, find_solver);
  if (mode != "uniform" && mode != "repair") {
    throw py::value_error(format_message("mode: '{}' is neither uniform nor repair", mode));
  }
  return accepted(request_of(
      {shape_of(planned, topology), planned.mines, first, solver, mode, difficulty, attempts}));
}

std::string no_guess_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                            const std::string& first, const std::optional<std::string>& solver,
                            const std::string& mode, const std::optional<std::string>& difficulty,
                            std::uint64_t attempts, const std::string& topology, int jobs) {
  const NoGuessRequest request =
      no_guess_request(board, first, solver, mode, difficulty, attempts, topology);
  std::string text;
  run_long([&](const GoesOn& goes_on) {
    text = format_layout_set(or_raise(make_no_guess_boards(
        request, Seed{seed}, count, Threads(jobs), [&](std::uint64_t) { return goes_on(); })));
  });
  return text;
}

HardPlan hard_plan(const std::string& board, std::uint64_t seed, const std::string& against,
                   const std::string& objective, const std::string& rules,
                   std::optional<int> max_moves, std::uint64_t games) {
  const Board planned = option_of("board", parse_board(board));
  HardPlan plan;
  plan.id = {planned.width, planned.height,
             planned.mines, option_of("rules", parse_rules(rules)),
             Seed{seed},    0};
  plan.agent = option_of("against", parse_agent(against));
  option_of("against", check_fit(*plan.agent.entry, planned, plan.id.rules));
  const auto& first = plan.id.rules.first.cell;
  if (first && !plan.id.shape().contains(*first)) {
    throw py::value_error("rules: the first cell is not on the board");
  }
  if (objective != "score" && objective != "win") {
    throw py::value_error(format_message("objective: '{}' is neither score nor win", objective));
  }
  plan.objective = objective == "win" ? Objective::Won : Objective::Score;
  plan.bounds.max_moves = max_moves;
  plan.games = games;
  plan.check_games = 2;
  return plan;
}

std::string hard_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                        const std::string& against, const std::string& objective,
                        const std::string& rules, std::optional<int> max_moves, std::uint64_t games,
                        int jobs) {
  const HardPlan plan = hard_plan(board, seed, against, objective, rules, max_moves, games);
  LayoutSet set(plan.id.shape());
  run_long([&](const GoesOn& goes_on) {
    const Threads threads(jobs);
    for (std::uint64_t number = 0; number < count; ++number) {
      const auto found = find_hard(plan, number, threads, [&](double) { return goes_on(); });
      if (!found) return;
      set.add(found->board);
    }
  });
  return format_layout_set(set);
}

}  // namespace

LayoutSet layouts_from(const std::string& text) {
  auto set = layouts_in(or_raise(recognise(text)));
  if (!set) throw py::value_error("layouts: there are none in this text");
  return *std::move(set);
}

void bind_boards(py::module_& module) {
  module.def("read_layouts", read_layouts, py::arg("text"),
             "The layouts of a text: truth values, the first cell, the topology.");
  module.def("random_boards", random_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("first"), py::arg("topology"), "Dealt boards as a layout set.");
  module.def("no_guess_boards", no_guess_boards, py::arg("board"), py::arg("count"),
             py::arg("seed"), py::arg("first"), py::arg("solver"), py::arg("mode"),
             py::arg("difficulty"), py::arg("attempts"), py::arg("topology"), py::arg("jobs"),
             "Boards that need no guess, as a layout set.");
  module.def("hard_boards", hard_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("against"), py::arg("objective"), py::arg("rules"), py::arg("max_moves"),
             py::arg("games"), py::arg("jobs"), "Boards on which an agent does badly.");
}

}  // namespace minewise::python
