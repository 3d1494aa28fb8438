#include "bindings/python/players.h"

#include <fmt/core.h>
#include <pybind11/stl.h>

#include <limits>

#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "core/macros.h"
#include "core/position.h"
#include "output/json/lists_json.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// What is behind the Python object.
struct PlayerView {
  const View* view = nullptr;  // null when the time is over
  Shape shape;
  Rng* rng = nullptr;
  py::array symbols;

  const View& now() const {
    if (!view) throw py::value_error("this view is from an earlier move; use the new one");
    return *view;
  }
  Rng& chances() const {
    now();
    if (!rng) throw py::value_error("random numbers are available in decide, not in start");
    return *rng;
  }
};

py::object mines_shown(const PlayerView& shown) {
  const auto* fixed = std::get_if<FixedCount>(&shown.now().count());
  return fixed ? py::object(py::int_(fixed->mines)) : py::none();
}

py::object density_shown(const PlayerView& shown) {
  const auto* laid = std::get_if<Independent>(&shown.now().count());
  return laid ? py::object(py::float_(laid->density)) : py::none();
}

py::list neighbours(const PlayerView& shown, WholeNumber row, WholeNumber col) {
  const Cell cell = cell_at(shown.shape, row, col);
  return pairs_of(neighbours_of(shown.shape, shown.shape.place(cell)), shown.shape);
}

std::uint32_t below(const PlayerView& shown, WholeNumber n) {
  constexpr long kMost = std::numeric_limits<std::uint32_t>::max();
  if (n < 1 || n > kMost) throw py::value_error(fmt::format("n: choose from 1 to {}", kMost));
  return shown.chances().below(static_cast<std::uint32_t>(n.value));
}

}  // namespace

SymbolBoard::SymbolBoard(const Shape& shape) : codes_({shape.height, shape.width}) {
  std::fill_n(codes_.mutable_data(), shape.cells(), static_cast<std::uint8_t>('?'));
}

void SymbolBoard::update(const View& view) {
  const auto uncovered = view.uncovered();
  std::uint8_t* codes = codes_.mutable_data();
  for (; known_ < uncovered.size(); ++known_) {
    const Cell cell = uncovered[known_];
    codes[cell.at()] = static_cast<std::uint8_t>(symbol_of(view, cell));
  }
}

py::array SymbolBoard::array() const {
  py::array shared = codes_.attr("view")();
  make_read_only(shared);
  return shared;
}

ShownView::ShownView(const View& view, Rng* rng, SymbolBoard& symbols) {
  symbols.update(view);
  object_ = py::cast(PlayerView{&view, view.topology().shape(), rng, symbols.array()});
}

ShownView::~ShownView() {
  object_.cast<PlayerView&>().view = nullptr;
}

void bind_player_view(py::module_& module) {
  py::class_<PlayerView>(module, "View", "What an agent sees of its game when it decides.")
      .def_property_readonly(
          "rows", [](const PlayerView& shown) { return shown.shape.height; }, "Number of rows.")
      .def_property_readonly(
          "cols", [](const PlayerView& shown) { return shown.shape.width; }, "Number of columns.")
      .def_property_readonly(
          "symbols", [](const PlayerView& shown) { return shown.symbols; },
          "The board as character codes (uint8), [row, column], read-only; it changes as the game "
          "goes on.")
      .def_property_readonly("mines", mines_shown,
                             "The number of mines, if the player knows it, or None.")
      .def_property_readonly("density", density_shown,
                             "The density of mines, if the player knows it, or None.")
      .def_property_readonly(
          "rules", [](const PlayerView& shown) { return format_rules(shown.now().rules()); },
          "The rules, written as in game IDs.")
      .def_property_readonly(
          "covered",
          [](const PlayerView& shown) { return pairs_of(shown.now().covered(), shown.shape); },
          "The covered cells as (row, column), in an order that depends only on the moves made.")
      .def("neighbours", neighbours, py::arg("row"), py::arg("col"),
           "The cells that touch a cell, as (row, column).")
      .def(
          "random", [](const PlayerView& shown) { return shown.chances().unit(); },
          "A random number in [0, 1), the same in every replay of the game.")
      .def("below", below, py::arg("n"),
           "A random whole number from 0 to n - 1, the same in every replay of the game.")
      .def(
          "position", [](const PlayerView& shown) { return hold(shown.now(), shown.shape); },
          "The current position.")
      .def(
          "analyze",
          [](const PlayerView& shown) { return analysis_of(hold(shown.now(), shown.shape)); },
          "The analysis of the current position.");
}

namespace py = pybind11;

namespace {

Result<Move> move_of(const std::string& kind, long row, long col, const View& view,
                     const Shape& shape) {
  const bool opens = kind == "open";
  if (!opens && kind != "flag") return fail("'{}' is not a kind of move", kind);
  if (row < 0 || row >= shape.height || col < 0 || col >= shape.width) {
    return fail("{} {},{} is outside the board", kind, row, col);
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
  throw py::value_error(
      format_message("{} is not a name for an agent: write one line of printable characters",
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
        format_message("{} is not an agent: use a name, or an object with a method decide(view)",
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
