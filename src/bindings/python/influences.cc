// Influence: which clue led to which deduction, and how far, as the JSON of `minewise influence`.
#include "bindings/python/analyses.h"
#include "bindings/python/bindings.h"
#include "bindings/python/errors.h"
#include "bindings/python/long_calls.h"
#include "output/json/influence_json.h"
#include "review/influence_report.h"

namespace minewise::python {

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
