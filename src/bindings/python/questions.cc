// Questions about one position: why a cell has its probability, what opening it would show, layouts
// drawn at random. Also influence, of a position or a game.
#include <pybind11/stl.h>

#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "output/json/analysis_json.h"
#include "output/json/influence_json.h"
#include "output/text/analysis.h"
#include "review/influence.h"
#include "solver/sample.h"
#include "solver/what_if.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

Cell covered_cell(const HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = cell_at(held.shape(), row, col);
  if (held.view.is_covered(cell)) return cell;
  throw py::value_error(fmt::format("{},{} is not covered", row.value, col.value));
}

// ImpossiblePosition, with the clues that conflict.
void check_possible(const HeldPosition& held, const Posterior& posterior) {
  if (posterior.is_possible()) return;
  const Analysis analysis = analyze(held.view);
  throw ImpossiblePosition(describe_conflict(analysis.conflict.value(), held.placed()));
}

// The grounds of a cell as JSON and in words.
py::tuple why(const HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = covered_cell(held, row, col);
  std::string json, text;
  {
    const py::gil_scoped_release others_run;
    const Knowledge known(held.view);
    check_possible(held, known.posterior());
    const Grounds grounds = find_grounds(held.view, cell);
    json = grounds_json(grounds, cell, held.placed());
    text = describe_grounds(grounds, cell, held.placed());
  }
  return py::make_tuple(json, text);
}

struct Supposed {
  double mine_probability = 0;
  bool exact = true;
  struct Answer {
    char clue;
    double probability;
    std::vector<double> after;  // by cell
  };
  std::vector<Answer> answers;
};

Supposed suppose(const HeldPosition& held, Cell cell) {
  const View& view = held.view;
  Knowledge known(view);
  check_possible(held, known.posterior());
  if (known.facts().is_mine(cell)) return {1, known.posterior().is_exact(), {}};
  known.recount();
  WhatIf what_if(known, cell);
  Supposed supposed{what_if.mine_probability(), what_if.is_exact(), {}};
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (probability == 0) continue;
    auto after = shown_board(view, [&](Cell other) {
      return other == cell ? std::numeric_limits<double>::quiet_NaN()
                           : what_if.mine_probability(static_cast<int>(i), other);
    });
    supposed.answers.push_back({clue.symbol(), probability, std::move(after)});
  }
  return supposed;
}

// (mine probability, whether it is exact, [(clue, probability, array)])
py::tuple what_if(const HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = covered_cell(held, row, col);
  Supposed supposed;
  {
    const py::gil_scoped_release others_run;
    supposed = suppose(held, cell);
  }
  py::list answers;
  for (const auto& [clue, probability, after] : supposed.answers) {
    answers.append(
        py::make_tuple(std::string(1, clue), probability, own_board(held.shape(), after)));
  }
  return py::make_tuple(supposed.mine_probability, supposed.exact, answers);
}

void draw_layouts(const HeldPosition& held, long count, std::uint64_t seed, bool* mine) {
  Knowledge known(held.view);
  check_possible(held, known.posterior());
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) {
    throw py::value_error("part of the frontier is too large to count exactly: no layouts drawn");
  }
  Rng rng(Seed{seed}, Digest("sample"));
  SignalClock signals;
  for (long i = 0; i < count; ++i) {
    signals.check();
    const Layout layout = source->draw(rng);
    for (Cell cell; cell.index < layout.cells(); ++cell.index) *mine++ = layout.has_mine(cell);
  }
}

py::array sample(const HeldPosition& held, long count, std::uint64_t seed) {
  py::array_t<bool> layouts(
      std::vector<py::ssize_t>{count, held.shape().height, held.shape().width});
  bool* const mine = layouts.mutable_data();
  const py::gil_scoped_release others_run;
  draw_layouts(held, count, seed, mine);
  return layouts;
}

}  // namespace

void bind_questions(py::module_& module) {
  module.def("why", why, py::arg("position"), py::arg("row"), py::arg("col"),
             "The grounds of a cell's probability, as JSON and in words.");
  module.def("what_if", what_if, py::arg("position"), py::arg("row"), py::arg("col"),
             "What a cell would show, and every probability after each answer.");
  module.def("sample", sample, py::arg("position"), py::arg("n"), py::arg("seed"),
             "Layouts drawn from all that explain a position: truth values [n, row, column].");
}

// Influence: which clue led to which deduction, and how far, as the JSON of `minewise influence`.

namespace py = pybind11;

namespace {

std::string json_of(InfluenceReport report) {
  add_clues(report);
  std::string json;
  write_influence_json(report, [&](std::string_view text) { json += text; });
  return json;
}

std::string influence_of_position(HeldPosition& held) {
  analysis_of(held.shared_from_this());  // ImpossiblePosition, if no layout explains it
  std::string json;
  run_long(
      [&](const GoesOn&) { json = json_of(report_on(held.shape(), influence_of(held.view))); });
  return json;
}

std::string influence_of_game(const Transcript& game) {
  std::string json;
  run_long([&](const GoesOn&) {
    json =
        json_of(report_on_game(game.id, game.is_given, game.agent, or_raise(influence_of(game))));
  });
  return json;
}

}  // namespace

void bind_influences(py::module_& module) {
  module.def("influence_of_position", influence_of_position, py::arg("position"),
             "The influence in a position, as JSON.");
  module.def("influence_of_game", influence_of_game, py::arg("played"),
             "The influence in a game, as JSON.");
}

}  // namespace minewise::python
