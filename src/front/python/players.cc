#include "front/python/players.h"

#include <fmt/core.h>

#include "front/python/arrays.h"
#include "front/python/bindings.h"
#include "front/python/errors.h"
#include "front/python/player_view.h"
#include "show/json/agents_json.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The words for a move in messages: "open 3,4".
std::string told_move(const std::string& kind, long row, long col) {
  return fmt::format("{} {},{}", kind, row, col);
}

Move move_of(const std::string& kind, long row, long col, const View& view, const Shape& shape) {
  const bool opens = kind == "open";
  if (!opens && kind != "flag") throw IllegalMove(format_message("'{}' is no kind of move", kind));
  if (row < 0 || row >= shape.height || col < 0 || col >= shape.width) {
    throw IllegalMove(told_move(kind, row, col) + " is off the board");
  }
  const Cell cell = shape.cell({static_cast<int>(row), static_cast<int>(col)});
  if (!view.is_covered(cell)) {
    throw IllegalMove(told_move(kind, row, col) + ": the cell is not covered");
  }
  return {opens ? Move::Kind::Open : Move::Kind::Flag, cell};
}

// A move of the class minewise.Move, checked. A proof names no clues: they are the player's.
Decision decision_of(const py::object& said, const View& view, const Shape& shape) {
  if (!py::hasattr(said, "kind") || !py::hasattr(said, "row") || !py::hasattr(said, "col")) {
    throw IllegalMove(
        format_message("decide returned {}, not a move; return minewise.open_(row, col) or "
                       "minewise.flag(row, col)",
                       std::string(py::repr(said))));
  }
  Decision decision;
  decision.move = move_of(said.attr("kind").cast<std::string>(), said.attr("row").cast<long>(),
                          said.attr("col").cast<long>(), view, shape);
  const py::object probability = py::getattr(said, "probability", py::none());
  if (decision.move.kind == Move::Kind::Flag ||
      py::getattr(said, "certain", py::none()).cast<bool>()) {
    decision.basis = Basis::Proof;
    decision.reason.rule = Rule::Exact;
  } else if (!probability.is_none()) {
    decision.basis = Basis::Probability;
    decision.estimate = probability.cast<double>();
    if (!(*decision.estimate >= 0 && *decision.estimate <= 1)) {
      throw IllegalMove(fmt::format("{} is not a probability", *decision.estimate));
    }
  }
  return decision;
}

class PythonAgent final : public Agent {
 public:
  PythonAgent(py::handle player, const Shape& shape) : player_(player), shape_(shape) {}
  PythonAgent(const PythonAgent&) = delete;
  PythonAgent& operator=(const PythonAgent&) = delete;
  ~PythonAgent() override {
    const py::gil_scoped_acquire lock;
    symbols_.reset();
  }

  void start(const View& view) override {
    const py::gil_scoped_acquire lock;
    symbols_.emplace(shape_);
    moves_ = 0;
    if (!py::hasattr(player_, "start")) return;
    const ShownView shown(view, shape_, nullptr, *symbols_);
    player_.attr("start")(shown.object());
  }

  Decision decide(const View& view, Rng& rng) override {
    const py::gil_scoped_acquire lock;
    ++moves_;
    const ShownView shown(view, shape_, &rng, *symbols_);
    const py::object said = player_.attr("decide")(shown.object());
    try {
      return decision_of(said, view, shape_);
    } catch (const IllegalMove& illegal) {
      throw IllegalMove(fmt::format("move {}: {}", moves_, illegal.what()));
    }
  }

 private:
  py::handle player_;
  Shape shape_;
  std::optional<SymbolBoard> symbols_;
  int moves_ = 0;
};

}  // namespace

void Players::add(py::handle agent) {
  if (py::isinstance<py::str>(agent)) {
    const auto text = agent.cast<std::string>();
    is_all_ = is_all_ || text == "all";
    for (AgentSpec& spec : or_raise(parse_agents(text))) specs_.push_back(std::move(spec));
    return;
  }
  if (!py::hasattr(agent, "decide") || PyType_Check(agent.ptr())) {
    throw py::value_error(
        format_message("{} is no agent: give a name, or an object with a method decide(view)",
                       std::string(py::repr(agent))));
  }
  AgentEntry& entry = own_.emplace_back();
  entry.name = py::str(py::getattr(agent, "name", py::type::handle_of(agent).attr("__name__")));
  entry.make = [agent, shape = shape_](const ParameterValues&) {
    return std::make_unique<PythonAgent>(agent, *shape);
  };
  specs_.push_back({&entry, {}});
}

void raise_illegal(const IllegalMove& illegal, const GameId& id) {
  throw py::value_error(fmt::format("game {}: {}", format_game_id(id), illegal.what()));
}

void bind_players(py::module_& module) {
  bind_player_view(module);
  module.def(
      "agents_json", [] { return agents_json(all_agents()); }, "Every agent by name, as JSON.");
}

}  // namespace minewise::python
