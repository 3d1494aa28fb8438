#include "bindings/python/positions.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <random>

#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "core/position.h"
#include "formats/game_source.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

std::string text_in(const py::object& what) {
  if (!py::isinstance<py::str>(what) && !py::isinstance<py::bytes>(what)) {
    throw py::type_error("a position is a text or a minewise.Position");
  }
  return what.cast<std::string>();
}

// What an option says, if it says anything.
std::optional<std::string> word_in(std::string_view option, const py::object& said) {
  if (said.is_none()) return std::nullopt;
  if (py::isinstance<py::str>(said)) return said.cast<std::string>();
  throw py::type_error(format_message("{}: {} is not a text", option, std::string(py::repr(said))));
}

std::optional<std::string> whole_in(const py::object& said) {
  if (said.is_none()) return std::nullopt;
  const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(said.ptr()));
  if (!number) throw py::error_already_set();
  return py::str(number);
}

std::string decimal_in(const py::handle& said) {
  const double number = PyFloat_AsDouble(said.ptr());
  if (PyErr_Occurred()) throw py::error_already_set();
  return fmt::format("{}", number);
}

// The weights of 0, 1, 2, ... mines: numbers, or a text as in a file.
std::optional<std::string> prior_in(const py::object& said) {
  if (said.is_none()) return std::nullopt;
  if (py::isinstance<py::str>(said)) return said.cast<std::string>();
  std::string weights;
  for (const py::handle weight : said) weights += (weights.empty() ? "" : ",") + decimal_in(weight);
  return weights;
}

HeldPtr edited(const HeldPosition& held, WholeNumber row, WholeNumber col,
               const std::string& symbol) {
  const Cell cell = cell_at(held.shape(), row, col);
  const auto read = parse_position(symbol);
  if (!read || read->symbols.size() != 1) {
    throw py::value_error(format_message("'{}' is not the symbol of a cell", symbol));
  }
  Position position = held.position;
  position.symbols[cell.at()] = read->symbols.front();
  return hold(std::move(position), held.view.topology_ptr());
}

template <class Kind>
const Kind* count_of(const HeldPosition& held) {
  return held.position.count ? std::get_if<Kind>(&*held.position.count) : nullptr;
}

py::object mines_told(const HeldPosition& held) {
  const auto* fixed = count_of<FixedCount>(held);
  return fixed ? py::object(py::int_(fixed->mines)) : py::none();
}

py::object density_told(const HeldPosition& held) {
  const auto* laid = count_of<Independent>(held);
  return laid ? py::object(py::float_(laid->density)) : py::none();
}

py::array symbols_of(const py::object& self) {
  const auto& held = self.cast<const HeldPosition&>();
  const auto* codes = reinterpret_cast<const std::uint8_t*>(held.position.symbols.data());
  return shared_board(held.shape(), codes, self);
}

std::string text_of(const HeldPosition& held) {
  return format_position(held.position);
}

using PositionClass = py::class_<HeldPosition, HeldPtr>;

// What a position says of itself.
void bind_position_fields(PositionClass& position) {
  position
      .def_property_readonly(
          "rows", [](const HeldPosition& held) { return held.shape().height; }, "Number of rows.")
      .def_property_readonly(
          "cols", [](const HeldPosition& held) { return held.shape().width; }, "Number of columns.")
      .def_property_readonly(
          "shape",
          [](const HeldPosition& held) {
            return py::make_tuple(held.shape().height, held.shape().width);
          },
          "(rows, columns), as of an array.")
      .def_property_readonly("text", text_of, "The position in plain notation, headers first.")
      .def_property_readonly("symbols", symbols_of,
                             "The symbols of the cells as a 2-D array of character codes (uint8), "
                             "shared and read-only: position.symbols == ord('?').")
      .def_property_readonly("mines", mines_told,
                             "The number of mines, if the player knows it, or None.")
      .def_property_readonly("density", density_told,
                             "The density of mines, if the player knows it, or None.")
      .def_property_readonly(
          "clues", [](const HeldPosition& held) { return held.position.clues->name(); },
          "The kind of clues, written as in game IDs.")
      .def_property_readonly(
          "topology",
          [](const HeldPosition& held) { return std::string(grid_word(held.shape().grid)); },
          "The kind of grid: square, torus or hex.");
}

