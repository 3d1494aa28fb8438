// Best play: what a board or a position is worth, as an exact fraction.
#include <pybind11/stl.h>

#include "bindings/python/module.h"
#include "bindings/python/positions.h"
#include "output/json/boards_json.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// What is asked: a view, and the first cell that the rules prescribe.
struct BestPlayQuestion {
  Shape shape;
  View view;
  std::optional<Cell> only;
  bool is_position = false;
};

// The rules for best play: nothing is promised of the first cell unless asked for.
Rules rules_for(const std::string& words, const std::optional<std::string>& first) {
  Rules rules = or_raise(parse_rules(words));
  const bool names_first = words.find("first=") != words.npos;
  if (names_first && first) throw py::value_error("first: the rules say it already");
  if (!names_first) rules.first = {};
  if (first) rules.first = or_raise(parse_rules("survival first=" + *first)).first;
  return rules;
}

BestPlayQuestion ask_of_board(const Board& board, Rules rules) {
  const auto* fixed = std::get_if<FixedCount>(&board.mines);
  if (rules.count == CountRule::Weighed) {
    throw py::value_error("rules: count=prior is for positions, not for whole boards");
  }
  rules.count = fixed ? CountRule::Shown : CountRule::Hidden;
  const Shape shape{board.width, board.height, rules.topology};
  const MineCount count = fixed ? MineCount(*fixed) : MineCount(std::get<Independent>(board.mines));
  std::optional<Cell> only;
  if (const auto& cell = rules.first.cell) {
    if (!shape.contains(*cell)) throw py::value_error("first: the cell is outside the board");
    only = shape.cell(*cell);
  }
  return {shape, View(make_topology(shape), rules, count), only};
}

// A position is finished under the rules, with its own clues and grid.
BestPlayQuestion ask_of_position(const HeldPosition& held, Rules rules) {
  const View& shown = held.view;
  rules.count = shown.rules().count;
  rules.topology = held.shape().grid;
  rules.clues = held.position.clues;
  rules.first = {};
  View view(shown.topology_ptr(), rules, shown.count());
  for (const Cell cell : shown.uncovered()) {
    if (shown.is_open(cell)) view.open(cell, shown.clue(cell));
    if (shown.state(cell) == CellState::Mine) view.step_on(cell);
    if (shown.state(cell) == CellState::Flagged) view.flag(cell);
  }
  return {held.shape(), std::move(view), std::nullopt, true};
}

BestPlayQuestion question_of(const py::object& what, const std::string& rules,
                             const std::optional<std::string>& first, const SaidOfPosition& said,
                             PositionReader& reader) {
  if (py::isinstance<py::str>(what)) {
    const auto board = parse_board(what.cast<std::string>());
    if (board) return ask_of_board(*board, rules_for(rules, first));
  }
  if (first) throw py::value_error("first: a position is past its first move");
  return ask_of_position(*reader.read(what, said), rules_for(rules, first));
}

void check_solution(const Solution& solution, std::uint64_t memory) {
  if (solution.was_memory_full) {
    throw py::value_error(fmt::format("the search needs more than memory={} MB", memory));
  }
  if (solution.was_too_deep) throw py::value_error("too many guesses may follow one another");
}

// The answer as JSON.
std::string optimal(const BestPlayQuestion& question, bool cells, std::uint64_t memory, int jobs) {
  const bool with_cells = cells || question.is_position;
  std::string json;
  run_long([&](const GoesOn& goes_on) {
    SolverLimits limits;
    limits.most_bytes = static_cast<std::int64_t>(memory) << 20;
    limits.threads = Threads(jobs).jobs();
    auto solver = or_raise(OptimalPlay::make(question.view, limits, goes_on));
    if (solver.layouts() == 0) {
      throw ImpossiblePosition("no layout explains this position, or keeps what is promised");
    }
    const Solution solution = solver.solve(
        with_cells ? Wanted::EveryCell : Wanted::AllBest,
        [&](const SearchProgress&) { return goes_on(); }, question.only);
    check_solution(solution, memory);
    json = optimal_json(
        {"", question.shape, question.view, solution, solver.layouts(), with_cells, {}});
  });
  return json;
}

}  // namespace

void bind_best_play(py::module_& module, const ReaderPtr& reader) {
  module.def(
      "optimal_json",
      [reader](const py::object& what, const std::string& rules,
               const std::optional<std::string>& first, bool cells, std::uint64_t memory, int jobs,
               py::object mines, py::object density, py::object clues, py::object topology) {
        const SaidOfPosition said{std::move(mines), std::move(density), std::move(clues),
                                  std::move(topology)};
        return optimal(question_of(what, rules, first, said, *reader), cells, memory, jobs);
      },
      py::arg("what"), py::arg("rules"), py::arg("first"), py::arg("cells"), py::arg("memory"),
      py::arg("jobs"), py::arg("mines"), py::arg("density"), py::arg("clues"), py::arg("topology"),
      "The value of a board or a position under best play, as JSON.");
}

}  // namespace minewise::python
