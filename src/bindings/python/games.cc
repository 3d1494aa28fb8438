// Games: played by an agent from beginning to end, or by hand, move by move. A game that is over
// has its figures, every move with its reason, the layout, and any of its moments.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "api/session.h"
#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "bindings/python/players.h"
#include "bindings/python/positions.h"
#include "formats/game_source.h"
#include "output/text/explain.h"

namespace minewise::python {

void bind_played(pybind11::module_& module);

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
          "Whether the game used a given layout instead of the one that its ID deals.")
      .def_property_readonly(
          "won", [](const Transcript& it) { return it.result.won; }, "Whether the game was won.")
      .def_property_readonly(
          "score", [](const Transcript& it) { return it.result.score; },
          "The share of mines identified without stepping on them; 1 when there are none.")
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
  py::class_<Transcript> game(module, "Played", "A finished game.");
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
           "The position after a number of moves; by default at the end.")
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

// Games in play.

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
  if (players.specs().size() != 1) throw py::value_error("agent: must not be empty");
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
          "Marks a cell as a mine, or removes the mark. In survival the game ends when every "
          "covered cell is marked.")
      .def(
          "chord",
          [](HandGame& it, WholeNumber row, WholeNumber col) {
            or_raise(it.session.chord(it.cell(row, col)));
          },
          py::arg("row"), py::arg("col"),
          "Opens the other cells around a clue whose mines are all marked.")
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
      .def_property_readonly("position", &HandGame::position, "The current position.")
      .def_property_readonly(
          "over", [](const HandGame& it) { return it.session.is_over(); },
          "Whether the game is over.")
      .def_property_readonly(
          "won", [](const HandGame& it) { return it.session.figures().won; },
          "Whether the game is won.")
      .def_property_readonly(
          "score", [](const HandGame& it) { return it.session.figures().score; },
          "The share of mines identified without stepping on them; 1 when there are none.")
      .def("played", finished, "The game as a Played, with transcript and layout, when it is over.")
      .def(
          "_repr_svg_", [](const HandGame& it) { return svg_of_position(*it.position()); },
          "The current board as SVG, for notebooks; None if too large.")
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