// What every value of Python has.
void bind_position_manners(PositionClass& position) {
  position.def("_repr_svg_", svg_of_position, "The board as SVG, for notebooks; None if too large.")
      .def("__str__", text_of)
      .def("__repr__",
           [](const HeldPosition& held) {
             return fmt::format("<minewise.Position {}x{}>", held.shape().width,
                                held.shape().height);
           })
      .def("__eq__",
           [](const HeldPosition& one, const py::object& other) {
             return py::isinstance<HeldPosition>(other) &&
                    text_of(one) == text_of(other.cast<const HeldPosition&>());
           })
      .def("__hash__", [](const HeldPosition& held) { return py::hash(py::str(text_of(held))); });
}

}  // namespace

PositionWords words_of(const py::kwargs& said) {
  PositionWords words;
  for (const auto& [key, given] : said) {
    const auto name = key.cast<std::string>();
    const auto value = py::reinterpret_borrow<py::object>(given);
    if (name == "mines") {
      words.mines = whole_in(value);
    } else if (name == "density") {
      if (!value.is_none()) words.density = decimal_in(value);
    } else if (name == "count_prior") {
      words.count_prior = prior_in(value);
    } else if (name == "clues") {
      words.clues = word_in("clues", value);
    } else if (name == "topology") {
      words.topology = word_in("topology", value);
    } else {
      throw py::type_error(
          format_message("'{}' is not a keyword of a position; known are mines, "
                         "density, count_prior, clues and topology",
                         name));
    }
  }
  return words;
}

KeptAnalysis HeldPosition::make_analysis() const {
  return or_raise(KeptAnalysis::make(shape(), view));
}

HeldPtr hold(Position position, TopologyPtr topology) {
  View view = view_on(std::move(topology), position);
  return std::make_shared<HeldPosition>(std::move(position), std::move(view));
}

HeldPtr hold(const View& view, const Shape& shape) {
  return std::make_shared<HeldPosition>(position_of(view, shape), view);
}

Seed random_seed() {
  std::random_device device;
  return Seed{device()};  // 32 bits: short enough to copy from a screen
}

Input input_of(const std::string& text) {
  Input input = or_raise(recognise(text, std::nullopt, Seed{0}));
  auto* id = std::get_if<GameId>(&input);
  if (id && text.find("seed=") == text.npos) id->seed = random_seed();
  return input;
}

TopologyPtr PositionReader::topology_of(const Shape& shape) {
  constexpr std::size_t kMostKept = 8;
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(kept_, shape, &std::pair<Shape, TopologyPtr>::first);
  if (found != kept_.end()) return found->second;
  kept_.emplace_front(shape, make_topology(shape));
  if (kept_.size() > kMostKept) kept_.pop_back();
  return kept_.front().second;
}

HeldPtr PositionReader::hold_adjusted(Position position, const PositionWords& words) {
  or_raise(adjust(position, words));
  TopologyPtr topology = topology_of(position.shape);
  return hold(std::move(position), std::move(topology));
}

// Plain notation, which most texts are, is tried first: the reader of everything takes as long as
// the analysis of a small board, and finds the same in it.
HeldPtr PositionReader::read_text(const std::string& text, const PositionWords& words) {
  if (auto position = parse_position(text)) return hold_adjusted(*std::move(position), words);
  const Input input = input_of(text);
  const auto* drawing = std::get_if<Drawing>(&input);
  if (drawing && !drawing->moments.empty()) return hold_adjusted(drawing->moments.back(), words);
  const auto moment = or_raise(find_moment(input, {.position = words}, random_seed()));
  return hold(moment.position, moment.view.topology_ptr());
}

HeldPtr PositionReader::read(const py::object& what, const PositionWords& words) {
  if (!py::isinstance<HeldPosition>(what)) {
    const std::string text = text_in(what);
    const py::gil_scoped_release others_run;
    return read_text(text, words);
  }
  auto held = what.cast<HeldPosition&>().shared_from_this();
  return words.any() ? hold_adjusted(held->position, words) : held;
}

void bind_positions(py::module_& module, const ReaderPtr& reader) {
  PositionClass position(module, "Position",
                         "A position: what a player sees of a board. It never changes.");
  bind_position_fields(position);
  bind_position_manners(position);
  position
      .def(
          py::init([reader](const py::object& text, const py::kwargs& said) {
            return reader->read(text, words_of(said));
          }),
          py::arg("text"),
          "Reads a position, as minewise.analyze does: rows of ? 0-8 _ M F, a drawn board, a saved "
          "game, a game ID. Keywords: mines, density, count_prior, clues, topology.")
      .def("edit", edited, py::arg("row"), py::arg("col"), py::arg("symbol"),
           "A position with one cell changed to a symbol of the notation.");
}

}  // namespace minewise::python
