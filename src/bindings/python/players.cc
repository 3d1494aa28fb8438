#include "bindings/python/players.h"

#include "bindings/python/arrays.h"
#include "bindings/python/bindings.h"
#include "bindings/python/errors.h"
#include "bindings/python/player_view.h"
#include "core/try.h"
#include "output/json/agents_json.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

Result<Move> move_of(const std::string& kind, long row, long col, const View& view,
                     const Shape& shape) {
  const bool opens = kind == "open";
  if (!opens && kind != "flag") return fail("'{}' is no kind of move", kind);
  if (row < 0 || row >= shape.height || col < 0 || col >= shape.width) {
    return fail("{} {},{} is off the board", kind, row, col);
  }
  const Cell cell = shape.cell({static_cast<int>(row), static_cast<int>(col)});
  if (!view.is_covered(cell)) return fail("{} {},{}: the cell is not covered", kind, row, col);
  return Move{opens ? Move::Kind::Open : Move::Kind::Flag, cell};
}

// The number of a field of a move.
Result<long> number_of(const py::object& said, const char* field) {
  const py::object given = said.attr(field);
  if (const auto number = whole_number_in(given)) return number->value;
  return fail("{} is {}, not a whole number", field, std::string(py::repr(given)));
}

Result<double> probability_of(const py::object& given) {
  const double probability = PyFloat_AsDouble(given.ptr());
  if (PyErr_Occurred()) {
    PyErr_Clear();
    return fail("probability is {}, not a number", std::string(py::repr(given)));
  }
  if (probability >= 0 && probability <= 1) return probability;
  return fail("{} is not a probability", probability);
}

bool is_certain(const py::object& said) {
  const int truth = PyObject_IsTrue(py::getattr(said, "certain", py::none()).ptr());
  if (truth < 0) throw py::error_already_set();
  return truth == 1;
}

// A move of the class minewise.Move, checked. A proof names no clues: they are the player's.
Result<Decision> decision_of(const py::object& said, const View& view) {
  if (!py::hasattr(said, "kind") || !py::hasattr(said, "row") || !py::hasattr(said, "col")) {
    return fail(
        "decide returned {}, not a move; return minewise.open_(row, col) or minewise.flag(row, "
        "col)",
        std::string(py::repr(said)));
  }
  TRY(const long row, number_of(said, "row"));
  TRY(const long col, number_of(said, "col"));
  Decision decision;
  TRY(decision.move, move_of(py::str(said.attr("kind")), row, col, view, view.topology().shape()));
  const py::object probability = py::getattr(said, "probability", py::none());
  if (decision.move.kind == Move::Kind::Flag || is_certain(said)) {
    decision.basis = Basis::Proof;
    decision.reason.rule = Rule::Exact;
  } else if (!probability.is_none()) {
    decision.basis = Basis::Probability;
    TRY(decision.estimate, probability_of(probability));
  }
  return decision;
}

// Whoever makes an illegal move gives up, with the fault.
class PythonAgent final : public Agent {
 public:
  explicit PythonAgent(py::handle player) : player_(player) {}
  PythonAgent(const PythonAgent&) = delete;
  PythonAgent& operator=(const PythonAgent&) = delete;
  ~PythonAgent() override {
    const py::gil_scoped_acquire lock;
    symbols_.reset();
  }

  void start(const View& view) override {
    const py::gil_scoped_acquire lock;
    symbols_.emplace(view.topology().shape());
    fault_.reset();
    if (!py::hasattr(player_, "start")) return;
    const ShownView shown(view, nullptr, *symbols_);
    player_.attr("start")(shown.object());
  }

  Decision decide(const View& view, Rng& rng) override {
    const py::gil_scoped_acquire lock;
    const ShownView shown(view, &rng, *symbols_);
    auto decision = decision_of(player_.attr("decide")(shown.object()), view);
    if (decision) return *std::move(decision);
    fault_ = Fault{std::move(decision).error().message};
    return give_up();
  }

  const Fault* fault() const override { return fault_ ? &*fault_ : nullptr; }

 private:
  py::handle player_;
  std::optional<SymbolBoard> symbols_;
  std::optional<Fault> fault_;  // of the last decision
};

// Names stand in one line of saved games and tables.
std::string name_of(py::handle agent) {
  const py::str name = py::getattr(agent, "name", py::type::handle_of(agent).attr("__name__"));
  if (name.attr("isprintable")().cast<bool>() && py::len(name) > 0) return name;
  throw py::value_error(format_message("{} is no name for an agent: it takes one line of letters",
                                       std::string(py::repr(name))));
}

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
  entry.name = name_of(agent);
  entry.make = [agent](const ParameterValues&) { return std::make_unique<PythonAgent>(agent); };
  specs_.push_back({&entry, {}});
}

void bind_players(py::module_& module) {
  bind_player_view(module);
  module.def(
      "agents_json", [] { return agents_json(all_agents()); }, "Every agent by name, as JSON.");
}

}  // namespace minewise::python
