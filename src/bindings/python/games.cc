// Games: played by an agent from beginning to end, or by hand, move by move.
#include <pybind11/stl.h>

#include "api/session.h"
#include "bindings/python/arrays.h"
#include "bindings/python/bindings.h"
#include "bindings/python/errors.h"
#include "bindings/python/long_calls.h"
#include "bindings/python/pictures.h"
#include "bindings/python/played.h"
#include "bindings/python/players.h"
#include "bindings/python/positions.h"
#include "formats/game_source.h"
#include "output/text/explain.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The game of a text: a game ID, a layout under the rules of `rules`, a saved game.
GameSource source_of(const std::string& text, const std::string& rules,
                     std::optional<std::uint64_t> seed) {
  GameChoice choice{.words = rules, .usual_seed = random_seed()};
  if (seed) choice.seed = Seed{*seed};
  return or_raise(game_of(input_of(text), choice));
}

// Watches for Ctrl-C between moves.
class SignalWatch final : public Observer {
 public:
  void played(const Game&, const Step&) override { check_signals(); }
};

Transcript play(const std::string& text, py::handle agent, const std::string& rules,
                std::optional<std::uint64_t> seed) {
  Players players;
  players.add(agent);
  if (players.specs().size() != 1) throw py::value_error("agent: name one");
  const AgentSpec& spec = players.specs().front();
  const GameSource source = source_of(text, rules, seed);
  or_raise(check_fit(*spec.entry, source.id.board(), source.id.rules));
  SignalWatch watch;
  const py::gil_scoped_release others_run;
  return or_raise(play_out(source, spec, &watch));
}

// A game by hand.
struct HandGame {
  Session session;

  const View& view() const { return session.view(); }
  Shape shape() const { return session.game().id().shape(); }
  Cell cell(long row, long col) const { return cell_at(shape(), row, col); }
  HeldPtr position() const { return hold(view(), shape()); }
};

std::unique_ptr<HandGame> begin_by_hand(const std::string& text, const std::string& rules,
                                        std::optional<std::uint64_t> seed) {
  return std::make_unique<HandGame>(Session(source_of(text, rules, seed).game()));
}

// Opens a cell and returns the symbol that it shows then.
std::string open_by_hand(HandGame& game, WholeNumber row, WholeNumber col) {
  const Cell cell = game.cell(row, col);
  or_raise(game.session.open(cell));
  return std::string(1, symbol_of(game.view(), cell));
}

// (kind, row, column, why)
py::object hint_of(HandGame& game) {
  const auto hint = game.session.hint();
  if (!hint) return py::none();
  const Place place = game.shape().place(hint->move.cell);
  return py::module_::import("minewise.games")
      .attr("Hint")(hint->move.kind == Move::Kind::Open ? "open" : "flag", place.row, place.col,
                    explain_why(*hint, {game.view(), game.shape()}));
}

Transcript finished(const HandGame& game) {
  if (!game.session.is_over()) throw py::value_error("the game is not over");
  return game.session.transcript();
}

void bind_hand_moves(py::class_<HandGame>& game) {
  game.def("open", open_by_hand, py::arg("row"), py::arg("col"),
           "Opens a cell; returns the symbol that it shows then: '0' to '8', '_' or 'M'.")
      .def(
          "flag",
          [](HandGame& it, WholeNumber row, WholeNumber col) {
            or_raise(it.session.mark(it.cell(row, col)));
          },
          py::arg("row"), py::arg("col"),
          "Marks a cell as a mine, or takes the mark away. In survival the marks count once every "
          "covered cell has one.")
      .def(
          "chord",
          [](HandGame& it, WholeNumber row, WholeNumber col) {
            or_raise(it.session.chord(it.cell(row, col)));
          },
          py::arg("row"), py::arg("col"),
          "Opens the cells left around a clue whose mines are marked.")
      .def(
          "undo", [](HandGame& it) { or_raise(it.session.undo()); }, "Takes back the last move.")
      .def("hint", hint_of, "The best move and why; None when the game is over.");
}

void bind_hand_game(py::module_& module) {
  py::class_<HandGame> game(module, "Game", "A game played by hand, move by move.");
  bind_hand_moves(game);
  game.def(py::init(&begin_by_hand), py::arg("id"), py::arg("rules") = "",
           py::arg("seed") = py::none(),
           "The game of an ID ('9x9/10 classic seed=1'), or of a layout under these rules.")
      .def_property_readonly(
          "id", [](const HandGame& it) { return it.session.share_code(); },
          "The line that reproduces the game anywhere.")
      .def_property_readonly("position", &HandGame::position, "The position as it stands.")
      .def_property_readonly(
          "over", [](const HandGame& it) { return it.session.is_over(); },
          "Whether the game is over.")
      .def_property_readonly(
          "won", [](const HandGame& it) { return it.session.figures().won; },
          "Whether the game is won.")
      .def_property_readonly(
          "score", [](const HandGame& it) { return it.session.figures().score; },
          "Mines identified without stepping on them, as a share of all mines.")
      .def("played", finished, "The game as a Played, with transcript and layout, when it is over.")
      .def(
          "_repr_svg_", [](const HandGame& it) { return svg_of_position(*it.position()); },
          "The board as it stands as SVG, for notebooks; None if too large.")
      .def("__str__",
           [](const HandGame& it) { return format_position(position_of(it.view(), it.shape())); })
      .def("__repr__", [](const HandGame& it) {
        return fmt::format("<minewise.Game {}>", it.session.share_code());
      });
}

}  // namespace

void bind_games(py::module_& module) {
  bind_played(module);
  bind_hand_game(module);
  module.def("play", play, py::arg("game"), py::arg("agent"), py::arg("rules"), py::arg("seed"),
             "Plays a game to its end.");
}

}  // namespace minewise::python
