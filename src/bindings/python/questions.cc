// Questions about one position: why a cell has its probability, what opening it would show, layouts
// drawn at random. Also influence, of a position or a game.
#include <pybind11/stl.h>

#include "api/influence.h"
#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "output/json/analysis_json.h"
#include "output/json/influence_json.h"
#include "output/text/analysis.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

Cell covered_cell(const HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = cell_at(held.shape(), row, col);
  if (held.view.is_covered(cell)) return cell;
  throw py::value_error(fmt::format("{},{} is not covered", row.value, col.value));
}

// The grounds of a cell as JSON and in words.
py::tuple why(HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = covered_cell(held, row, col);
  std::string json, text;
  {
    const py::gil_scoped_release others_run;
    const Grounds grounds =
        held.ask([&](const KeptAnalysis& kept) { return or_raise(kept.grounds(cell)); });
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

Supposed suppose(KeptAnalysis& kept, Cell cell) {
  if (kept.analysis().mine_probability[cell.at()] == 1) return {1, kept.analysis().exact, {}};
  WhatIf what_if = or_raise(kept.what_if(cell));
  Supposed supposed{what_if.mine_probability(), what_if.is_exact(), {}};
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (probability == 0) continue;
    const auto all = kept.probabilities_after(what_if, cell, static_cast<int>(i));
    auto after = shown_board(kept.view(), [&](Cell other) {
      return other == cell ? std::numeric_limits<double>::quiet_NaN() : all[other.at()];
    });
    supposed.answers.push_back({clue.symbol(), probability, std::move(after)});
  }
  return supposed;
}

// (mine probability, whether it is exact, [(clue, probability, array)])
py::tuple what_if(HeldPosition& held, WholeNumber row, WholeNumber col) {
  const Cell cell = covered_cell(held, row, col);
  Supposed supposed;
  {
    const py::gil_scoped_release others_run;
    supposed = held.ask([&](KeptAnalysis& kept) { return suppose(kept, cell); });
  }
  py::list answers;
  for (const auto& [clue, probability, after] : supposed.answers) {
    answers.append(
        py::make_tuple(std::string(1, clue), probability, own_board(held.shape(), after)));
  }
  return py::make_tuple(supposed.mine_probability, supposed.exact, answers);
}

py::array sample(HeldPosition& held, long count, std::uint64_t seed) {
  static_assert(sizeof(bool) == 1);
  py::array_t<bool> layouts(
      std::vector<py::ssize_t>{count, held.shape().height, held.shape().width});
  const std::span<std::uint8_t> bytes(reinterpret_cast<std::uint8_t*>(layouts.mutable_data()),
                                      static_cast<std::size_t>(layouts.size()));
  const py::gil_scoped_release others_run;
  // Not the kept posterior: a handler of a signal may ask about the position meanwhile.
  Knowledge known(held.view);
  if (!known.posterior().is_possible()) held.ask([](const KeptAnalysis&) {});
  SignalClock signals;
  or_raise(draw_layouts(known, Seed{seed}, bytes, [&] {
    signals.check();
    return true;
  }));
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
    const auto report = or_raise(find_influence(Given{game}, {}));
    write_influence_json(report, [&](std::string_view piece) { json += piece; });
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
