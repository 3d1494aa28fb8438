#include "bindings/python/played.h"

#include <pybind11/stl.h>

#include "bindings/python/arrays.h"
#include "bindings/python/errors.h"
#include "bindings/python/pictures.h"
#include "formats/game_source.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

std::string shown_by(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::Clue:
      return std::string(1, outcome.clue.symbol());
    case Outcome::Kind::Mine:
      return "M";
    default:
      return "F";
  }
}

py::object move_of_step(const py::object& make, const Step& step, const Shape& shape) {
  const auto& [decision, outcome, line] = step;
  const Place place = shape.place(decision.move.cell);
  const bool is_proof = decision.basis == Basis::Proof;
  const auto& because = decision.reason.because;
  return make(decision.move.kind == Move::Kind::Open ? "open" : "flag", place.row, place.col,
              shown_by(outcome), outcome.changed, basis_word(decision.basis), decision.estimate,
              is_proof ? py::object(py::str(rule_word(decision.reason.rule))) : py::none(),
              pairs_of({because.data(), because.size()}, shape));
}

py::list moves_of(const Transcript& game) {
  const py::object make = py::module_::import("minewise.games").attr("PlayedMove");
  py::list moves;
  for (const Step& step : game.steps) moves.append(move_of_step(make, step, game.id.shape()));
  return moves;
}

HeldPtr position_at(const Transcript& game, std::optional<std::uint64_t> moves) {
  const Game moment = or_raise(game_after(game, moves));
  return hold(moment.view(), game.id.shape());
}

HeldPtr position_after_moves(const Transcript& game, std::optional<WholeNumber> moves) {
  if (!moves) return position_at(game, std::nullopt);
  if (*moves < 0) throw py::value_error(fmt::format("moves: there is no move {}", moves->value));
  return position_at(game, static_cast<std::uint64_t>(moves->value));
}

void bind_figures(py::class_<Transcript>& game) {
  game.def_property_readonly(
          "given", [](const Transcript& it) { return it.is_given; },
          "Whether it was played on a given layout, not on the one that its ID deals.")
      .def_property_readonly(
          "won", [](const Transcript& it) { return it.result.won; }, "Whether the game was won.")
      .def_property_readonly(
          "score", [](const Transcript& it) { return it.result.score; },
          "Mines identified without stepping on them, as a share of all mines.")
      .def_property_readonly(
          "stepped", [](const Transcript& it) { return it.result.stepped; }, "Mines stepped on.")
      .def_property_readonly(
          "guesses", [](const Transcript& it) { return it.result.guesses; },
          "Cells opened without proof.")
      .def_property_readonly(
          "wrong_flags", [](const Transcript& it) { return it.result.wrong_flags; },
          "Flags on cells without a mine.");
}

}  // namespace

void bind_played(py::module_& module) {
  py::class_<Transcript> game(module, "Played", "A game that is over.");
  bind_figures(game);
  game.def(py::init([](const std::string& text) { return or_raise(parse_transcript(text)); }),
           py::arg("transcript"), "Reads a saved game.")
      .def_property_readonly(
          "id", [](const Transcript& it) { return format_game_id(it.id); },
          "The line that reproduces the game anywhere.")
      .def_property_readonly(
          "agent", [](const Transcript& it) { return it.agent; }, "Who played.")
      .def_property_readonly("moves", moves_of, "Every move, with its reason and its answer.")
      .def_property_readonly(
          "layout", [](const Transcript& it) { return mines_of(it.layout, it.id.shape()); },
          "Where the mines are: truth values [row, column].")
      .def_property_readonly("transcript", format_transcript,
                             "The game as text, which `minewise replay` and others read.")
      .def("position", position_after_moves, py::arg("moves") = py::none(),
           "The position after so many moves; at the end if left out.")
      .def(
          "_repr_svg_",
          [](const Transcript& it) { return svg_of_position(*position_at(it, std::nullopt)); },
          "The board at the end as SVG, for notebooks; None if too large.")
      .def("__str__", format_transcript)
      .def("__repr__", [](const Transcript& it) {
        return fmt::format("<minewise.Played {} by {}, score {:.3f}, {}>", format_game_id(it.id),
                           it.agent, it.result.score, it.result.won ? "won" : "not won");
      });
}

}  // namespace minewise::python
